"""The whole bot in one thread, with a virtual clock, a simulated Discord and a process that is killed (docs/simulation.md)."""
