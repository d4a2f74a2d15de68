"""09.5 The bug hunt: a search that believes whatever stands in its table."""

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise, known, uses
from c4lab.games import TicTacToe

BOARDS = (
    *("126487", "152364", "12438", "12458", "12536", "1524", "1235", "1236", "1237", "1265"),
    *("1475", "1485"),
)
LARGE = 5_003  # a prime, as large as need be
START = "159"
NODES = f"""meter = Meter()
value_of(meter.watch(TicTacToe.parse({START!r})), [None] * {LARGE}, Zobrist(10))
meter.nodes"""
ENOUGH = 600  # ours looks at 421, a search without a memory at 1,053


def case(moves: str, slots: int) -> Script:
    position = TicTacToe.parse(moves)
    return Script(f"value_of({position!r}, [None] * {slots}, Zobrist(10))", position)


CASES = [case(moves, slots) for moves in BOARDS for slots in (97, 7)]
KNOWN = known(r"""
    believes-the-slot: The slot may hold another board: keep in it what tells the boards apart, and
            compare that before you believe it.
        table[slot][0] == position.key => True
    believes-the-hash: Two boards may have the same hash of 10 bits. Compare what is different for
            every board: `position.key`.
        position.key => keys.of(position)
    believes-the-slot: The slot's number is the same for all boards that come to it. Compare
            `position.key`.
        position.key => slot
    believes-the-count: Two boards with as many marks may come to one slot. Compare `position.key`.
        position.key => position.left
        position.key => position.player
    wrong-view: What is remembered has to be the value for the side to move in this position.
        table[slot] = (position.key, value) => table[slot] = (position.key, -value)
        return table[slot][1] => return -table[slot][1]
    empty-slot: A slot that holds nothing yet is None: ask that first.
        $table[$slot] is not None and $table[$slot][0] == $key ~> $table[$slot][0] == $key
    value-alone: The slot gets the value alone. Store with it what tells the boards apart.
        $table[$slot] = (position.key, $value) ~> $table[$slot] = $value
    pair-for-value: A slot holds a pair now. Give the value in it, not the whole pair.
        return $table[$slot][1] ~> return $table[$slot]
    no-minus: After a move it is the opponent's turn: their value counts with a minus.
        max(-value_of => max(value_of
""")


@exercise("09.5", KNOWN, allowed=["Zobrist"])
def value_of(answer: Answer) -> str:
    with answer.part("values", first=True):
        compare(answer, CASES)
    with answer.part("remembering"):
        refuse_forgetting(answer)
    nodes = answer.ask(Script(NODES))
    return f'From "{START}", with {LARGE:,} slots, it looks at {nodes:,} positions.'


def refuse_forgetting(answer: Answer) -> None:
    """Raises Wrong if hardly anything is found again."""
    nodes = answer.ask(Script(NODES))
    if not isinstance(nodes, int) or nodes <= ENOUGH:
        return
    reason, why = "forgets", "Is what it stores ever found again, or is the table not used?"
    if answer.tree and (uses("history")(answer.tree) or uses("str")(answer.tree)):
        reason = "by-history"
        why = "The order of the moves tells boards apart that are the same: take `position.key`."
    wrong = Wrong(
        reason,
        f'All values are right. But from "{START}", with {LARGE:,} slots, it looks at {nodes:,} '
        f"positions, where {ENOUGH:,} are more than enough. {why}",
    )
    wrong.again = refuse_forgetting
    raise wrong
