"""18.2 The bug hunt: who survives, clones that are lists of their own, and the smallest weight."""

from collections.abc import Sequence
from typing import Any

from c4lab.checks.writing import Answer, Case, Script, Wrong, compare, exercise, known
from c4lab.lessons.lesson18_tuning import fresh_cases

Bots = list[list[int]]
A, B, C, D = [11, 2, 3, 4, 5], [12, 3, 4, 5, 6], [13, 4, 5, 6, 7], [14, 5, 6, 7, 8]
E, F = [15, 6, 7, 8, 9], [16, 7, 8, 9, 10]


def survivors(population: Bots, *points: float) -> Script:
    """The code that gives the survivors, without the first weight, which changes in the clones."""
    half = len(population) // 2
    call = f"next_generation({population}, {list(points)}, {[(0, +1)] * half})"
    return Script(f"new = {call}\n[bot[1:] for bot in new[:{half}]]")


def clones(population: Bots, *changes: tuple[int, int]) -> Script:
    """The code that gives the next generation of `population`, bots with equal points."""
    call = f"next_generation(population, {[3] * len(population)}, {list(changes)})"
    return Script(f"population = {population}\n{call}")


def changed_weights(population: Bots, *changes: tuple[int, int]) -> Script:
    """The code that gives the changed weight of each clone, from bots with equal points."""
    points, half = [2.5] * len(population), len(population) // 2
    call = f"next_generation({population}, {points}, {list(changes)})"
    places = [place for place, _ in changes]
    return Script(f"new = {call}\n[bot[place] for bot, place in zip(new[{half}:], {places})]")


WHO: list[Case] = [
    ([], [], []),
    survivors([A, B], 1, 4),
    survivors([A, B], 4, 1),
    survivors([A, B], 0, 0.5),
    survivors([B, A], 2, 2),
    survivors([A, B], 2, 2),
    survivors([A, B, C, D], 1, 4, 3, 2),
    survivors([A, B, C, D], 2, 3, 3, 1),
    survivors([A, B, C, D], 2, 2, 2, 2),
    survivors([A, A, B, C], 1, 4, 3, 2),
    survivors([B, C, A, C], 1, 4, 2, 0),
    survivors([A, B, C, D, E, F], 2, 4.5, 2, 0, 2, 4.5),
]
COPIES = [
    clones([A, B], (0, +1)),
    clones([A, B], (4, -2)),
    clones([A, B, C, D], (0, +5), (1, +2)),
    clones([D, C, B, A], (4, +5), (0, -5)),
    clones([A, A, C, D], (1, +1), (1, +2)),
    clones([A, B, C, D, E, F], (3, -1), (3, +5), (0, -5)),
]
GIVEN = [Script(f"{each.text}\npopulation") for each in COPIES]
"""The old population after the call, which should not change it."""
LIMIT = [
    *(changed_weights([[9, 9, 9, 9, 1], B], (4, step)) for step in (-1, -5, +1)),
    *(changed_weights([[2, 9, 9, 9, 1], B], (0, step)) for step in (-1, -2)),
    changed_weights([[5, 3, 9, 9, 1], [9, 4, 9, 9, 9], C, D], (1, -5), (1, -5)),
    changed_weights([[5, 100, 9, 9, 1], [9, 96, 9, 9, 9], C, D], (1, +1), (1, +5)),
]
ALL: list[Case] = [
    ([[9, 9, 9, 9, 9], [6, 5, 5, 5, 5]], [1, 4], [(0, -5)]),
    ([A, B, C, D], [0, 3.5, 1, 5], [(4, +5), (4, -5)]),
    ([[1, 1, 1, 1, 1], [2, 2, 2, 2, 2], [3, 3, 3, 3, 3], [4, 4, 4, 4, 4]], [4, 4, 5, 5],
     [(1, -2), (2, +5)]),
    ([A, B, C, D, E, F], [1, 2, 3, 1, 2, 3], [(0, -1), (1, +5), (2, -2)]),
]  # fmt: skip
"""Whole generations in which no weight comes near its limit."""


IN_WHO = known(r"""
    worst-survive: The bots with the *fewest* points survive. `sorted` begins with the smallest:
            which key puts the most points first?
        key=lambda place: -points[place] => key=lambda place: points[place]
    ties-turned: Of two bots with equal points, the later one comes first. Reversing a list reverses
            those too: sort by minus the points, or with `reverse=True`.
        sorted(range(len(population)), key=lambda place: -points[place]) =>
            sorted(range(len(population)), key=lambda place: points[place])[::-1]
    ties-by-weights: Of two bots with equal points, the one with larger weights comes first. Their
            places in `population` should decide: compare only the points.
        key=lambda place: -points[place]) =>
            key=lambda place: (points[place], population[place]), reverse=True)
    equal-bots: Two bots with the same weights may have different points. Yours gives one of them
            the points of the other: `population.index(bot)`, or a dict from bots to points, knows
            only one of the two. Sort the places.
        place: -points[place] => place: -points[population.index(population[place])]
        place: -points[place] => place: -dict(zip(map(tuple, population), points))[
            tuple(population[place])]
    one-bot-twice: Of two bots with equal points one survives twice, and the other one not at all:
            `points.index`, or a dict from points to bots, knows only one of them. Sort the places.
        population[place] for place in order =>
            population[points.index(points[place])] for place in order
        population[place] for place in order =>
            dict(zip(points, population))[points[place]] for place in order
    worst-first: The right bots survive, in the wrong order: the one with the most points comes
            first.
        order[:len(order) // 2]] => order[:len(order) // 2][::-1]]
        sorted(range(len(population)), key=lambda place: -points[place]) =>
            sorted(range(len(population)), key=lambda place: points[place]) &&
            order[:len(order) // 2] => order[len(order) // 2:]
    old-order: The right bots survive, but they stand in the order of the old population. The one
            with the most points comes first.
        order[:len(order) // 2]] => sorted(order[:len(order) // 2])]
    second-half: The half with fewer points survives: take the beginning of the order.
        order[:len(order) // 2] => order[len(order) // 2:]
    not-sorted: The first half of the population survives, even with few points.
        sorted(range(len(population)), key=lambda place: -points[place]) => range(len(population))
    all-survive: Every bot survives. Only the better half should.
        order[:len(order) // 2]] => order]
    one-too-few: One bot too few survives: of 2 bots it is 1, of 4 it is 2.
        len(order) // 2] => len(order) // 2 - 1]
    one-too-many: One bot too many survives: of 2 bots it is 1, of 4 it is 2.
        len(order) // 2] => len(order) // 2 + 1]
    points-as-places: You use a bot's points as its place in the list.
        population[place] for place in order => population[int(points[place]) % len(population)]
            for place in order
""")
IN_COPIES = known(r"""
    clones-share: A clone and its parent are the same list: if a weight changes in one, it changes
            in the other. A copy of a list of bots is a new list with the *same* bots in it. Copy
            each bot.
        population[place] for place in => population[place].copy() for place in &&
            [bot.copy() for bot in survivors] => survivors
        [bot.copy() for bot in survivors] => survivors.copy()
    clones-first: Your list begins with the changed bots. Put the unchanged survivors first, and
            then their clones.
        survivors + clones => clones + survivors
    interleaved: Each clone comes right after its parent. Put all survivors first, and then all
            clones.
        return survivors + clones =>
            return [bot for pair in zip(survivors, clones) for bot in pair]
    in-pairs: It returns two lists, one of the survivors and one of the clones. Put them together.
        survivors + clones => (survivors, clones)
    clones-only: The survivors are missing: the next population has as many bots as the one before.
        survivors + clones => clones
    survivors-only: The clones are missing: the next population has as many bots as the one before.
        survivors + clones => survivors
    clones-of-all: Clone the survivors, not the first bots of the old population.
        [bot.copy() for bot in survivors] => [bot.copy() for bot in population[:len(survivors)]]
    clones-of-the-best: All clones are clones of the best bot. Each survivor has one.
        [bot.copy() for bot in survivors] => [survivors[0].copy() for bot in survivors]
    replaced: The step replaces the weight. *Add* it to the weight.
        clone[place] + step => step
    taken-away: You subtract the step from the weight. Add it.
        + step => - step
    place-and-step: In each pair the place comes first, and then the step.
        (place, step) in => (step, place) in
    one-place-on: Places count from 0: the place 0 is the first weight.
        clone[place] = max(1, clone[place] + step) => clone[place - 1] = max(1, clone[place - 1]
            + step)
    no-change: No clone is changed: each one has to get its step.
        clone[place] = max(1, clone[place] + step) => max(1, clone[place] + step)
    every-weight: Only the weight at `place` changes, not all five.
        clone[place] = max(1, clone[place] + step) =>
            clone[:] = [max(1, weight + step) for weight in clone]
""")
IN_LIMIT = known(r"""
    zero-allowed: A weight can become 0. It has to be at least 1, so 0 becomes 1 too.
        max(1, clone[place] + step) => 1 if clone[place] + step < 0 else clone[place] + step
    zero-smallest: A step that would make a weight less than 1 makes it 0 here. The smallest weight
            is 1.
        max(1, clone[place] + step) => max(0, clone[place] + step)
    no-limit: A weight can become 0 or less: is there no limit, or do you test it before you add the
            step?
        max(1, clone[place] + step) => clone[place] + step
    max-for-min: "At least 1" is the larger of 1 and the sum. `min` takes the smaller one, so every
            weight becomes 1 or less.
        max(1, clone[place] + step) => min(1, clone[place] + step)
    two-smallest: A weight may be 1, too: `at least 1` is 1 or more.
        max(1, clone[place] + step) => max(2, clone[place] + step)
    stays: A weight that would become less than 1 stays as it was here. It becomes 1.
        max(1, clone[place] + step) =>
            clone[place] + step if clone[place] + step >= 1 else clone[place]
    absolute: A weight that would become less than 1 loses its sign here. It becomes 1.
        max(1, clone[place] + step) => abs(clone[place] + step)
        max(1, clone[place] + step) => abs(clone[place] + step) or 1
    limit-on-step: The limit is for the weight, not for the step: a step may be below 0.
        max(1, clone[place] + step) => clone[place] + max(1, step)
    capped: A weight has no largest value. The only limit is that it is at least 1.
        max(1, clone[place] + step) => min(100, max(1, clone[place] + step))
""")
EVERY = (*IN_WHO, *IN_COPIES, *IN_LIMIT)
CHANGED = (
    "Your function changes a list that it was given: the old population, or the points. Does "
    "`sort` sort that list itself, or does a weight change in a bot that is still in it? Sort "
    "with `sorted`, and change copies of the bots: `bot.copy()` is a list of its own."
)


@exercise("18.2", EVERY)
def next_generation(answer: Answer) -> None:
    with answer.part("who survives"):
        fresh = [survivors(bots, *points) for bots, points in fresh_cases.survivors()]
        compare_generations(answer, WHO, (*IN_WHO, *IN_COPIES), fresh)
    with answer.part("clones"):
        fresh = [clones(bots, *changes) for bots, changes in fresh_cases.clones()]
        compare_generations(answer, COPIES, (*IN_COPIES, *IN_WHO, *IN_LIMIT), fresh)
        compare_generations(answer, GIVEN, ())
        mistakes = (*IN_COPIES, *IN_WHO, *IN_LIMIT)
        compare_generations(answer, ALL, mistakes, fresh_cases.generations())
    with answer.part("limit"):
        fresh = [changed_weights(bots, *changes) for bots, changes in fresh_cases.limits()]
        compare_generations(answer, LIMIT, (*IN_LIMIT, *IN_COPIES, *IN_WHO), fresh)


def compare_generations(
    answer: Answer, cases: Sequence[Case], mistakes: Any, fresh: Sequence[Case] = ()
) -> None:
    """Like `compare`, with better advice for an answer that changes the old population.

    Without `mistakes`, the cases ask only for the old population.
    """
    try:
        compare(answer, cases, known=mistakes, fresh=fresh)
    except Wrong as wrong:
        if wrong.reason == ("mutates" if mistakes else "wrong-value"):
            wrong.reason, wrong.message = "population-changed", CHANGED
        raise
