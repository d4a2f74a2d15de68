"""10.2 The bug hunt: a memo whose key does not say who is to take."""

from c4lab.checks.writing import Answer, Mistake, Script, Wrong, compare, contains, exercise, known
from c4lab.lessons.lesson10_transpositions import fresh_cases

# Each call gets a new memo, because a call changes its memo.
CALLS = [f"winner({stones}, {player:+}, {{}})" for stones in range(13) for player in (+1, -1)]
TWO = "memo = {{}}\nwinner({0}, {1:+}, memo)\nwinner({2}, {3:+}, memo)"
SHARED = [
    TWO.format(*case) for case in ((1, 1, 1, -1), (3, 1, 2, -1), (5, -1, 5, 1), (8, 1, 7, -1))
]
KEPT = Script("memo = {}\nwinner(12, +1, memo)\nlen(memo)")
FEW_CALLS = Script("""\
import sys

calls = []
sys.setprofile(lambda frame, event, what: calls.append(event))
winner(12, +1, {})
sys.setprofile(None)
len(calls) < 1_500""")
UNUSED = (
    "All answers are right, but your function works out the same heap again and again. Look up in "
    "the memo what you have stored there, under the same key."
)
NEW_EACH_TIME = (
    "All answers are right, but your function works out the same heap again and again: a call in "
    "it gets a new memo, which is empty. Pass on the `memo` that you have."
)
NOT_KEPT = (
    "All answers are right, but the memo that your function was given is still empty in the end. "
    "Write each result into this `memo`, and look it up there."
)
KEY, BEST = "key = (stones, player)", "max(values) if player == +1 else min(values)"
STORE = rf"memo[key] = {BEST}\n    return memo[key]"
STORE_AS_OWN = rf"memo[key] = player * ({BEST})\n    return player * memo[key]"
READ = r"if key in memo:\n        return memo[key]"
READ_AS_OWN = READ.replace("return", "return player *")


hands_on_a_new_memo = contains("winner($stones, $player, {})", "winner($stones, $player, memo={})")
LAST_STONE = "Whoever takes the last stone wins. With no stones left, who has taken it?"
LAST = [Mistake("last-stone-loses", LAST_STONE, "return -player => return player")]
KNOWN = known(
    rf"""
    own-view-read-wrongly: The stored value is in the view of the player to take, but you read it as
            if it were in the first player's view. Read and write it in the same view.
        {KEY} => key = stones && {STORE} => {STORE_AS_OWN}
        {STORE} => {STORE_AS_OWN}
    own-view-read-wrongly: The stored value is in the first player's view, but when you read it you
            turn it into the view of the player to take. Read and write it in the same view.
        {KEY} => key = stones && {READ} => {READ_AS_OWN}
    new-memo: The call gets a new memo, which is empty. Pass on the `memo` that you have. And the
            same heap with the other player to take is another question: the key needs the player
            too.
        {KEY} => key = stones && -player, memo) => -player, {{}})
        seen: hands_on_a_new_memo
    key-without-the-player: The memo mixes up the two players: the same heap with the other player
            to move is another question, but gets the same answer. Does the key say who is to take?
        (stones, player) => stones
    sum-as-key: Different questions have the same sum: 4 stones and +1 make 5, and so do 6 and -1.
            Take a tuple of both.
        {KEY} => key = stones + player
    difference-as-key: Different questions have the same difference: 4 stones and +1 make 3, and so
            do 2 and -1. Take a tuple of both.
        {KEY} => key = stones - player
    key-without-the-stones: The key says who is to take, but not how many stones are left.
        {KEY} => key = player
    last-stone-loses: {LAST_STONE}
        return -player => return player
    same-player-again: The players take turns: after a move it is the other player's turn.
        -player, => player,
    always-max: Both players take the maximum. The second player wants the value to be small.
        {BEST} => max(values)
    always-min: Both players take the minimum. The first player wants the value to be large.
        {BEST} => min(values)
    max-and-min-exchanged: The two players are exchanged: the first one takes the maximum of the
            values, the second one the minimum.
        {BEST} => min(values) if player == +1 else max(values)
    takes-too-few: A player may take one, two or three stones: try all three.
        (1, 2, 3) => (1, 2)
        (1, 2, 3) => (1,)
    for-the-mover: Your answer is +1 if the player to take wins. It should be +1 if the first player
            wins.
        return -player\n => return -1\n
        => for_the_mover
    """,
    for_the_mover=lambda stones, player, memo: 1 if stones % 4 else -1,
    hands_on_a_new_memo=hands_on_a_new_memo,
)


@exercise("10.2", KNOWN)
def winner(answer: Answer) -> None:
    try:
        fresh = [Script(TWO.format(*each)) for each in fresh_cases.winner()]
        compare(answer, [Script(call) for call in (*CALLS, *SHARED)], fresh=fresh)
    except Wrong as wrong:
        if wrong.reason == "wrong-value":  # another mistake may hide this one in longer calls
            compare(answer, map(Script, CALLS[:2]), known=LAST)
        raise
    if answer.ask(KEPT) == 0:
        raise Wrong("memo-not-kept", NOT_KEPT)
    if not answer.ask(FEW_CALLS):
        if answer.tree and hands_on_a_new_memo(answer.tree):
            raise Wrong("new-memo", NEW_EACH_TIME)
        raise Wrong("memo-unused", UNUSED)
