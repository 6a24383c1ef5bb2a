"""The tests mirror the tree: one folder a package."""
