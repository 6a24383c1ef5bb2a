"""The words of the game: catalogues, cards, sentences, refusals and rules. Knows languages, not Discord."""
