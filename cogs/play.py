"""Commands of the one who plays: /hand /deal /play /suit /draw /pass /lastcard /catch /challenge."""

from discord import app_commands
from discord.ext import commands

from bot.engine.cards import Suit
from bot.manager.answers import Done, Refusal
from bot.manager.ids import PersonId
from bot.manager.requests import (
    Act,
    CatchSilent,
    ChallengePlay,
    DrawCard,
    Move,
    NameSuit,
    NextRound,
    PassTurn,
    PlayCards,
    SayLastCard,
    ShowHand,
)
from bot.text.names import safe_name
from bot.ui.answers.answering import Answering
from bot.ui.answers.asking import asker_of
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.connection.client import LastCardClient
from bot.ui.connection.translating import Words
from bot.ui.typed.completions import complete_card, complete_more, complete_player, complete_table
from bot.ui.typed.tables import Typed, read_cards, read_seat, which_table

SUITS = {"clubs": Suit.C, "diamonds": Suit.D, "hearts": Suit.H, "spades": Suit.S}
SuitName = app_commands.Transform[str, Words(*SUITS)]


class Play(commands.Cog):
    """Everything that can be done in a round, typed."""

    @app_commands.command()
    @app_commands.describe(table="Which table, if you sit at several")
    @app_commands.autocomplete(table=complete_table)
    async def hand(self, typed: Typed, table: str | None = None) -> None:
        """Show your cards, to you alone."""
        found = await which_table(typed, table)
        if found is not None:
            reply, manager = Reply.to(typed), typed.client.manager
            answer = await reply.in_time(manager.handle(ShowHand(asker=asker_of(reply), table=found)))
            if isinstance(answer, Done) and answer.hand is None:
                await refuse(reply, "no_hand_yet")
            else:
                await Answering(manager).command(reply, answer)

    @app_commands.command()
    @app_commands.describe(
        card="The card, like 8H or 8 of hearts",
        suit="The suit to name with an 8",
        more="Cards of the same rank to lay after it, in this order, like 8S 8D",
        table="Which table, if you sit at several",
    )
    @app_commands.autocomplete(card=complete_card, more=complete_more, table=complete_table)
    async def play(
        self,
        typed: Typed,
        *,
        card: str,
        suit: SuitName | None = None,
        more: str = "",
        table: str | None = None,
    ) -> None:
        """Play a card from your hand, or several of one rank where that is allowed."""
        reply, found = Reply.to(typed), await which_table(typed, table)
        if found is None:
            return
        hand = await reply.in_time(typed.client.manager.hand(found, PersonId(typed.user.id)))
        meant = None if hand is None else read_cards(hand, card, more, reply.locale)
        if meant is None:
            view = await reply.in_time(typed.client.manager.table(found))
            seated = view is not None and typed.user.id in {
                line.person for line in view.seats if not line.left
            }
            without = "no_hand_yet" if seated else Refusal.NOT_SEATED
            await refuse(reply, Refusal.NO_TABLE if view is None else without)
        elif isinstance(meant, str):
            await refuse(reply, "no_such_card", card=safe_name(meant))
        else:
            await act(typed, found, PlayCards(meant, None if suit is None else SUITS[suit]))

    @app_commands.command()
    @app_commands.describe(
        suit="The suit of the card that is to follow", table="Which table, if you sit at several"
    )
    @app_commands.autocomplete(table=complete_table)
    async def suit(self, typed: Typed, suit: SuitName, table: str | None = None) -> None:
        """Name the suit for an 8 that was turned first, where the dealer does that."""
        await act(typed, table, NameSuit(SUITS[suit]))

    @app_commands.command()
    @app_commands.describe(
        cards="Cards for each, where the dealer chooses and that is you",
        table="Which table, if you sit at several",
    )
    @app_commands.autocomplete(table=complete_table)
    async def deal(
        self, typed: Typed, cards: app_commands.Range[int, 1, 112] | None = None, table: str | None = None
    ) -> None:
        """Deal the next round."""
        found = await which_table(typed, table)
        if found is not None:
            reply, manager = Reply.to(typed), typed.client.manager
            request = NextRound(asker=asker_of(reply), table=found, cards=cards)
            await Answering(manager).command(reply, await reply.in_time(manager.handle(request)))

    @app_commands.command()
    @app_commands.describe(table="Which table, if you sit at several")
    @app_commands.autocomplete(table=complete_table)
    async def draw(self, typed: Typed, table: str | None = None) -> None:
        """Draw a card, or take all those you are threatened with."""
        await act(typed, table, DrawCard())

    @app_commands.command(name="pass")
    @app_commands.describe(table="Which table, if you sit at several")
    @app_commands.autocomplete(table=complete_table)
    async def pass_turn(self, typed: Typed, table: str | None = None) -> None:
        """Pass, where the game lets you, or accept that you are skipped."""
        await act(typed, table, PassTurn())

    @app_commands.command()
    @app_commands.describe(table="Which table, if you sit at several")
    @app_commands.autocomplete(table=complete_table)
    async def lastcard(self, typed: Typed, table: str | None = None) -> None:
        """Say “last card”."""
        await act(typed, table, SayLastCard())

    @app_commands.command()
    @app_commands.describe(
        player="Who forgot it; without this, everybody who did", table="Which table, if you sit at several"
    )
    @app_commands.autocomplete(player=complete_player, table=complete_table)
    async def catch(self, typed: Typed, player: str | None = None, table: str | None = None) -> None:
        """Catch somebody who holds one card and has not said so."""
        if player is None:
            await act(typed, table, CatchSilent())
            return
        reply, found = Reply.to(typed), await which_table(typed, table)
        if found is None:
            return
        view = await reply.in_time(typed.client.manager.table(found))
        target = None if view is None else read_seat(view, player)
        if view is None:
            await refuse(reply, Refusal.NO_TABLE)
        elif target is None:
            await refuse(reply, "no_such_player", player=safe_name(player))
        else:
            await act(typed, found, CatchSilent(target))

    @app_commands.command()
    @app_commands.describe(table="Which table, if you sit at several")
    @app_commands.autocomplete(table=complete_table)
    async def challenge(self, typed: Typed, table: str | None = None) -> None:
        """Object to the card just played, or to cards somebody still has to take."""
        await act(typed, table, ChallengePlay())


async def act(typed: Typed, table: str | None, move: Move) -> None:
    """Make a move at the table that is meant, and answer."""
    found = await which_table(typed, table)
    if found is None:
        return
    reply, manager = Reply.to(typed), typed.client.manager
    answer = await reply.in_time(manager.handle(Act(asker=asker_of(reply), table=found, move=move)))
    await Answering(manager).command(reply, answer)


async def setup(client: LastCardClient) -> None:
    """Load the commands."""
    await client.add_cog(Play())
