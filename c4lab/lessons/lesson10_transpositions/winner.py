"""10.2 The bug hunt: a memo whose key does not say who is to move."""

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise, known

# A call changes its memo, so each is a line of its own.
CALLS = [f"winner({stones}, {player:+}, {{}})" for stones in range(13) for player in (+1, -1)]
TWO = "memo = {{}}\nwinner({0}, {1:+}, memo)\nwinner({2}, {3:+}, memo)"
SHARED = [
    TWO.format(*case) for case in ((1, 1, 1, -1), (3, 1, 2, -1), (5, -1, 5, 1), (8, 1, 7, -1))
]
FEW_CALLS = Script("""\
import sys

calls = []
sys.setprofile(lambda frame, event, what: calls.append(event))
winner(12, +1, {})
sys.setprofile(None)
len(calls) < 1_500""")
UNUSED = (
    "All answers are right, but each heap is worked out again and again: what is stored in the "
    "memo has to be looked up there, under the same key."
)
KNOWN = known(
    r"""
    key-without-the-player: The same heap with the other player to take is another question, and the
            memo gives it the same answer. What does the key have to say besides the stones?
        key = ($a, $b) =~> key = $a
    sum-as-key: Different questions have the same sum: 4 stones and +1 make 5, and so do 6 and -1.
            Take a tuple of both.
        key = (stones, player) => key = stones + player
    key-without-the-stones: The memo knows who is to take, and not how many stones are left.
        key = (stones, player) => key = player
    last-stone-loses: Whoever takes the last stone wins. With no stones left, who has taken it?
        return -player => return player
    same-player-again: The players take turns: after a move it is the other one's.
        winner($s, -$p, $m) ~> winner($s, $p, $m)
    always-max: The second player wants the value to be small.
        max(values) if player == +1 else min(values) => max(values)
    for-the-mover: Your answer is +1 where the player who is to take wins. Asked for is +1 where the
            first player wins.
        return -player\n => return -1\n
        => for_the_mover
    """,
    for_the_mover=lambda stones, player, memo: 1 if stones % 4 else -1,
)


@exercise("10.2", KNOWN)
def winner(answer: Answer) -> None:
    compare(answer, [Script(call) for call in (*CALLS, *SHARED)])
    if not answer.ask(FEW_CALLS):
        raise Wrong("memo-unused", UNUSED)
