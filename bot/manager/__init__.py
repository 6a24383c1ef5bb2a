"""The asynchronous shell round the rules: one lock a table, one transaction a move, then the telling."""
