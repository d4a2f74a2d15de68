"""09.5 The bug hunt: a search that believes whatever stands in its table."""

import ast

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise, has, known, uses
from c4lab.games import TicTacToe
from c4lab.lessons.lesson09_hashing import fresh_cases
from c4lab.lessons.shared.code.told_by_code import told_by_code
from c4lab.lessons.shared.proof import refuse_unproved

BOARDS = (
    *("126487", "152364", "12438", "12458", "12536", "1524", "1235", "1236", "1237", "1265"),
    *("1475", "1485"),
)
LARGE = 5_003  # slots, a prime: enough for all boards of a search
START = "128"
NODES = Script(f"value_of(TicTacToe.parse({START!r}), [None] * {LARGE}, Zobrist(10))")
USED = f"""table = [None] * {LARGE}
value_of(TicTacToe.parse({START!r}), table, Zobrist(10))
sum(entry is not None for entry in table)"""
NEVER_FOUND = (
    "Values are stored, but hardly ever found again: is each stored with the key of its own board, "
    "and not with that of another board, such as one after a move? And are keys compared with "
    "`==`, and not with `is`?"
)
FALSY = (
    "Draws are never found again: their value is 0, which counts as false in Python. Ask `is not "
    "None`."
)
KEPT = f"""table, keys = [None] * {LARGE}, Zobrist(10)
value_of(TicTacToe.parse({START!r}), table, keys)
before = sum(not not entry for entry in table)
value_of(TicTacToe.parse("12345687"), table, keys)
(before, sum(not not entry for entry in table))"""
ROUND = (
    "Does a `while` loop go from slot to slot? When other boards hold all the slots, it never "
    "ends: look at each slot at most once."
)
NOT_STORED = (
    "And the table that it was given is still empty after the call: is nothing stored, or does "
    "each call make a new table? Store values in the table that was given."
)
ELSEWHERE = (
    "All values are right, and the search remembers, but the table that it was given is still "
    "empty after the call. Remember in the slots of `table`: a search with a small table has to "
    "work too."
)
COUNTED = 20_000
ENOUGH = 600  # the solution looks at 531, at 908 if it forgets draws, at 1,585 without a memory
# Nodes if every new board takes the slot, if the first one keeps it, and if all are kept.
WITHOUT_DRAWS = (908, 912, 900)
WITHOUT_DRAWS_AND_LOSSES = (934, 935, 924)


def case(moves: str, slots: int, bits: int = 10) -> Script:
    position = TicTacToe.parse(moves)
    return Script(f"value_of({position!r}, [None] * {slots}, Zobrist({bits}))", position)


CASES = [case(moves, slots) for moves in BOARDS for slots in (97, 7)]
ROOMY = [case(moves, LARGE, 64) for moves in BOARDS]  # each board has a slot of its own
KNOWN = known(r"""
    believes-the-slot: The slot may hold another board: store something that tells boards apart, and
            compare it before you use the value.
        table[slot][0] == position.key => True
    believes-the-hash: Two boards may have the same hash of 10 bits. Compare what is different for
            every board: `position.key`.
        position.key => keys.of(position)
    other-view: The table keeps the value in the first player's view, and it comes back as that of
            the side to move.
        table[slot] = (position.key, value) =>
            table[slot] = (position.key, value * position.player)
    another-hash: Another hash chooses another slot, and two boards still meet in one. Store
            something that tells boards apart, and compare it before you use the value.
        keys.of(position) => hash(position.key) && table[slot][0] == position.key => True
    believes-the-count: Two boards with equally many marks may share one slot. Compare
            `position.key`.
        position.key => position.left
        position.key => position.player
    wrong-view: A remembered value has the wrong sign: it has to be the value for the side to move
            in this position.
        table[slot] = (position.key, value) => table[slot] = (position.key, -value)
    empty-slot: A slot in which nothing is stored yet holds None: ask that first.
        ] is not None and table[slot][ => ][
        return table[slot][1] => return value &&
            if table[slot] is not None and table[slot][0] => key, value = table[slot]\n    if key
    value-alone: The slot gets only the value. Store with it something that tells boards apart.
        (position.key, value) => value
    pair-for-value: A slot holds a pair now. Return the value in it, not the whole pair.
        [slot][1] => [slot]
    not-for-the-side-to-move: A finished game gives its result for the first player. Return the
            value for the side to move.
        position.player * position.result() => position.result()
    no-minus: After a move it is the opponent's turn: their value counts with a minus.
        max(-value_of => max(value_of
""")


@exercise("09.5", KNOWN, allowed=["Zobrist"])
def value_of(answer: Answer) -> str:
    nodes = 0
    with answer.part("values", first=True):
        compare(answer, ROOMY)  # shows mistakes that have nothing to do with shared slots
        fresh = [
            case(str(position), slots) for position in fresh_cases.value_of() for slots in (97, 7)
        ]
        with told_by_code(answer, ("still-running", has(ast.While), "no-free-slot", ROUND)):
            compare(answer, CASES, fresh=fresh)
    with answer.part("remembering"):
        nodes = refuse_forgetting(answer)
    return f'From "{START}", with {LARGE:,} slots, it looks at {nodes:,} positions.'


def refuse_forgetting(answer: Answer) -> int:
    """The number of positions that the answer looks at. Raises Wrong if they are many, since hardly
    any value is found again, or too few to prove the value."""
    start = TicTacToe.parse(START)
    log = answer.visited(NODES, budget=COUNTED)[1]
    refuse_unproved(NODES.text, start, log)
    if (nodes := len(log)) <= ENOUGH:
        if answer.ask(Script(USED)) == 0:
            raise Wrong("another-memory", ELSEWHERE)
        return nodes
    reason, why = "forgets", NEVER_FOUND
    if answer.ask(Script(USED)) == 0:
        reason, why = "stores-nothing", NOT_STORED
    elif (kept := answer.ask(Script(KEPT)))[1] < kept[0]:
        reason, why = "empties-the-table", (
            f"{kept[0]} slots of the table are filled, and after one more call, on another board, "
            f"{kept[1]} are: a call empties slots. What earlier calls have stored has to stay."
        )  # fmt: skip
    elif nodes in WITHOUT_DRAWS:
        reason, why = "draws-forgotten", FALSY
    elif nodes in WITHOUT_DRAWS_AND_LOSSES:
        reason, why = "wins-alone", "It finds only wins again. Draws and losses are values as well."
    elif answer.tree and (uses("history")(answer.tree) or uses("str")(answer.tree)):
        reason = "by-history"
        why = "The order of the moves tells boards apart that are the same: take `position.key`."
    raise Wrong(
        reason,
        f'All values are right. But from "{START}", with {LARGE:,} slots, it looks at {nodes:,} '
        f"positions, where {ENOUGH:,} are more than enough. {why}",
    )
