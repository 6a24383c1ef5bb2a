"""A pytest plugin: every test of all variants is one of the seventh alone (`-p tests.seventh.plugin`).

Its profile `few` keeps the properties short.
"""

import hypothesis

from bot.engine.variants import VARIANTS, checked
from tests.seventh.pesten import VARIANT

hypothesis.settings.register_profile("few", deadline=None, derandomize=True, max_examples=20)
VARIANTS.clear()
VARIANTS[VARIANT.name] = checked(VARIANT, "pesten")
