"""Mutation testing of the rules: small faults are put in one at a time, and the tests have to notice each.

`make mutants` runs it; docs/mutants.md explains the faults that go unnoticed, docs/decisions/0012 why it is our own.
"""
