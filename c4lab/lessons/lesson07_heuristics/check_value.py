"""07.5 The bug hunt: a search for which all wins are equal, and a draw is a lost game."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any

from c4lab.checks.writing import Answer, Case, Script, Wrong, compare, contains, exercise, known
from c4lab.games import ConnectFour
from c4lab.lessons.lesson07_heuristics import fresh_cases
from c4lab.lessons.shared.positions.boards import parsed

WON = "4151617"
WITH_THE_LAST_DISC = "457544325371553132746712736675232662164114"
DRAWN = "731636517415264145633517747455643671322222"
NEARLY_DRAWN = "4575443253715531327467127366752326621641"
# Positions and depths: somebody can win or lose sooner or later, up to 8 moves ahead.
CASES = (
    ("415161", 3),
    ("2445727733523132332152", 4),
    ("3314344443662417763371", 4),
    ("4474471211127772152266726461366", 6),
    ("4267672675221715112551265635146", 8),
    ("7521164167276773417114622622645333", 8),
    ("65111422734424454557531236356217712633", 6),
    ("532463123456566525662252731371744717", 6),
)
INFINITIES = "inf", "-inf", "float('inf')", "-float('inf')", "float('-inf')"
OTHER_DEPTH = Script(
    "position = ConnectFour.parse('473727')\nvalue(position, 0) == 0 < value(position, 3)",
    ConnectFour.parse("473727"),
)
# What adds to the sentence if the code shows why: reasons, a question to the code, the addition.
OUT_OF_ORDER = "wins-out-of-order", "losses-out-of-order"
ABOUT_CODE = (
    (
        ("wrong-view",), contains("-position.left", "-depth"),
        "Is that 0 where there are no moves left, or the depth is 0?",
    ),
    (
        OUT_OF_ORDER,
        contains(*(f"{inf} {sign} $left" for inf in INFINITIES for sign in ("+", "-"))),
        "What is added to `inf`, or taken from it, changes nothing. Put a large number for `inf`.",
    ),
    (
        OUT_OF_ORDER,
        contains(*(form.format(left) for left in ("position.left", "depth")
                   for form in ("-$most + {}", "{} - $most", "-($most - {})"))),
        "The sooner the game ends, the more moves are left: then this comes nearer to 0.",
    ),
    (("win-unseen",), contains("not $position.result()"),
     "`not` is also true of None, the result of a game that goes on."),
)  # fmt: skip
KNOWN = known(
    """
    counts-up: This number grows with each move that is made. Which number gets smaller?
        position.left => len(position.history)
        seen: counts_up
""",
    counts_up=contains("len($p.history)", "$number - $p.left"),
)


@exercise("07.5", KNOWN)
def value(answer: Answer) -> None:
    with answer.part("draw"):
        over = [(board, 0) for board in parsed(DRAWN, WON, WITH_THE_LAST_DISC)]
        over.append((ConnectFour.parse(NEARLY_DRAWN), 3))
        refuse_others(answer, over, fresh_cases.over())
    with answer.part("order of wins and losses"):
        quiet = zip(parsed("", "4", "44"), (1, 2, 3), strict=True)
        searched = ((ConnectFour.parse(moves), depth) for moves, depth in CASES)
        refuse_others(answer, [*quiet, *searched, *scripts()], fresh_cases.value())


def refuse_others(answer: Answer, cases: Sequence[Case], fresh: Sequence[Case]) -> None:
    """Raises Wrong unless the values, or their signs, are right; its sentence says why."""
    try:
        compare(answer, cases, reference, same=same, fresh=fresh)
    except Wrong as wrong:
        if wrong.reason == "wrong-value" and wrong.case is not None:
            wrong.reason, wrong.message = sentence_about(wrong.case)
            for reasons, shows, more in ABOUT_CODE:
                if wrong.reason in reasons and answer.tree and shows(answer.tree):
                    wrong.message += f" {more}"
        if wrong.reason == "returns-none" and answer.tree and gives_a_move(answer.tree):
            wrong.reason = "returns-the-move"
            wrong.message = "It returns the move with the best value. Return that value itself."
        raise


# The largest of the moves themselves, by some `key`.
gives_a_move = contains("max($p.moves(), $$more, key=$k)", "min($p.moves(), $$more, key=$k)")


@cache
def right_value(moves: str, depth: int) -> int:
    """The value for the side to move: 0, or 100 plus the moves that are left when somebody wins,
    below 0 for a loss."""
    position = ConnectFour.parse(moves)
    if position.result() is not None:
        return -(100 + position.left) if position.winner else 0
    if depth == 0:
        return 0
    return max(-right_value(f"{moves}{move}", depth - 1) for move in position.moves())


class OnlySign(int):
    """A value of which only the sign has to be right, and is shown."""

    def __repr__(self) -> str:
        return "less than 0" if self < 0 else "more than 0" if self else "0"


def reference(position: ConnectFour, depth: int) -> int:
    return OnlySign(right_value(str(position), depth))


def same(got: Any, right: Any) -> bool:
    """Whether `got` is right, or has the right sign if only that counts."""
    if isinstance(right, OnlySign):
        return (got > 0, got < 0) == (right > 0, right < 0)
    return bool(got == right)


@cache
def scripts() -> dict[Script, tuple[str, str]]:
    """Lines that compare two moves, as better or equally good, with the reason and the sentence if
    the line is not true."""
    sentences = {}
    for moves, depth in CASES:
        position = ConnectFour.parse(moves)
        worth = {move: -right_value(f"{moves}{move}", depth - 1) for move in position.moves()}
        for pair in pairwise(sorted(worth, key=lambda move: -worth[move])):
            one, other = (f"-value(position.play({move}), {depth - 1})" for move in pair)
            better, worse = (worth[move] for move in pair)
            lines = f"{one} {'>' if better > worse else '=='} {other}"
            ends = (f"column {move} {_end(position.left, worth[move])}" for move in pair)
            reason, sentence = _out_of_order(better, worse)
            script = Script(f"position = ConnectFour.parse({moves!r})\n{lines}", position)
            sentences[script] = reason, f"Here {' and '.join(ends)}. {sentence}"
    sentences[OTHER_DEPTH] = (
        "depth-forgotten",
        "First comes a search of depth 0, then one of depth 3, which should see the win. Does it "
        "use a number that was kept from the first search?",
    )
    return sentences


def _end(left: int, worth: int) -> str:
    count = left - (abs(worth) - 100)
    way = "wins" if worth > 0 else "loses"
    return f"{way} in {count} move{'s' * (count != 1)}" if worth else "does neither"


def _out_of_order(better: int, worse: int) -> tuple[str, str]:
    if better == worse:
        return "equal-distance", "So both should be worth the same."
    if worse > 0:
        return "wins-out-of-order", "The sooner win should be worth more than the later one."
    if better < 0:
        return "losses-out-of-order", "The later loss should cost less than the sooner one."
    return "wrong-order", "A win should be worth more than 0, and a loss less."


def sentence_about(case: Case) -> tuple[str, str]:
    """The reason and the sentence for a case with a wrong value."""
    if isinstance(case, Script):
        return scripts()[case]
    position, depth = case
    if position.result() == 0:
        return "draw-not-zero", "The board is full and nobody has won: this is a draw, so 0."
    if position.result() is not None:
        return (
            "wrong-view" if position.left else "win-worth-nothing",
            "This game is won, and whoever is to move has lost it: the value has to be below 0"
            + ("." if position.left else ", with the last disc too."),
        )
    moves = f"{depth} move{'s' * (depth != 1)}"
    if wanted := reference(position, depth):
        sentence = f"Somebody can force a win within {moves}: {wanted} for the side to move."
        return "win-unseen", sentence
    return "unknown-not-zero", f"Nobody can force a win within {moves}: 0."
