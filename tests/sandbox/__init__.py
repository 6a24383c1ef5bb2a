"""The stand-in for Discord, driven over real sockets by a small bot in a process of its own."""
