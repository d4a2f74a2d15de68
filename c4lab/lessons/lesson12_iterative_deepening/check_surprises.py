"""12.6 Boards where passes with a memory cost little, cost much, or change their mind."""

from c4lab.checks.writing import Answer, exercise
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.instruments import nodes_of
from c4lab.lessons.shared.positions.boards_found import found_boards
from c4lab.search import centre_first, negamax, previous_best_first

PASSES, DISCS = range(1, 5), range(4, 25)
squares = Squares()


def nodes_alone(position: ConnectFour) -> list[int]:
    """The nodes of each pass without memory."""
    return [nodes_of(negamax, position, depth, squares, order=centre_first) for depth in PASSES]


def remembering(position: ConnectFour) -> int:
    """The nodes of all passes together, if each tries first what was best in the one before."""
    return nodes_of(previous_best_first, position, PASSES[-1], squares, order=centre_first)


def not_for_free(position: ConnectFour) -> str:
    all_passes, last = remembering(position), nodes_alone(position)[-1]
    if all_passes < last:
        return ""
    return (
        f"there all passes with memory look at {all_passes:,} nodes, and pass 4 alone, without it, "
        f"at {last:,}. Find a board where they are fewer."
    )


def no_harm(position: ConnectFour) -> str:
    with_memory, without = remembering(position), sum(nodes_alone(position))
    if with_memory > without:
        return ""
    return (
        f"there all passes with memory look at {with_memory:,} nodes, and without it at "
        f"{without:,}. Find a board where they are more."
    )


def same_move_twice(position: ConnectFour) -> str:
    best = [negamax(position, depth, squares, order=centre_first).move for depth in PASSES]
    if len(set(best)) == len(PASSES):
        return ""
    columns = ", ".join(map(str, best))
    return f"there the four passes find the columns {columns}: not four different ones."


@exercise("12.6")
def surprises(answer: Answer) -> None:
    found_boards(answer, {"A": not_for_free, "B": no_harm, "C": same_move_twice}, DISCS)
