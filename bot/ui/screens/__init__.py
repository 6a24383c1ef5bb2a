"""What one sees alone who asks for it: rules, options, settings, statistics, and matches that have ended."""
