"""01.4 How many different positions there are."""

from c4lab.checks.writing import Answer, compare, exercise, known, uses
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax import fresh_cases
from c4lab.lessons.shared.code.lost_positions import telling_lost_positions
from c4lab.lessons.shared.positions.squares import every_node, late

VISIT, ADD = "visit(position.play(move))", "seen.add(position.key)"
IF_OVER = rf"{ADD} => if position.result() is not None:\n                seen.add"
UNTIL_THE_LAST = (
    rf"{VISIT} => after = position.play(move)\n                if after.moves(): visit(after)"
)
KNOWN = known(
    rf"""
    counts-repeats: A position is counted once for each order of moves. Count each key once.
        position.key => position.history
    forgets-the-first: One is missing each time: `position` itself, from which you start, counts as
            well.
        len(seen) => len(seen) - 1
    one-too-many: One too many each time: is `position` itself counted twice?
        len(seen) => len(seen) + 1
    counts-ends-only: Only finished games are counted. Unfinished positions count as well.
        {IF_OVER}(position.key)
    forgets-the-ends: Positions in which the game is over are missing. They count as well: ask what
            is finished only after it is counted.
        {ADD} => if position.result() is None:\n                {ADD}
    forgets-the-ends: Finished positions that come after `position` are missing. They count as well.
        {UNTIL_THE_LAST}
    forgets-both: `position` itself is missing, and so are the finished positions. Both count.
        {ADD} => if position.result() is None:\n                {ADD} &&
            len(seen) => max(len(seen) - 1, 0)
    one-move-ahead: Your function looks one move ahead. Which positions come after those?
        {VISIT} => seen.add(position.play(move).key)
        return len(seen) => return len(position.moves())
    counts-itself-only: Your function always gives 1. The first call has to learn what the calls for
            the next positions find: use one set for all calls.
        {VISIT} => count_positions(position.play(move))
        seen: calls_itself
    counts-itself-only: Your function always gives 1: are the positions after the moves ever
            counted?
        {VISIT} => pass
    never-counts-one: Your function always gives 0: where is a position counted?
        \n    visit(position)\n =>
    ignores-whose-marks: This compares which squares are taken, and not whose mark stands there. X
            on 1 and O on 2 is another position than O on 1 and X on 2. These two have different
            keys.
        position.key => frozenset(position.history)
        position.key => frozenset(position.moves())
        => different_squares
    sees-one-player-only: Positions in which one player's marks are equal count as equal here. Look
            at the marks of both players, as the key does.
        position.key => frozenset(position.history[::2])
        position.key => frozenset(position.history[1::2])
    counts-moves-played: Positions with equally many marks count as equal here. Positions are equal
            if their keys are equal.
        position.key => len(position.history)
    numbers-in-the-set: The calls for the next positions give back numbers, and your set holds these
            numbers together with keys. Two of the numbers may be equal, and a number is no
            position: the keys of all positions have to go into one set.
        {VISIT} => seen.add(count_positions(position.play(move)))
    adds-without-a-memory: The numbers after each move are added up, and positions that can be
            reached in several ways are in several of them.
        position.key => position.history && len(seen) => len(seen) - 1
    counts-games: This counts games, sequences of moves. Count different positions.
        {IF_OVER}(position.history)
    always-the-same: 5,478 is right from the empty board only. Count from the position given.
        => from_the_start
    """,
    calls_itself=uses("count_positions"),
    different_squares=lambda position: len(
        {frozenset(each.history) for each in every_node(position)}
    ),
    from_the_start=lambda position: 5_478,
)


@exercise("01.4", KNOWN)
def count_positions(answer: Answer) -> None:
    cases = [(TicTacToe.parse("14253"),), *late(5, every=60), *late(4, every=500)]
    with telling_lost_positions(answer):
        compare(answer, cases, fresh=fresh_cases.counted())
