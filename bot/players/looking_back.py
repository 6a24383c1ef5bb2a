"""What somebody has done, beside what the strong player would have done: how much more of the match was to be had."""

from math import sqrt
from random import Random

from bot.engine.actions import Action
from bot.engine.view import SeatView
from bot.players import strong
from bot.players.futures import Futures


def compared(view: SeatView, taken: Action, rng: Random, budget: int) -> tuple[Action, float, float]:
    """Give what the strong player would do, by how much that is better (in shares of the match), and the standard error.

    It is compared in other worlds than those it was chosen in, or whatever came out too well there would count. Of `budget`
    play-outs half are for choosing.
    """
    better = strong.choose(view, rng, max(budget // 2, 1))
    if better == taken:
        return taken, 0.0, 0.0
    futures, samples = Futures(view, rng), list[tuple[float, float]]()
    for _ in range(max(budget // 4, 2)):
        world, likely = futures.world()
        samples.append((likely, futures.outcome(world, better) - futures.outcome(world, taken)))
    weights = sum(weight for weight, _ in samples)
    gain = sum(weight * more for weight, more in samples) / weights
    squares = sum((weight * (more - gain)) ** 2 for weight, more in samples)
    return better, gain, sqrt(squares) / weights
