"""18.6 Does defence beat offence? The learner's figures, played again, and the verdict."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from typing import Any

from c4lab.checks.writing import Answer, Wrong, exercise, predictions
from c4lab.lessons.lesson18_tuning.claim import ATTACKER, DEFENDER, OPENINGS, drawn
from c4lab.players import interval
from c4lab.tuning import Bot, play_pairs

DEPTHS = (2, 3, 4, 5)
GAMES = 2 * OPENINGS
LARGEST_SEED = 1_000_000
CLAIM = "defence beats offence"


def points_key(depth: int) -> str:
    return f"points at depth {depth}"


def better_key(depth: int) -> str:
    return f"better at depth {depth}"


@cache
def defenders_points(seed: int, depth: int) -> tuple[float, ...]:
    """The defender's points in each game of this seed and depth."""
    return tuple(play_pairs(Bot(DEFENDER, depth), Bot(ATTACKER, depth), drawn(seed)))


def better(points: float) -> str:
    """The bot that these points of the defender show to be better, or "open"."""
    low, high = interval(points, GAMES)
    return "defender" if low > 1 / 2 else "attacker" if high < 1 / 2 else "open"


def verdict(bots: list[str]) -> str:
    """The verdict on the claim, from the better bot at each depth."""
    if "attacker" in bots:
        return "refuted"
    return "carried" if set(bots) == {"defender"} else "open"


def other_points(seed: int, depth: int, given: Mapping[str, Any]) -> Callable[[Any], str]:
    """A function that says what is wrong with a number of points at this depth."""
    key, games = points_key(depth), defenders_points(seed, depth)
    total = sum(games)
    colours = "Games with both colours count."
    said = {
        sum(defenders_points(seed, other)): f"that is the sum at depth {other}." for other in DEPTHS
    } | {
        GAMES - total: "those are the attacker's points. Write down the defender's.",
        total / GAMES: "that is a share of the games. Write down the points themselves.",
        100 * total / GAMES: "that is a percentage. Write down the points themselves.",
        float(games.count(1)): "those are only the wins. A draw is half a point.",
        float(games.count(1) + games.count(0.5)): "a draw is half a point, and not a whole one.",
        float(games.count(1) - games.count(0)): "a loss gives nothing, and takes nothing away.",
        sum(games[::2]): f"those are the games in which the defender moves first. {colours}",
        sum(games[1::2]): f"those are the games in which the attacker moves first. {colours}",
        sum(games[:OPENINGS]): f"that is half of the games. There are {GAMES} of them.",
    }

    def tell(value: Any) -> str:
        number = _number(value)
        if number in said and number != total:
            return f"{key}: {said[number]}"
        if not 0 <= number <= GAMES:
            return f"{key}: in {GAMES} games there are from 0 to {GAMES} points."
        alike = [other for other in DEPTHS if given.get(points_key(other)) == value]
        if len(alike) > 1:
            return (
                f"{key}: the same number stands at more than one depth. Do both bots get the "
                f"depth, as in `Bot(DEFENDER, {depth})`?"
            )
        return (
            f"{key}: the games of seed {seed} give another sum. Did you use `drawn({seed})`, all "
            f"{OPENINGS} openings of it, `DEFENDER` as the first bot and depth {depth} for both?"
        )

    return tell


def other_bot(depth: int, points: float) -> Callable[[Any], str]:
    """A function that says what is wrong with the better bot that the learner names."""
    low, high = interval(points, GAMES)

    def tell(value: Any) -> str:
        if value not in ("defender", "attacker", "open"):
            return f'{better_key(depth)}: write "defender", "attacker" or "open".'
        return (
            f"{better_key(depth)}: the interval of {points:g} points goes from {low:.3f} to "
            f"{high:.3f}. Is all of it above one half, all of it below, or is one half in it?"
        )

    return tell


def other_verdict(value: Any) -> str:
    """A sentence about a wrong verdict."""
    if value not in ("carried", "refuted", "open"):
        return f'{CLAIM}: write "carried", "refuted" or "open".'
    if value == "carried":
        return f'{CLAIM}: for that you need "defender" at all four depths.'
    if value == "refuted":
        return f'{CLAIM}: for that you need "attacker" at one depth or more.'
    return f"{CLAIM}: yours is not open: your figures carry or refute the claim. Which of the two?"


@exercise("18.6", nothing_to_draw="it is no function")
def measured(answer: Answer) -> None:
    given = answer.value if isinstance(answer.value, dict) else {}
    seed = _seed(given.get("seed", answer.solution["seed"]))
    truth: dict[str, Any] = {"seed": seed}
    meanings = {}
    found = []  # the better bot at each depth, by the learner's own figures
    for depth in DEPTHS:
        truth[points_key(depth)] = total = sum(defenders_points(seed, depth))
        meanings[points_key(depth)] = other_points(seed, depth, given)
        own = _own(given.get(points_key(depth)), total)
        truth[better_key(depth)] = better(own)
        meanings[better_key(depth)] = other_bot(depth, own)
        said = given.get(better_key(depth))
        found.append(said.strip().casefold() if isinstance(said, str) else better(own))
    truth[CLAIM] = verdict(found)
    meanings[CLAIM] = other_verdict
    predictions(
        answer,
        truth,
        meanings=meanings,
        parts={
            "games": [points_key(depth) for depth in DEPTHS],
            "intervals": [better_key(depth) for depth in DEPTHS],
            "verdict": [CLAIM],
        },
    )


def _seed(value: Any) -> int:
    """The seed. Raises Wrong if the value is no seed."""
    if type(value) is not int or not 0 <= value <= LARGEST_SEED:
        raise Wrong(
            "no-seed",
            f"The seed is a whole number from 0 to {LARGEST_SEED:,}: the one that you gave to "
            "`drawn`. The check draws the same openings from it, and plays the games again.",
        )
    return value


def _own(value: Any, otherwise: float) -> float:
    """The learner's points, if such points are possible; else `otherwise`."""
    number = _number(value)
    return number if 0 <= number <= GAMES else otherwise


def _number(value: Any) -> float:
    """The value as a number; -1 if it is none."""
    is_one = isinstance(value, (int, float, Fraction)) and not isinstance(value, bool)
    return float(value) if is_one and abs(value) < 1e9 else -1.0
