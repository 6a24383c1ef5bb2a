"""Turn a pressed control into a request for the manager."""

from collections.abc import Callable, Mapping
from typing import cast

import discord

from bot.engine.cards import Suit
from bot.manager.ids import MessageRef, PersonId, StampKind
from bot.manager.requests import (
    Act,
    AddComputer,
    Agree,
    Asker,
    CatchSilent,
    ChallengePlay,
    DrawCard,
    Join,
    LeaveSeat,
    Move,
    NameSuit,
    NextRound,
    Object,
    PassTurn,
    PlayCards,
    Rematch,
    RemoveComputer,
    Request,
    Resume,
    SayLastCard,
    Start,
)
from bot.text.catalogue import say
from bot.ui.answers.private import Interaction, Reply
from bot.ui.messages.controls import Control
from bot.ui.messages.picks import AS_IT_IS, read_pick
from bot.ui.messages.verbs import Verb

_LOBBY = frozenset({StampKind.LOBBY})
_HAND = frozenset({StampKind.HAND})
_MOTION = frozenset({StampKind.MOTION})

STAMPED: Mapping[Verb, frozenset[StampKind]] = {
    Verb.JOIN: _LOBBY,
    Verb.LEAVE: _LOBBY,
    Verb.ADD_COMPUTER: _LOBBY,
    Verb.REMOVE_COMPUTER: _LOBBY,
    Verb.STRENGTH: _LOBBY,
    Verb.OPTION: _LOBBY,
    Verb.PRESET: _LOBBY,
    Verb.CLOCK: _LOBBY,
    Verb.START: _LOBBY,
    Verb.NEXT: _LOBBY,
    Verb.DEAL: _LOBBY,
    Verb.REMATCH: _LOBBY,
    Verb.RESUME: _MOTION,
    Verb.AGREE: _MOTION,
    Verb.OBJECT: _MOTION,
    Verb.PLAY: _HAND,
    Verb.PICK: _HAND,
    Verb.NAME: _HAND,
    Verb.DRAW: frozenset({StampKind.HAND, StampKind.TURN}),
    Verb.PASS: frozenset({StampKind.HAND, StampKind.TURN}),
    Verb.CALL: frozenset({StampKind.HAND, StampKind.ROUND}),
    Verb.CATCH: frozenset({StampKind.CATCH}),
    Verb.CHALLENGE: frozenset({StampKind.CHALLENGE}),
}
"""What a control of each verb has to be stamped with; the verbs that are missing only look at something."""

_SEATS: Mapping[Verb, Callable[..., Request]] = {
    Verb.JOIN: Join,
    Verb.LEAVE: LeaveSeat,
    Verb.ADD_COMPUTER: AddComputer,
    Verb.REMOVE_COMPUTER: RemoveComputer,
    Verb.START: Start,
    Verb.NEXT: NextRound,
    Verb.REMATCH: Rematch,
    Verb.RESUME: Resume,
    Verb.AGREE: Agree,
    Verb.OBJECT: Object,
}

_MOVES: Mapping[Verb, Callable[[], Move]] = {
    Verb.DRAW: DrawCard,
    Verb.PASS: PassTurn,
    Verb.CALL: SayLastCard,
    Verb.CATCH: CatchSilent,
    Verb.CHALLENGE: ChallengePlay,
}


def asker_of(reply: Reply) -> Asker:
    """Return who asks, as the manager wants to know it."""
    interaction = reply.interaction
    message = interaction.message
    pressed = None if message is None else MessageRef(message.channel.id, message.id)
    return Asker(
        person=PersonId(interaction.user.id),
        name=interaction.user.display_name,
        receipt=reply.receipt,
        pressed=None if reply.on_ephemeral else pressed,
        moderator=interaction.guild_id is not None and interaction.permissions.manage_guild,
        guild_id=interaction.guild_id,
        has_role=_has_role(interaction),
        roles=_roles(interaction),
        computers=say(reply.public_locale, "computer-name"),
    )


def _has_role(interaction: Interaction) -> bool:
    """Tell whether somebody has the role that may run the tables of the server he asks in."""
    if interaction.guild_id is None or not isinstance(interaction.user, discord.Member):
        return False
    role = interaction.client.manager.preferences.server(interaction.guild_id).moderator_role
    return role is not None and any(each.id == role for each in interaction.user.roles)


def _roles(interaction: Interaction) -> frozenset[int]:
    """Return the roles somebody has in the server he presses in."""
    user = interaction.user
    return frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset()


def well_stamped(control: Control, verb: Verb) -> bool:
    """Tell whether a control bears the kind of stamp its verb needs; a forged one may not."""
    kinds = STAMPED.get(verb)
    return kinds is None or (control.stamp is not None and control.stamp.kind in kinds)


def request_of(asker: Asker, control: Control, verb: Verb) -> Request | None:
    """Return what a control asks for; None when its arguments make no sense."""
    if verb in _SEATS and not control.arguments:
        return _SEATS[verb](asker=asker, table=control.table, stamp=control.stamp)
    move = move_of(control, verb)
    return None if move is None else Act(asker=asker, table=control.table, stamp=control.stamp, move=move)


def move_of(control: Control, verb: Verb) -> Move | None:
    """Return the move a control makes; None when it makes none."""
    if verb in _MOVES and not control.arguments:
        return _MOVES[verb]()
    match verb, control.arguments:
        case ((Verb.PLAY | Verb.PICK), (cards,)):
            return _play(cards, None)
        case Verb.PLAY, (cards, how) if how == AS_IT_IS:
            return _play(cards, None)
        case Verb.PLAY, (cards, suit) if suit in Suit.__members__:
            return _play(cards, Suit[suit])
        case Verb.NAME, (suit,) if suit in Suit.__members__:
            return NameSuit(Suit[suit])
        case _:
            return None


def _play(text: str, suit: Suit | None) -> PlayCards | None:
    cards = read_pick(text)
    return None if cards is None else PlayCards(cards, suit)


def custom_id_of(interaction: Interaction) -> str:
    """Return the custom id of what was pressed, empty when there is none."""
    return str(_payload(interaction).get("custom_id", ""))


def chosen(interaction: Interaction) -> str | None:
    """Return the one entry chosen from a menu; None when there is not exactly one."""
    values = all_chosen(interaction)
    return values[0] if len(values) == 1 else None


def all_chosen(interaction: Interaction) -> tuple[str, ...]:
    """Return the entries chosen from a menu; none of what was no menu."""
    values = _payload(interaction).get("values", ())
    return tuple(map(str, values)) if isinstance(values, list) else ()


def _payload(interaction: Interaction) -> Mapping[str, object]:
    return cast("Mapping[str, object]", interaction.data or {})
