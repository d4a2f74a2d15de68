"""16.2 A key for each board."""

import ast

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise, known, uses

BOARDS = (  # mine and mask, in pairs that a rule might not tell apart
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
    *(Script(TWO_COLUMNS.format(at=at, most=most)) for at, most in ((0, 3), (35, 3), (14, 2))),
    Script(RANDOM),
]


class AnyKey:
    """What a key may be, as the learner reads it who returns nothing."""

    def __repr__(self) -> str:
        return "a whole number from 1 to 2**50"


def side_by_side(tree: ast.Module) -> bool:
    """A `seen`: one of the numbers is moved by 49 bits or more, or the two are joined as text."""
    numbers = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return any(isinstance(each, int) and 49 <= each <= 64 for each in numbers) or uses("str")(tree)


def joins_both(tree: ast.Module) -> bool:
    """A `seen`: `mine` and `mask` are put together with `|`."""
    return any(
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.BitOr)
        and {"mine", "mask"} <= {getattr(each, "id", "") for each in ast.walk(node)}
        for node in ast.walk(tree)
    )


def hashes_a_pair(tree: ast.Module) -> bool:
    """A `seen`: `hash` is called with a pair, a text or the like."""
    return any(
        isinstance(node, ast.Call)
        and ast.unparse(node.func) == "hash"
        and any(isinstance(each, (ast.Tuple, ast.JoinedStr, ast.Call)) for each in node.args)
        for node in ast.walk(tree)
    )


IN_EMPTY = known(
    r"""
    too-large: The two numbers side by side need 98 bits, and a key has room for 50. (The empty
            board gets the key 0 there, which no position may have.) Can they share bits?
        mine + mask + BOTTOM => mine << 49 | mask
        mine + mask + BOTTOM => mask << 49 | mine
        mine + mask + BOTTOM => mine * 2**50 + mask
        mine + mask + BOTTOM => int(str(mask) + str(mine))
        mine + mask + BOTTOM => int(str(mine) + str(mask))
        seen: side_by_side
    key-zero: The empty board gets the key 0. An untouched slot holds 0 as well, so an empty table
            would claim to know it.
        $m + $k + BOTTOM =~> $m + $k
""",
    side_by_side=side_by_side,
)


def six_bits(mine: int, mask: int) -> int:
    """Each column's discs and the 1 on top of them in six bits, the first column lowest."""
    return sum(part << 6 * column for column, part in enumerate(parts(mine, mask)))


def six_bits_left(mine: int, mask: int) -> int:
    """The same with the first column highest, joined by `|`."""
    key = 0
    for part in parts(mine, mask):
        key = key << 6 | part
    return key


def parts(mine: int, mask: int) -> list[int]:
    return [(mine >> 7 * c & 63) + (mask >> 7 * c & 63) + 1 for c in range(7)]


KNOWN = known(
    r"""
    mine-alone: Two boards with the same discs of the side to move may have other discs of the
            opponent. `mask` has a say too.
        mine + mask + BOTTOM => mine + BOTTOM
        mine + mask + BOTTOM => mine + 1
        mine + mask + BOTTOM => (mine & mask) + BOTTOM
    mask-alone: Two boards with the same discs, of other owners, get one key. `mine` has a say too.
        mine + mask + BOTTOM => mask + BOTTOM
        $a + $b + BOTTOM =~> ($a | $b) + BOTTOM
    theirs-alone: Added to BOTTOM are the other side's discs alone. How high is each column, and who
            has the others?
        $a + $b + BOTTOM =~> ($a ^ $b) + BOTTOM
    mine-in-mask: `mine | mask` is the same number as `mask`: the discs of `mine` are in it already.
            And `BOTTOM` changes nothing at the foot of a column with discs in it. `+` carries: use
            it in place of `|`.
        $a + $b + BOTTOM =~> $a | $b | BOTTOM
        seen: joins_both
    foot-occupied: `|` puts no second 1 where there is one: at the foot of a column with discs in
            it, BOTTOM changes nothing. With `+` it carries on upwards.
        mine + mask + BOTTOM => mine + (mask | BOTTOM)
        mine + mask + BOTTOM => mask | BOTTOM
    runs-over: In a full column the sum is too large for seven bits, and runs over into the next
            column. `mask` once, and one 1 for each column, just fit.
        mine + mask + BOTTOM => mine + 2 * mask + 1
        mine + mask + BOTTOM => mine + 2 * mask + BOTTOM
    no-whole-number: A key is one whole number, and not a pair of them or a text.
        mine + mask + BOTTOM => mine, mask + BOTTOM
        mine + mask + BOTTOM => f"{mine} {mask}"
    one-for-the-empty: Two boards share the key 1: the empty one, which gets the 1 alone, and the
            board with one disc of the other side, on a1.
        return mine + mask + BOTTOM => return mine + mask or 1
    last-column: A column does not count: its discs can change, and the key stays. All seven columns
            have a say.
        return mine + mask + BOTTOM => return (mine + mask + BOTTOM) % 2**42
        return mine + mask + BOTTOM => return (mine + mask + BOTTOM) >> 7
        return mine + mask + BOTTOM => return (mine + mask + BOTTOM) % 2**35
    cut: Bits of the key are cut off on the left, so the columns on the right do not count any more.
            There are more positions than such short keys: keep all bits.
        return mine + mask + BOTTOM => return (mine + mask + BOTTOM) % 2**32
        return mine + mask + BOTTOM => return (mine + mask + BOTTOM) % 2**40
        return mine + mask + BOTTOM => return (mine + mask + BOTTOM) % 2**48
        return mine + mask + BOTTOM => return (mine + mask + BOTTOM) % 2**31
        $k ~> $k % 2**32
        $k ~> $k & 2**32 - 1
    no-spare-row: Six bits are no room for a full column: the 1 on top of its six discs is the
            seventh bit. It falls into the next column.
        => six_bits_left
        => six_bits
    too-large: All boards are told apart, but the key goes above 2⁵⁰: there is no room for both
            numbers side by side. Can they share bits?
        mine + mask + BOTTOM => (mine << 49 | mask) + 1
        mine + mask + BOTTOM => mask * 2**49 + mine + 1
        mine + mask + BOTTOM => (mine << 49) + mask + BOTTOM
        mine + mask + BOTTOM => int(str(mask) + str(mine)) + 1
""",
    joins_both=joins_both,
    six_bits=six_bits,
    six_bits_left=six_bits_left,
)


@exercise("16.2", (*IN_EMPTY, *KNOWN))
def key_of(answer: Answer) -> None:
    compare(answer, [(0, 1)], lambda mine, mask: AnyKey(), same=lambda got, expected: True)
    refuse_hash(answer)
    compare(answer, EMPTY, known=IN_EMPTY)
    compare(answer, CASES)


def refuse_hash(answer: Answer) -> None:
    """Raises Wrong if the key is a hash of both numbers: it has 64 bits, and cut to 50 it is not
    different for each position, though no test would find two that share one."""
    if answer.tree is not None and hashes_a_pair(answer.tree):
        raise Wrong(
            "hash",
            "`hash` mixes both numbers into one of 64 bits, which may be below 0 or too large. Cut "
            "to 50 bits or fewer, two positions may share a key. Put the key together from `mine` "
            "and `mask` so that no two can.",
            again=refuse_hash,
        )
