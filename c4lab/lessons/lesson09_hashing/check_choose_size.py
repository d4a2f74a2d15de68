"""09.2 The smallest table without a long chain."""

import ast

from c4lab.checks.writing import Answer, Wrong, compare, contains, exercise, has, known, uses
from c4lab.lessons.lesson09_hashing import fresh_cases
from c4lab.lessons.shared.code.parameters import parameters_in_order
from c4lab.lessons.shared.code.told_by_code import told_by_code

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
    ([0, 2, 4, 1], 2),  # with two slots, the chains have two hashes on average
    ([0, 2, 4, 6, 1], 3),
    (NAMES, 1),
    (NAMES, 2),
    (NAMES, 3),
    (NAMES, 5),
    ([20 * i for i in range(10)], 1),
    ([20 * i for i in range(10)], 3),
    ([60 * i + i % 2 for i in range(12)], 2),
    ([i * i for i in range(15)], 2),
    (list(range(150)), 1),
    ([997 * i for i in range(40)], 1),
    (list(range(0, 2_600, 2)), 2),
]


KNOWN = known(
    r"""
    one-too-long: A chain may be as long as `longest`, and no longer.
        max(counts) <= longest => max(counts) < longest + 2
    one-too-short: A chain as long as `longest` is allowed.
        max(counts) <= longest => max(counts) <= max(1, longest - 1)
    averages: The chains are short enough on average. But no single chain may be longer than
            `longest`.
        max(counts) <= longest => len(hashes) <= longest * sum(map(bool, counts))
        max(counts) <= longest => len(hashes) // sum(map(bool, counts)) <= longest
        max(counts) <= longest => round(len(hashes) / sum(map(bool, counts))) <= longest
        max(counts) <= longest => sorted(counts)[size // 2] <= longest
    quotient-for-rest: The slot of a hash is the remainder of the division, with `%`. You take the
        quotient, with `//`.
        => one
        seen: takes_quotients
    numbers-of-slots: The answer is always 1: `max` gives the largest key of a dict or `Counter`,
            the number of a slot. Take the largest of its `values()`.
        => one
        seen: takes_the_largest_key
    after-the-first: The answer is always 1: it is given too early, after the first hash. A size is
            good only if all hashes have been put into their slots.
        => one
    begins-with-2: It never gives 1. One slot is enough where all the hashes may be in one chain.
        size = 1 => size = 2
    doubled: The size is doubled each time, and those in between are left out. Try every size.
        size += 1 => size *= 2
    in-steps: Some sizes are left out. Try every size: 1, 2, 3 and so on.
        size += 1 => size += 2
        size += 1 => size += 10
    chain-not-size: That is how long the longest chain is. Return the number of slots.
        return size => return max(counts)
    slots-not-size: That is how many slots are used. Return how many slots there are.
        return size => return sum(map(bool, counts))
    one-less-than-tried: The answer is one less than the number of slots that was tried.
        return size => return size - 1
    one-more-than-tried: The answer is one more than the number of slots that was tried.
        return size => return size + 1
    neighbours-only: Only hashes that are neighbours in the list are compared. Two hashes that are
            far apart in the list may share a slot too.
        counts = [0] * size => counts, run, last = [], 0, None &&
            counts[hash % size] += 1 => run = run + 1 if hash % size == last else 1;
            last = hash % size; counts.append(run)
        max(counts) <= longest =>
            sum(one % size == two % size for one, two in zip(hashes, hashes[1:])) < longest
    one-chain-only: Only the chain of one hash is looked at. No chain may be too long.
        max(counts) <= longest => counts[hashes[0] % size] <= longest
        max(counts) <= longest => counts[hashes[-1] % size] <= longest
        max(counts) <= longest => counts[0] <= longest
    shared-slots: That counts the slots with more than one hash. Count how many hashes share one
            slot.
        max(counts) <= longest => sum(each > 1 for each in counts) < longest
    collisions-not-chains: That counts all collisions together. Look at the longest chain: how many
            hashes share one slot?
        max(counts) <= longest => len(hashes) - sum(map(bool, counts)) <= longest - 1
        max(counts) <= longest => len(hashes) - sum(map(bool, counts)) <= longest
    one-chain-is-enough: One short chain is not enough: no chain may be longer than `longest`.
        max(counts) <= longest => min(counts) <= longest
    without-collision: That is the smallest size without a collision. Chains up to `longest` are
            allowed.
        max(counts) <= longest => max(counts) <= 1
    first-size-too-large: It begins with too many slots. With chains of two or more, fewer slots
            than hashes can be enough.
        size = 1 => size = max(1, len(hashes))
    load-alone: It looks only at how many hashes and slots there are. It also matters which slots
            the hashes go into.
        max(counts) <= longest => len(hashes) <= longest * size
    not-searched: The answer is the largest hash, one more, or the number of hashes, and no smaller
            size is tried.
        size = 1 => return max(hashes) + 1
        size = 1 => return len(hashes)
        size = 1 => return max(hashes)
    primes-only: It tries only primes. The smallest size may be any number.
        max(counts) <= longest =>
            max(counts) <= longest and (size < 2 or all(size % d for d in range(2, size)))
        max(counts) <= longest =>
            max(counts) <= longest and size > 1 and all(size % d for d in range(2, size))
    """,
    takes_quotients=has(ast.FloorDiv),
    takes_the_largest_key=lambda tree: (
        not uses("values")(tree) and (uses("Counter")(tree) or has(ast.Dict, ast.DictComp)(tree))
    ),
    one=lambda hashes, longest: 1,
)
TOLD = (
    (
        "still-running",
        contains("$chain < longest", "longest > $chain", "$chain >= longest", "longest <= $chain"),
        "one-too-short",
        "A chain as long as `longest` is allowed. If each has to be shorter, no size is good where "
        "`longest` is 1.",
    ),
    (
        "still-running", None, "no-next-size",
        "Does it go on to the next size, and does each size begin with empty slots?",
    ),
    ("mutates", None, "mutates", "The next size needs all of `hashes` again."),
)  # fmt: skip


@exercise("09.2", KNOWN)
def choose_size(answer: Answer) -> None:
    try:
        with told_by_code(answer, *TOLD), parameters_in_order(answer):
            compare(answer, CASES, fresh=fresh_cases.choose_size())
    except Wrong as wrong:
        if wrong.reason == "returns-none" and wrong.case != CASES[0]:
            wrong.reason = "ends-too-early"
            wrong.message = (
                "Your search gives up before a size is good, and returns None. There is no "
                "largest size to try: go on until one is good, for instance with `while True`."
            )
        raise
