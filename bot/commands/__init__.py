"""The command line, one file a command: `add_arguments(parser)` and `run(args)`, which gives the exit status."""
