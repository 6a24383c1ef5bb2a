"""A local stand-in for Discord: real HTTP and a real gateway on loopback, and a page for four people.

It knows nothing of the bot it serves; the bot knows nothing of it but an address (`DISCORD_API`).
Run it with `python -m sandbox`; tests use `sandbox.harness`.
"""
