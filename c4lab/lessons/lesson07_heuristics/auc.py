"""07.7 How often an evaluation says more of a won board than of a lost one."""

from random import Random

from c4lab.checks.writing import Answer, compare, exercise, known, without_items

CASES = [
    ([2], [1]),
    ([1], [2]),
    ([1], [1]),
    ([0], [-3]),
    ([3, 1], [1, 0]),
    ([5], [7, 2, 5]),
    ([-4, -1, -9], [-2]),
    ([0, 0, 0], [0, 0]),
    *(
        ([random.randint(-4, 6) for _ in range(3 + i)], [random.randint(-6, 4) for _ in range(7)])
        for i, random in enumerate(map(Random, range(4)))
    ),
]
KNOWN = known(r"""
    ties-lost: Two equal numbers count nothing. They are half a pair.
        right += 0.5 => pass
    ties-count-one: Two equal numbers count like a right pair. They are half of one.
        right += 0.5 => right += 1
        good > bad => good >= bad
    turned-round: The pairs count in which the lost board has the larger number.
        good > bad => good < bad
    count-not-share: That is how many pairs are right. Divide by the number of all pairs.
        right / (len(won) * len(lost)) => right
    divided-by-a-list: You divide by the number of boards. How many pairs do they make?
        right / (len(won) * len(lost)) => right / (len(won) + len(lost))
        right / (len(won) * len(lost)) => right / len(won)
        right / (len(won) * len(lost)) => right / len(lost)
    rounded: The share comes out as a whole number: `//` rounds down. Divide with `/`.
        right / ( => right // (
    in-step: Each won board is held against one lost board. Hold it against all of them.
        for good in won:\n        for bad in lost: =>
            for good, bad in zip(won, lost):\n        if True: &&
            len(won) * len(lost) => min(len(won), len(lost))
""")


@exercise("07.7", KNOWN)
def auc(answer: Answer) -> None:
    compare(answer, CASES, shrink=without_items)
