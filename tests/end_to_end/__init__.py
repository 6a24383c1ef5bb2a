"""The real bot in a process of its own, and people who press what they see, over sockets."""
