"""Everything that comes to the tables from outside: requests, reactions, clocks, and what happened while nobody was there."""
