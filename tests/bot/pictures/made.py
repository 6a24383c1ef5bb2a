"""Cups and seasons of any size to lay out."""

from bot.pictures.content import Box, Bracket, Course, Heading, Name, Row, Seat, Stage, Table
from bot.pictures.play import Fact, Game, Line, Player, Sheet


def heading(champion: str | None = None) -> Heading:
    """Return what stands above."""
    won = None if champion is None else Name(champion)
    return Heading(title="Friday cup", about="A cup of many", champion=won, champion_word="has won")


def cup(entrants: int, size: int, *, stages: int = 9, ended: int = 0) -> Bracket:
    """Return a cup as far as so many stages, of which so many have ended; everybody is called by a number."""
    drawn: list[Stage] = []
    people = list(range(entrants))
    while len(people) > 1 and len(drawn) < stages:
        tables = -(-len(people) // size)
        seated = [people[table::tables] for table in range(tables)]
        over = len(drawn) < ended
        boxes = [
            _box(f"{len(drawn) + 1}.{table + 1}", seats, over=over) for table, seats in enumerate(seated)
        ]
        drawn.append(Stage(f"Stage {len(drawn) + 1}", tuple(boxes)))
        people = [seats[0] for seats in seated]
    return Bracket(tuple(drawn), "goes on", "was not there", "is being played")


def season(entrants: int, gone: int = 0) -> Table:
    """Return the table of a season; everybody is called by a number."""
    rows = [
        Row(str(rank), Name(f"p{rank}"), str(3 * (entrants - rank)), str(rank % 7), "12", rank <= gone)
        for rank in range(1, entrants + 1)
    ]
    return Table(tuple(rows), ("Pts", "W", "P"), "Pts points, W wins, P played", "struck out: has left")


def course(*points: tuple[int, int]) -> Course:
    """Return the course of a rating."""
    return Course(points, "2026-01-01", "2026-11-30", "Thick: the rating", "Thin: how far off it may be")


def _box(number: str, seats: list[int], *, over: bool) -> Box:
    """Return a table, or who has nobody to play against."""
    alone = len(seats) == 1
    return Box("" if alone else number, tuple(_seats(seats, over=over)), not over and not alone)


def _seats(seats: list[int], *, over: bool) -> list[Seat]:
    if not over and len(seats) > 1:
        return [Seat(Name(f"p{one}")) for one in seats]
    return [
        Seat(
            Name(f"p{one}"),
            "" if absent else str(place),
            on=place == 1,
            absent=absent,
            tag="no match" if len(seats) == 1 else "",
        )
        for place, one in enumerate(seats, start=1)
        for absent in [place > 2]
    ]


def game(players: int = 8) -> Game:
    """Return a table in play; the third is to move, the fifth is out."""
    seats = tuple(
        Player(
            str(number),
            Name(f"Player {number}"),
            number * 7,
            str(number * 7),
            "out" if number == 5 else "owes 2" if number % 2 else "",
            turn=number == 3,
            gone=number == 5,
        )
        for number in range(1, players + 1)
    )
    facts = (Fact("Suit: hearts", "H"), Fact("down the list", down=True), Fact("Stock: 3 cards", "back"))
    return Game(heading(), "10H", "Top card", "10 of hearts", facts, seats)


def sheet(players: int = 8, held: int = 60) -> Sheet:
    """Return the end of a match, the first of which has won."""
    hand = ("8H", "10S", "AC", "KD", "joker", "WS")
    lines = tuple(
        Line(
            str(number),
            Name(f"Player {number}"),
            f"{number * 12} points",
            (hand * 10)[: 0 if number == 1 else held],
            won=number == 1,
            gone=number == players,
        )
        for number in range(1, players + 1)
    )
    return Sheet(heading("Player 1"), "8S", "Last card", "8 of spades", lines)
