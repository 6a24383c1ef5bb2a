"""Measurements: each module here is one, `python -m benchmarks [NAME …]` runs them and prints their figures."""
