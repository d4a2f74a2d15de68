"""Plays what a league has not played yet, several meetings at a time, here or on a Dask cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing

from c4lab.checks.working.serving import die_with_parent
from c4lab.classroom.league.entrants import Entrant
from c4lab.classroom.league.pairings import Ended, Meeting, play_meeting
from c4lab.classroom.league.record import LeagueRecord


def play_all(
    wanted: Iterable[Meeting],
    entrants: Mapping[str, Entrant],
    record: LeagueRecord,
    seed: int,
    jobs: int,
    told: Callable[[], object],
) -> None:
    """Plays the meetings that are wanted and not in the record yet, and calls `told` after each.

    The entrants are there by their keys. joblib runs the `jobs`; with -1 there is one for each
    core. Each meeting is in the record before the next counts. Raises CannotKeep, and OSError if no
    process can be started.
    """
    from joblib import Parallel, delayed

    missing = [meeting for meeting in wanted if meeting not in record.games]
    ended = Parallel(n_jobs=jobs, return_as="generator_unordered", batch_size=1)(
        delayed(_played)(each, entrants[each.one], entrants[each.other], seed, os.getpid())
        for each in missing
    )
    with closing(ended):
        for meeting, games in ended:
            record.add_games(meeting, games)
            told()


def _played(
    meeting: Meeting, one: Entrant, other: Entrant, seed: int, starter: int
) -> tuple[Meeting, tuple[Ended, Ended]]:
    """The meeting and its games; in a process that ends when the one that started it is gone."""
    if os.getppid() == starter:
        die_with_parent()
    return meeting, play_meeting(meeting, one, other, seed)
