"""From a press or command to a request, and the answer back to whoever made it: once, and in time."""
