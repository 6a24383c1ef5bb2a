"""Tables as values: what is asked of one, and what it is after that. Pure; nothing here waits or stores."""
