"""The source of the project as a tree, for tests about the project itself."""

import ast
import gc
from pathlib import Path


def tree_of(path: Path) -> ast.Module:
    """Return what a source file says.

    Python 3.11 cannot parse while it parses ("AST constructor recursion depth mismatch", gh-106905), and it does when the
    collector comes to a task that was never finished just then: to print its traceback a line of it is parsed. The
    simulation leaves such tasks behind, as a killed process does.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        return ast.parse(path.read_text("utf-8"))
    finally:
        if collects:
            gc.enable()
