"""Pictures with messages: what stands on those of tables and ratings, who draws them, and the emojis of cards."""
