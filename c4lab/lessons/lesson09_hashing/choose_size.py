"""09.2 The smallest table without a long chain."""

from c4lab.checks.writing import Answer, compare, exercise, known

NAMES = [58, 25, 34, 45, 43]
CASES = [
    ([7], 1),
    ([0], 1),
    ([4, 5], 1),
    ([3, 5], 1),
    ([3, 5], 2),
    ([0, 6, 12], 1),
    ([0, 6, 12], 2),
    ([3, 63], 1),
    ([0, 232_792_560], 1),  # a multiple of 1 to 22
    ([1, 2, 3, 4], 2),
    (NAMES, 1),
    (NAMES, 2),
    (NAMES, 3),
    (NAMES, 5),
    ([20 * i for i in range(10)], 1),
    ([20 * i for i in range(10)], 3),
    ([60 * i + i % 2 for i in range(12)], 2),
    ([i * i for i in range(15)], 2),
]
KNOWN = known(
    r"""
    one-too-long: A chain may be as long as `longest`, and no longer.
        max(counts) <= longest => max(counts) < longest + 2
    one-too-short: A chain as long as `longest` is allowed.
        max(counts) <= longest => max(counts) <= max(1, longest - 1)
    collisions-not-chains: That counts collisions all together. Asked for is the longest chain: how
            many hashes share one slot.
        max(counts) <= longest => len(hashes) - sum(map(bool, counts)) <= longest - 1
        max(counts) <= longest => len(hashes) - sum(map(bool, counts)) <= longest
    one-chain-is-enough: One short chain is not enough: no chain may be longer than `longest`.
        max(counts) <= longest => min(counts) <= longest
    ends-too-early: None of the sizes that it tries is good. The smallest may be far larger than the
            number of hashes: go on until one is found.
        for $size in range(1, max($hashes) + 2): $$body ~> for $size in range(1, $end): $$body
    without-collision: That is the smallest size without a collision. Chains up to `longest` are
            allowed.
        max(counts) <= longest => max(counts) <= 1
    first-size-too-large: It begins with too many slots. With chains of two or more, fewer slots
            than hashes can be enough.
        size = 1 => size = max(1, len(hashes))
    load-alone: It looks at the number of hashes and slots alone. Which slots the hashes come to
            decides.
        max(counts) <= longest => len(hashes) <= longest * size
    primes-only: It tries primes alone. The smallest size may be any number.
        max(counts) <= longest =>
            max(counts) <= longest and (size < 2 or all(size % d for d in range(2, size)))
"""
)


@exercise("09.2", KNOWN)
def choose_size(answer: Answer) -> None:
    compare(answer, CASES)
