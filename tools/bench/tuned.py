"""Compares ways of tuning bots by matches, and two other things that decide games.

Each search has some 800 games. The bot that it finds plays the report's bot and the bots that the
report held against it, from the same random openings with both colours. Two more questions use the
same openings: what one more move of depth is worth, and if it pays to count the other's threes.

All games are kept in a folder, so that a run that was stopped can go on.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from c4lab.data import OTHERS, TABLE, TunedResult, solved_positions
from c4lab.players import interval
from c4lab.players.agents_of_others import WEIGHTS as REPORTS
from c4lab.tuning.annealing import anneal
from c4lab.tuning.bots import Bot, Weights
from c4lab.tuning.crossing import breed
from c4lab.tuning.games import GamesFile, different_openings, play_pairs
from c4lab.tuning.population import evolve
from c4lab.tuning.regression import fit
from c4lab.work.arguments import folder_to_write, jobs, refused_file, whole

START: Weights = (10, 100, 10, 10, 10)  # what annealing begins with
WAYS = ("genetic", "crossing", "annealing")
OPENING = 4  # random plies of an opening


def add(benches: argparse._SubParsersAction[Any]) -> None:
    """Adds `tuned` to the benchmarks."""
    positive = whole("for a measurement", 1, 10_000_000)
    bench = benches.add_parser("tuned", help="which way of tuning finds the better bots")
    bench.add_argument("--out", type=folder_to_write, metavar="FOLDER", default="tuned-compared",
                       help="keeps all games, to go on later (tuned-compared)")  # fmt: skip
    bench.add_argument("--depth", type=whole("of moves", 1, 42), default=7,
                       help="moves that bots look ahead (7)")  # fmt: skip
    bench.add_argument("--games", type=positive, default=200, help="games of a match (200)")
    bench.add_argument("--seeds", type=positive, default=5, help="runs of each search (5)")
    bench.add_argument("--positions", type=positive, help="solved ones for the regression (all)")
    bench.add_argument("--jobs", type=jobs, default=-1, help="processes (one a core)")
    bench.add_argument(
        "--write", action="store_true", help="keep the table in the package, as data for lesson 18"
    )
    bench.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Prints a line for each match. The exit status: 0, or 2 if the table cannot be kept."""
    if chosen.write and (why := refused_file(kept_in())):
        print(why, file=sys.stderr)
        return 2
    plan = Plan(chosen.depth, chosen.games, chosen.seeds, chosen.positions)
    rows = []
    for row in results(chosen.out, plan, chosen.jobs):
        rows.append(row)
        print(table_row(row), flush=True)
    if chosen.write:
        store(rows, plan)
    return 0


class Plan(NamedTuple):
    """The size of the comparison: the depth of bots, games a match, seeds of each search, and
    solved positions for the regression (None: all)."""

    depth: int = 7
    games: int = 200
    seeds: int = 5
    positions: int | None = None


@dataclass(frozen=True)
class Contest:
    """A match to be played, and its question: see `c4lab.data.TunedResult`."""

    question: str
    how: str
    seed: int
    one: Bot
    other: Bot


def results(folder: Path, plan: Plan, jobs: int = -1) -> Iterator[TunedResult]:
    """The results, match by match; the same for the same plan on any number of `jobs`."""
    starts = openings(plan.games // 2)
    file = GamesFile(folder / "matches.csv")
    for contest in contests(folder, plan, jobs):
        points = play_pairs(contest.one, contest.other, starts, jobs=jobs, file=file)
        won, drawn, lost = (points.count(each) for each in (1, 0.5, 0))
        yield TunedResult(
            contest.question, contest.how, contest.seed, contest.one.weights, contest.one.depth,
            contest.other.weights, contest.other.depth, won, drawn, lost,
        )  # fmt: skip


def contests(folder: Path, plan: Plan, jobs: int) -> Iterator[Contest]:
    """The matches. Each search runs just before its matches."""
    for depth in sorted({max(1, plan.depth - 2), plan.depth}):
        for other in OTHERS:
            one = Bot(REPORTS, depth)
            yield Contest("defence", "report", 0, one, Bot(other, depth))
    for depth in range(1, plan.depth):
        for weights in (REPORTS, OTHERS[0]):
            yield Contest("depth", "report", 0, Bot(weights, depth), Bot(weights, depth + 1))
    for how, seed, bot in bots_found(folder, plan, jobs):
        for weights in (REPORTS, *OTHERS):
            yield Contest("search", how, seed, bot, Bot(weights, plan.depth))


def bots_found(folder: Path, plan: Plan, jobs: int) -> Iterator[tuple[str, int, Bot]]:
    """(how, seed, bot) for each bot that a search finds."""
    yield "fitted", 0, fit(solved_positions(plan.positions)).bot(plan.depth)
    for seed in range(1, plan.seeds + 1):
        for how in WAYS:
            file = GamesFile(folder / f"{how}-{seed}.csv")
            yield how, seed, bot_found(how, seed, plan.depth, jobs=jobs, file=file)


def bot_found(how: str, seed: int, depth: int, **more: Any) -> Bot:
    """The bot with which a search ends, after some 800 games."""
    if how == "genetic":
        return [generation.best for generation in evolve(seed, depth=depth, **more)][-1]
    if how == "crossing":
        return [generation.best for generation in breed(seed, depth=depth, **more)][-1]
    return [step.now for step in anneal(seed, Bot(START, depth), **more)][-1]


def openings(count: int) -> list[str]:
    """The openings of all matches: `count` different positions, the same each time."""
    return list(islice(different_openings(Random("openings of the comparison"), OPENING), count))


def table_row(row: TunedResult) -> str:
    """A line of the printed table, with the share of the points and its interval."""
    low, high = interval(row.points, row.games)
    return (
        f"{row.question:8} {row.how:9} {row.seed:4}  {_name(row.weights, row.depth):22} "
        f"{_name(row.other, row.other_depth):20} {row.won:4} {row.drawn:4} {row.lost:4}  "
        f"{row.points / row.games:4.0%}  {low:4.0%} to {high:4.0%}"
    )


def table_line(row: TunedResult) -> str:
    """The row as a line of the table."""
    return " ".join("_".join(map(str, x)) if isinstance(x, tuple) else str(x) for x in row)


def kept_in() -> Path:
    """The file of the package that `store` writes."""
    return Path(str(files("c4lab.data").joinpath(TABLE)))


def store(rows: list[TunedResult], plan: Plan) -> None:
    """Writes the table into the package, for lesson 18."""
    heads = (
        "# Matches of tuned bots: what for, how found, seed, weights and depth of the bot and of "
        "the other, games won, drawn, lost.",
        f"# python -m tools bench tuned --write, with {plan.games} games a match, each opening of "
        f"{OPENING} random plies with both colours.",
    )
    kept_in().write_text("\n".join([*heads, *map(table_line, rows)]) + "\n", encoding="ascii")


def _name(weights: tuple[int, ...], depth: int) -> str:
    return f"{'_'.join(map(str, weights))} ({depth})"
