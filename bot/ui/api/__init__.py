"""What Discord's API is asked for: in which form, at what pace, by which token, and what a refusal means."""
