"""What is typed instead of pressed: what is meant by it, what is offered meanwhile, and what has no button."""
