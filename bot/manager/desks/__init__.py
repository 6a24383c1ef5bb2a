"""Tables in memory and in the store: each at a desk of its own, behind one lock, changed in one transaction."""
