"""The schema, step by step: `NNNN_what.sql`, each ending in the `user_version` it leads to."""
