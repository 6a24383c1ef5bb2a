"""The yardsticks themselves are measured: what they say of how sure they are has to be right."""
