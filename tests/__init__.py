"""The tests; folders mirror the tree."""
