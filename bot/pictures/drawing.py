"""Draws a page. The only place that makes pictures; everything is where the layout has put it, and nothing outside it.

A picture has few colours, and each text knows what it lies on: so it is drawn as numbers of colours, each pair of an ink
and a ground having the shades between them. That takes a third of the memory, and makes a third of the file.
"""

import io
from functools import lru_cache
from itertools import chain
from math import cos, pi, sin
from typing import Final, TypeAlias, assert_never

from PIL import Image, ImageDraw

from bot.pictures.inked import numbered, of_cards
from bot.pictures.letters import fitted, font
from bot.pictures.page import WIDTH, Curve, Face, Fill, Ink, Item, Mark, Page, Panel, Place, Side, Sign, Text
from bot.pictures.palette import Colour, Palette

FINE: Final = 4
"""Signs and corners are drawn so many times larger, and made smaller, so that their edges are smooth."""
CAPITAL: Final = 0.714
"""How tall a capital of the font is, for its size."""
SHADES: Final = 16

Over: TypeAlias = Ink | Fill
PAIRS: Final[tuple[tuple[Over, Fill], ...]] = (
    *((ink, fill) for ink in (Ink.TEXT, Ink.FAINT, Ink.GOOD) for fill in (Fill.GROUND, Fill.PANEL)),
    (Ink.PRIZE, Fill.PRIZE),
    *((fill, Fill.GROUND) for fill in (Fill.PANEL, Fill.PRIZE, Fill.LINE)),
)
"""What is drawn over what."""
_MOVED: Final = [min(number + len(PAIRS) * SHADES, 255) for number in range(256)]
"""The numbers of the colours of cards, which stand behind those of everything else."""


def draw(page: Page, palette: Palette) -> bytes:
    """Return a page as a PNG."""
    image = Image.new("L", (WIDTH, page.height), _shades(Fill.PANEL, Fill.GROUND)[0])
    for item in page.items:
        _draw(image, item, palette)
    image.putpalette(_colours(palette) + of_cards(palette))
    written = io.BytesIO()
    image.save(written, "PNG", compress_level=6)
    return written.getvalue()


def _colours(palette: Palette) -> bytes:
    """Return the colours by their numbers."""
    shades = (
        _between(getattr(palette, under.value), getattr(palette, over.value), step / (SHADES - 1))
        for over, under in PAIRS
        for step in range(SHADES)
    )
    return bytes(chain.from_iterable(shades))


def _between(one: Colour, other: Colour, part: float) -> tuple[int, ...]:
    return tuple(round(a + (b - a) * part) for a, b in zip(one, other, strict=True))


@lru_cache(len(PAIRS))
def _shades(over: Over, under: Fill) -> bytes:
    """Return the numbers of the colours for how much of something lies over something else, from 0 to 255."""
    first = PAIRS.index((over, under)) * SHADES
    return bytes(first + round(share * (SHADES - 1) / 255) for share in range(256))


def _draw(image: Image.Image, item: Item, palette: Palette) -> None:
    place = item.place
    match item:
        case Panel():
            _panel(image, item)
        case Text():
            _put(image, place, _written(item), _shades(item.ink, item.on))
        case Mark():
            _put(image, place, _sign(item.sign, place.width, place.height), _shades(item.ink, item.on))
        case Curve():
            _curve(image, item)
        case Face():
            drawn, there = numbered(item, palette)
            image.paste(drawn.point(_MOVED), (place.x, place.y), there)
        case _:
            assert_never(item)


def _curve(image: Image.Image, curve: Curve) -> None:
    """Draw over what lies there: outside of the line nothing changes."""
    place = curve.place
    mask = Image.new("L", (place.width * FINE, place.height * FINE), 0)
    pen = ImageDraw.Draw(mask)
    points = [(x * FINE, y * FINE) for x, y in curve.points]
    if len(points) > 1:
        pen.line(points, 255, curve.width * FINE, joint="curve")
    if curve.dot:
        x, y = points[-1]
        reach = curve.dot * FINE
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
    mask = mask.reduce(FINE)
    inked = mask.point(_shades(curve.ink, curve.on))
    image.paste(inked, (place.x, place.y), mask.point(lambda share: 255 if share else 0))


def _put(image: Image.Image, place: Place, mask: Image.Image, shades: bytes) -> None:
    image.paste(mask.point(shades), (place.x, place.y))


def _panel(image: Image.Image, panel: Panel) -> None:
    place, shades, radius = panel.place, _shades(panel.fill, Fill.GROUND), panel.radius
    image.paste(shades[-1], (place.x, place.y, place.right, place.bottom))
    if radius:
        disc = _disc(radius).point(shades)
        for left, x in ((0, place.x), (radius, place.right - radius)):
            for top, y in ((0, place.y), (radius, place.bottom - radius)):
                image.paste(disc.crop((left, top, left + radius, top + radius)), (x, y))


@lru_cache(8)
def _disc(radius: int) -> Image.Image:
    size = 2 * radius
    disc = Image.new("L", (size * FINE, size * FINE), 0)
    ImageDraw.Draw(disc).ellipse((0, 0, size * FINE - 1, size * FINE - 1), fill=255)
    return disc.resize((size, size), Image.Resampling.LANCZOS)


def _written(text: Text) -> Image.Image:
    """Write into a cell of its own: whatever reaches out of it, as towers of marks, is cut off."""
    place = text.place
    words = fitted(text.name, text.size, place.width, bold=text.bold)
    face = font(text.size, bold=text.bold)
    length = round(face.getlength(words))
    x = {Side.LEFT: 0, Side.RIGHT: place.width - length, Side.MIDDLE: (place.width - length) // 2}[text.side]
    base = round((place.height + CAPITAL * text.size) / 2)
    cell = Image.new("L", (place.width, place.height), 0)
    pen = ImageDraw.Draw(cell)
    pen.text((x, base), words, fill=255, font=face, anchor="ls")
    if text.struck:
        middle = round(base - 0.27 * text.size)
        pen.rectangle((x, middle - 1, x + length, middle + 1), fill=255)
    return cell


@lru_cache(32)
def _sign(sign: Sign, width: int, height: int) -> Image.Image:
    cell = Image.new("L", (width * FINE, height * FINE), 0)
    pen = ImageDraw.Draw(cell)
    x, y = width * FINE / 2, height * FINE / 2
    match sign:
        case Sign.ON:
            points = [(-11, 0), (11, 0), (1, -10), (11, 0), (1, 10)]
            pen.line([(x + a * FINE, y + b * FINE) for a, b in points], 255, 4 * FINE, joint="curve")
        case Sign.STAR:
            pen.polygon([(x + a * FINE, y + b * FINE) for a, b in _star(20)], fill=255)
        case Sign.ABSENT:
            pen.rounded_rectangle(
                (x - 9 * FINE, y - 2 * FINE, x + 9 * FINE, y + 2 * FINE), 2 * FINE, fill=255
            )
        case Sign.DOWN | Sign.UP:
            down = 1 if sign is Sign.DOWN else -1
            points = [(0, -16 * down), (0, 16 * down), (-12, 4 * down), (0, 16 * down), (12, 4 * down)]
            pen.line([(x + a * FINE, y + b * FINE) for a, b in points], 255, 5 * FINE, joint="curve")
        case Sign.OPEN:
            for spot in (x - 14 * FINE, x, x + 14 * FINE):
                pen.ellipse((spot - 4 * FINE, y - 4 * FINE, spot + 4 * FINE, y + 4 * FINE), fill=255)
        case _:
            assert_never(sign)
    return cell.resize((width, height), Image.Resampling.LANCZOS)


def _star(radius: float) -> list[tuple[float, float]]:
    """Return the corners of a star with five points."""
    turns = [(pi * (number / 5 - 0.5), radius if number % 2 == 0 else radius * 0.42) for number in range(10)]
    return [(cos(turn) * reach, sin(turn) * reach + radius * 0.06) for turn, reach in turns]
