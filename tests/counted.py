"""Lets a lesson's proofs count what they state, once, and measure nothing: for its kernel alone.

Races and the ladder give no seconds, a race runs only its lowest depth until a proof asks for its
counts, a match has little time for a move. Boards are judged, played from, renamed and filtered
once each. The ladder's hardest positions, its indented rungs and other people's solvers are left to
tests/bench. Python looks for garbage less often, and not before a measurement.
"""

import gc
from functools import cache

from c4lab.bench import evaluation, ladder_bits, ladder_steps
from c4lab.bench.ladder_rungs import RUNGS
from c4lab.capstone import submitting
from c4lab.capstone.engine import Seated
from c4lab.capstone.positions import SMALL
from c4lab.evaluation.base import WindowEvaluation
from c4lab.games import ConnectFour
from c4lab.instruments.racing import Heats
from c4lab.solver.plain import bits, moves, search
from c4lab.solver.sim import parts
from c4lab.widgets import Race

LITTLE = 0.01  # seconds for a move


def play_once(position, move):
    after = position.__dict__.setdefault("_after", {})
    if type(move) is not int or move not in after:
        after[move] = _play(position, move)
    return after[move]


def race_at_the_lowest_depth(race):
    if race.measure == "points":
        return _race(race)
    for _ in race._sport.steps(race._sport.plan(race.chosen, race.kind, -1, race.depth, "nodes")):
        pass


def costs_of_one_round(boards, repeats):
    return _costs(boards, 1)


_play, _race, _costs = ConnectFour.play, Race._race_for_the_page, evaluation.costs


def only_count():
    """From now on."""
    assert len(ladder_steps.MARKS) == len(ladder_steps.SETS)  # made before the hardest set goes
    ladder_steps.SETS.popitem()
    untimed = {
        (Heats, "_time"): lambda race, run: run.times.append(1.0),
        (Race, "_race_for_the_page"): race_at_the_lowest_depth,
        (gc, "collect"): lambda: 0,
        (evaluation, "costs"): costs_of_one_round,
        (ladder_steps, "_seconds"): lambda rung, scores: 1.0,
        (ladder_steps, "PEERS"): {},
        (ladder_steps, "RUNGS"): [each for each in RUNGS if each.name[0] != " "],
        (submitting, "SMALL"): SMALL._replace(in_a_match=LITTLE),
        (Seated, "choose"): lambda seated, position: seated.engine.choose(position, LITTLE),
    }
    once = {
        (WindowEvaluation, "__call__"): cache(WindowEvaluation.__call__),
        (WindowEvaluation, "score"): cache(WindowEvaluation.score),
        (ConnectFour, "play"): play_once,
        (parts, "relabelled"): cache(parts.relabelled),
    }
    for users, function in (
        ((bits, search, ladder_bits), bits.non_losing),
        ((moves, search, ladder_bits), moves.ordered),
    ):
        once |= dict.fromkeys(((user, function.__name__) for user in users), cache(function))
    for (owner, name), instead in (untimed | once).items():
        setattr(owner, name, instead)
    gc.set_threshold(20_000)
