"""16.2 A key for each board."""

from c4lab.checks.writing import Answer, Script, compare, exercise, known

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
)
MANY = """boards = [
    (left | right << 7, 2**low - 1 | 2**high - 1 << 7)
    for low in range(7) for high in range(3)
    for left in range(2**low) for right in range(2**high)
]
keys = {key_of(mine, mask) for mine, mask in boards}
len(boards), len(keys), min(keys) > 0, max(keys) <= 2**50"""
EMPTY = [Script("key_of(0, 0) != 0")]
CASES = [
    Script("type(key_of(0, 1)) is int"),
    Script("key_of(0, 0) > 0"),
    *(Script(f"key_of{one} == key_of{other}") for one, other in BOARDS),
    Script("key_of(2**47, 2**48 - 2**42) <= 2**50"),
    Script(MANY),
]


class AnyKey:
    """What a key may be, as the learner reads it who returns nothing."""

    def __repr__(self) -> str:
        return "a whole number from 1 to 2**50"


IN_EMPTY = known(r"""
    key-zero: The empty board gets the key 0. An untouched slot holds 0 as well, so an empty table
            would claim to know it.
        $m + $k + BOTTOM =~> $m + $k
""")
KNOWN = known(r"""
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
    foot-occupied: `|` puts no second 1 where there is one: at the foot of a column with discs in
            it, BOTTOM changes nothing. With `+` it carries on upwards.
        mine + mask + BOTTOM => mine + (mask | BOTTOM)
        $a + $b + BOTTOM =~> $a | $b | BOTTOM
    runs-over: In a full column the sum is too large for seven bits, and runs over into the next
            column. `mask` once, and one 1 for each column, just fit.
        mine + mask + BOTTOM => mine + 2 * mask + 1
        mine + mask + BOTTOM => mine + 2 * mask + BOTTOM
    no-whole-number: A key is one whole number, and not a pair of them or a text.
        mine + mask + BOTTOM => mine, mask + BOTTOM
        mine + mask + BOTTOM => f"{mine} {mask}"
    too-large: All boards are told apart, but the key goes above 2⁵⁰: there is no room for both
            numbers side by side. Can they share bits?
        mine + mask + BOTTOM => (mine << 49 | mask) + 1
        mine + mask + BOTTOM => mask * 2**49 + mine + 1
""")


@exercise("16.2", (*IN_EMPTY, *KNOWN))
def key_of(answer: Answer) -> None:
    compare(answer, [(0, 1)], lambda mine, mask: AnyKey(), same=lambda got, expected: True)
    compare(answer, EMPTY, known=IN_EMPTY)
    compare(answer, CASES)
