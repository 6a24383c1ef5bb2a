"""Tests of what people see of leagues, and do with them."""
