"""Pictures: what stands in them as values, where it stands as boxes, and the only place that knows Pillow.

They know neither Discord nor the bot: names come ready to be read, and words already said.
"""
