"""A seventh variant, from outside: what a new file under bot/engine/variants would be, and nothing else."""
