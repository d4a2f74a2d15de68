"""16.2 A key for each board."""

import ast

from c4lab.checks.writing import (
    Answer,
    Script,
    Wrong,
    compare,
    contains,
    exercise,
    has,
    known,
    uses,
)
from c4lab.lessons.lesson16_better_tables import fresh_cases
from c4lab.lessons.shared.code.told_by_code import told_by_code

BOARDS = (  # pairs of boards, each (mine, mask), that get the same key from a wrong rule
    ((0, 0), (0, 1)),
    ((1, 1), (0, 1)),
    ((1, 3), (2, 3)),
    ((2, 3), (2, 131)),
    ((128, 128), (0, 128)),
    ((0, 128), (0, 1)),
    ((0, 3), (3, 3)),
    ((128, 131), (3, 131)),
    ((2, 3), (128, 129)),
    ((2, 191), (128, 128)),
    ((1, 1 + 2**48 - 2**42), (2**47, 1 + 2**48 - 2**42)),
    *(((0, 0), (0, 1 << 7 * column)) for column in range(7)),
    *(((0, 1 << 7 * column), (1 << 7 * column, 1 << 7 * column)) for column in range(7)),
    ((3, 63), (1, 1)),
    ((0, 63 << 7), (0, 1 << 14)),
)
TWO_COLUMNS = """boards = [
    (left << {at} | right << {at} + 7, 2**low - 1 << {at} | 2**high - 1 << {at} + 7)
    for low in range(7) for high in range({most})
    for left in range(2**low) for right in range(2**high)
]
keys = {{key_of(mine, mask) for mine, mask in boards}}
len(boards), len(keys), min(keys) > 0, max(keys) <= 2**50"""
COLUMN = """boards = [
    (mine << {at}, 2**high - 1 << {at}) for high in range(7) for mine in range(2**high)
]
len(boards), len({{key_of(mine, mask) for mine, mask in boards}})"""
RANDOM = """from random import Random
random, boards = Random(16), set()
while len(boards) < 3000:
    heights = [random.randrange(7) for column in range(7)]
    mask = sum(2**high - 1 << 7 * column for column, high in enumerate(heights))
    boards.add((random.getrandbits(49) & mask, mask))
keys = {key_of(mine, mask) for mine, mask in boards}
len(boards), len(keys), min(keys) > 0, max(keys) <= 2**50"""
EMPTY = [Script("key_of(0, 0) != 0")]
CASES = [
    Script("type(key_of(0, 1)) is int"),
    Script("key_of(0, 0) > 0"),
    *(Script(f"key_of{one} == key_of{other}") for one, other in BOARDS),
    Script("key_of(2**47, 2**48 - 2**42) <= 2**50"),
    *(Script(COLUMN.format(at=7 * column)) for column in range(7)),
    *(Script(TWO_COLUMNS.format(at=at, most=most)) for at, most in ((0, 3), (35, 3), (14, 7))),
    Script(RANDOM),
]


class AnyKey:
    """The expected value in messages to a learner whose function returns nothing."""

    def __repr__(self) -> str:
        return "a whole number from 1 to 2**50"


def joins_texts(tree: ast.AST) -> bool:
    """Whether the code makes a text of `mine` and one of `mask`, and joins them."""
    return any(
        isinstance(node, ast.JoinedStr) or (isinstance(node, ast.BinOp) and _makes_text(node))
        for node in ast.walk(tree)
        if {"mine", "mask"} <= {getattr(each, "id", "") for each in ast.walk(node)}
    )


def _makes_text(tree: ast.AST) -> bool:
    return any(uses(name)(tree) for name in ("str", "bin", "format"))


takes_fifty_bits = contains(*(f"$a {sign} {n}" for sign in ("<<", "**") for n in range(49, 65)))


def side_by_side(tree: ast.Module) -> bool:
    """For a `seen` line: whether the code shifts by 49 bits or more, or joins texts."""
    return takes_fifty_bits(tree) or joins_texts(tree)


hashes_a_pair = contains("hash(($a, $b))", "hash($f($$x))", "hash($a + $b)")


IN_EMPTY = known(
    r"""
    too-large: The two numbers side by side need 98 bits, and a key has room for 50. (And the empty
            board gets the key 0, which no position may have.) Can they share bits?
        mine + mask + BOTTOM => mine << 49 | mask
        mine + mask + BOTTOM => mask << 49 | mine
        mine + mask + BOTTOM => int(str(mask) + str(mine))
        mine + mask + BOTTOM => int(str(mine) + str(mask))
        seen: side_by_side
    key-zero: The empty board gets the key 0. An unused slot holds 0 too, so an empty table would
            seem to know the empty board.
        mask + BOTTOM => mask
""",
    side_by_side=side_by_side,
)


KNOWN = known(
    r"""
    mine-alone: Two boards may have the same discs of the side to move, but different discs of the
            opponent. The key needs `mask` too.
        mine + mask + BOTTOM => mine + BOTTOM
        mine + mask + BOTTOM => mine + 1
    mask-alone: Two boards with discs on the same cells, but of different owners, get the same key.
            The key needs `mine` too.
        mine + mask => (mine | mask)
    theirs-alone: You add only the other side's discs to BOTTOM. How high is each column, and who
            owns the other discs?
        mine + mask => (mine ^ mask)
    mine-in-mask: `mine | mask` is equal to `mask`, which has the discs of `mine` already. And `|
            BOTTOM` changes nothing in a column with discs. Use `+`, which carries, in place of `|`.
        + mask + => | mask |
        seen: joins_both
    foot-occupied: `|` adds no second 1 to a bit that is 1: in a column with discs, BOTTOM changes
            nothing. With `+`, the 1 is carried upwards.
        mine + mask + BOTTOM => mine + (mask | BOTTOM)
        mine + mask + BOTTOM => mask | BOTTOM
    runs-over: In a full column the sum is too large for seven bits, and spills into the next
            column. `mask` once and a 1 for each column just fit.
        mine + mask + BOTTOM => mine + 2 * mask + 1
        mine + mask + BOTTOM => mine + 2 * mask + BOTTOM
    no-whole-number: A key is one whole number, not a pair or a text.
        mine + mask + BOTTOM => mine, mask + BOTTOM
        mine + mask + BOTTOM => f"{mine} {mask}"
    one-for-the-empty: Two boards share the key 1: the empty board, and the board with one disc of
            the other side on a1.
        return mine + mask + BOTTOM => return mine + mask or 1
    last-column: One column does not count: its discs can change, but the key stays the same. The
            key needs all seven columns.
        return mine + mask + BOTTOM => return (mine + mask + BOTTOM) % 2**42
        return mine + mask + BOTTOM => return (mine + mask + BOTTOM) >> 7
        return mine + mask + BOTTOM => return (mine + mask + BOTTOM) % 2**35
    cut: Bits of the key are cut off on the left, so the columns on the right do not count any more.
            There are more positions than such short keys: keep all bits.
        return mine + mask + BOTTOM => return (mine + mask + BOTTOM) % 2**40
        return mine + mask + BOTTOM => return (mine + mask + BOTTOM) % 2**48
        return mine + mask + BOTTOM => return (mine + mask + BOTTOM) % 2**31
        BOTTOM => BOTTOM & 2 ** 32 - 1
    no-spare-row: Six bits are too few for a full column: the 1 on top of its six discs is the
            seventh bit, and it falls into the next column.
        mine + mask + BOTTOM =>
            sum((mine + mask + BOTTOM >> 7 * c & 127) << 6 * c for c in range(7))
        return mine + mask + BOTTOM => key = 0\n    for c in range(7):
            \n        key = key << 6 | mine + mask + BOTTOM >> 7 * c & 127\n    return key
        seen: shifts_up
    base-too-small: `mine + mask` of a column goes from 0 to 126. Your columns have fewer numbers
            each, so a full column spills over into the next, and two boards get the same key. Take
            127 or more for each column.
        mine + mask + BOTTOM => 1 + sum((mine + mask >> 7 * c & 127) * 49 ** c for c in range(7))
        mine + mask + BOTTOM =>
            1 + sum((mine + mask >> 7 * c & 127) * 49 ** (6 - c) for c in range(7))
        mine + mask + BOTTOM => 1 + sum((mine + mask >> 7 * c & 127) * 64 ** c for c in range(7))
        mine + mask + BOTTOM =>
            1 + sum((mine + mask >> 7 * c & 127) * 64 ** (6 - c) for c in range(7))
        mine + mask + BOTTOM => 1 + sum((mine + mask >> 7 * c & 127) * 100 ** c for c in range(7))
        mine + mask + BOTTOM =>
            1 + sum((mine + mask >> 7 * c & 127) * 100 ** (6 - c) for c in range(7))
    too-large: All boards get different keys, but a key can be above 2⁵⁰: there is no room for both
            numbers side by side. Can they share bits?
        mine + mask + BOTTOM => (mine << 49 | mask) + 1
        mine + mask + BOTTOM => mask * 2**49 + mine + 1
        mine + mask + BOTTOM => (mine << 49) + mask + BOTTOM
        seen: side_by_side
    above-the-limit: All boards get different keys, but a key can be above 2⁵⁰. A number below 128
            for each column is enough, as in section 16.1.
        mine + mask + BOTTOM =>
            1 + sum(3 ** b * ((mine >> b & 1) + (mask >> b & 1)) for b in range(49))
        mine + mask + BOTTOM =>
            1 + sum(3 ** (48 - b) * ((mine >> b & 1) + (mask >> b & 1)) for b in range(49))
        mine + mask + BOTTOM => 1 + sum((mine + mask >> 7 * c & 127) * 200 ** c for c in range(7))
        mine + mask + BOTTOM =>
            1 + sum((mine + mask >> 7 * c & 127) * 200 ** (6 - c) for c in range(7))
        mine + mask + BOTTOM => 4 * (mine + mask + BOTTOM)
""",
    side_by_side=side_by_side,
    joins_both=contains("mine | mask", "mask | mine"),
    shifts_up=has(ast.LShift),
)


JOINED = (
    "As texts, one behind the other, the two numbers are too long: a key goes up to 2⁵⁰. Can they "
    "share bits?"
)


@exercise("16.2", (*IN_EMPTY, *KNOWN))
def key_of(answer: Answer) -> None:
    compare(answer, [(0, 1)], lambda mine, mask: AnyKey(), same=lambda got, expected: True)
    refuse_hash(answer)
    compare(answer, EMPTY, known=IN_EMPTY)
    fresh = [Script(RANDOM.replace("16", f"{seed}", 1)) for seed in fresh_cases.key_of()]
    with told_by_code(answer, ("wrong-value", joins_texts, "joined-text", JOINED)):
        compare(answer, CASES, fresh=fresh)


def refuse_hash(answer: Answer) -> None:
    """Raises Wrong if the key is a hash of both numbers.

    A hash has 64 bits. Cut to 50 bits, some positions share one, but no test would find them.
    """
    if answer.tree is not None and hashes_a_pair(answer.tree):
        raise Wrong(
            "hash",
            "`hash` mixes both numbers into one of 64 bits, which may be below 0 or too large. Cut "
            "to 50 bits or fewer, two positions may share a key. Put the key together from `mine` "
            "and `mask` so that no two can.",
        )
