"""The client: it connects, knows the commands, takes every press, and sets up the application."""
