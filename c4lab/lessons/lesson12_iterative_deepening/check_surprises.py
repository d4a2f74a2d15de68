"""12.6 Boards where passes with a memory cost little, cost much, or change their mind."""

from typing import Any

from c4lab.checks.writing import Answer, exercise, findings
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.lessons.shared.found_boards import after_moves
from c4lab.search import centre_first, negamax, previous_best_first

DEPTH, DISCS = 4, range(4, 25)


def passes(position: ConnectFour) -> tuple[list[int], list[int | None]]:
    """The nodes of each pass, and the move that it finds."""
    counts, best = [], []
    for depth in range(1, DEPTH + 1):
        meter = Meter()
        watched: Any = meter.watch(position)
        found = negamax(watched, depth, Squares(), order=centre_first)
        counts.append(meter.nodes)
        best.append(found.move)
    return counts, best


def remembering(position: ConnectFour) -> int:
    """The nodes of all passes together, if each tries first what was best in the one before."""
    meter = Meter()
    watched: Any = meter.watch(position)
    previous_best_first(watched, DEPTH, Squares(), order=centre_first)
    return meter.nodes


def not_for_free(position: ConnectFour) -> str:
    all_passes, last = remembering(position), passes(position)[0][-1]
    if all_passes < last:
        return ""
    return (
        f"there all passes with memory look at {all_passes:,} nodes, and pass 4 alone, without it, "
        f"at {last:,}. Find a board where they are fewer."
    )


def no_harm(position: ConnectFour) -> str:
    with_memory, without = remembering(position), sum(passes(position)[0])
    if with_memory > without:
        return ""
    return (
        f"there all passes with memory look at {with_memory:,} nodes, and without it at "
        f"{without:,}. Find a board where they are more."
    )


def same_move_twice(position: ConnectFour) -> str:
    best = passes(position)[1]
    if len(set(best)) == DEPTH:
        return ""
    columns = ", ".join(map(str, best))
    return f"there the four passes find the columns {columns}: not four different ones."


@exercise("12.6")
def surprises(answer: Answer) -> None:
    asked = {"A": not_for_free, "B": no_harm, "C": same_move_twice}
    boards = {key: after_moves(amiss, DISCS) for key, amiss in asked.items()}
    findings(answer, boards, parts={key: key for key in asked})
