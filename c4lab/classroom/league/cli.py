"""The command `python -m c4lab league FOLDER`."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any

from c4lab.checks.keeping.harmless import complain, one_line, output_may_be_lost, say
from c4lab.classroom.grading import sandbox
from c4lab.classroom.league.engines import entrants_in, our_entrants
from c4lab.classroom.league.games import LeagueRecord, meetings, play_all
from c4lab.classroom.league.page import league_page
from c4lab.classroom.league.scoring import HEAD, Standings, rows, standings
from c4lab.classroom.pages.tables import write_table
from c4lab.tuning.games import cluster, count_of_jobs
from c4lab.work.arguments import Refused, folder_to_write, path, seconds, seed, whole, words
from c4lab.work.whole_files import write_whole

SHORTEST, LONGEST = 0.01, 10.0  # seconds for a move
MOST_ROUNDS = 400  # of some 1,100 openings


def add(subparsers: argparse._SubParsersAction[Any]) -> None:
    command = subparsers.add_parser(
        "league",
        help="let the engines of lesson 19 play each other",
        description="All games are kept in OUT/league.jsonl as soon as they are played. Stop it at "
        "any moment: the same command goes on from there, also with more hand-ins.",
    )
    command.add_argument("folder", type=path, metavar="FOLDER", help="what was handed in, or a zip")
    command.add_argument("--out", type=folder_to_write, default="league", metavar="OUT",
                         help="a folder for games, page and table (league)")  # fmt: skip
    command.add_argument("--rounds", type=whole("of rounds", 1, MOST_ROUNDS),
                         default=2, metavar="N",
                         help="openings that each two play from, two games each (2)")  # fmt: skip
    command.add_argument("--seconds", type=seconds(SHORTEST, LONGEST), default=0.2, metavar="N",
                         help="for a move of an engine (0.2)")  # fmt: skip
    command.add_argument("--against", type=words, default="all", metavar="NAMES",
                         help="our players in it: beginner,V or all or none (all)")  # fmt: skip
    command.add_argument("--seed", type=seed, default=1, metavar="N",
                         help="of the openings: the same seed, the same ones (1)")  # fmt: skip
    command.add_argument("--jobs", type=count_of_jobs, default=-1, metavar="N",
                         help="how many games at a time (one a core)")  # fmt: skip
    command.add_argument(
        "--dask", type=words, metavar="ADDRESS", help="a Dask cluster that plays the games"
    )
    command.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    """0 if all who handed in could play, 1 if somebody could not. Raises Refused."""
    with output_may_be_lost():
        if without := sandbox.found()[1]:
            complain(without)
        record = LeagueRecord(chosen.out / "league.jsonl")
        kept = f"What was played is in {record.path}: the same command goes on from there."
        with record.closed_after(lambda: kept):
            return _played(chosen, record)


def _cluster(address: str | None) -> AbstractContextManager[Any]:
    try:
        return cluster(address)
    except ValueError as why:
        raise Refused(str(why)) from None


def _played(chosen: argparse.Namespace, record: LeagueRecord) -> int:
    from tqdm import tqdm

    ours = our_entrants(chosen.against)
    engines, refused = entrants_in(chosen.folder)
    entrants = [*engines, *ours]
    if not engines or len(entrants) < 2:
        for name, why in refused.items():
            complain(one_line(f"{name} cannot play. {why}"))
        raise Refused("A league needs an engine and somebody to play against: give more.")
    wanted = list(meetings(entrants, chosen.rounds, chosen.seconds, chosen.seed))
    by_key = {each.key: each for each in entrants}
    before = sum(meeting in record.games for meeting in wanted)
    with (
        _cluster(chosen.dask),
        tqdm(total=len(wanted), initial=before, unit="pair", disable=None, leave=False) as bar,
    ):
        play_all(wanted, by_key, record, chosen.seed, chosen.jobs, bar.update)
    _write(standings(entrants, wanted, record.games), refused, chosen)
    return int(bool(refused))


def _write(table: Standings, refused: Mapping[str, str], chosen: argparse.Namespace) -> None:
    """Writes page and table, and says who stands where. Raises OSError."""
    page, csv = chosen.out / "league.html", chosen.out / "league.csv"
    write_whole(page, league_page(table, refused, chosen.seconds))
    write_table(csv, [HEAD, *rows(table)])
    width = max(len(each.name) for each in table.entrants)
    for place, name, rating, low, high, points, games, forfeits in rows(table):
        lost = f", {forfeits} forfeited" if forfeits else ""
        between = f"{rating:5} ({low} to {high})"
        say(f"{place:3}  {name:{width}}  {between}  {points:g} of {games} points{lost}")
    for name, why in refused.items():
        say(one_line(f"{name} cannot play. {why}"))
    say(f"Written: {page}, {csv}")
