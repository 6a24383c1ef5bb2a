"""A deck for tests: every card has an emoji, whose mention is as long as Discord's are."""

from bot.manager.tables.choices import CardStyle
from bot.pictures.emojis import drawn_emojis
from bot.ui.messages.face import Emoji
from bot.ui.pictures.emojis import Deck, decks

FIRST_ID = 1_500_000_000_000_000_000
EMOJIS = tuple(Emoji(FIRST_ID + number, name) for number, name in enumerate(drawn_emojis()))
FOUR: Deck = decks(EMOJIS)[CardStyle.FOUR]
TWO: Deck = decks(EMOJIS)[CardStyle.TWO]
