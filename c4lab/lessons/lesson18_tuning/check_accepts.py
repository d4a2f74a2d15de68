"""18.4 Which steps annealing takes."""

import ast

from c4lab.checks.writing import Answer, Raised, Wrong, compare, exercise, has, known, uses
from c4lab.lessons.lesson18_tuning import fresh_cases

Step = tuple[float, float, float, float]

UP: list[Step] = [
    (0.5, 0.5, 0.1, 0.5),
    (0.5, 0.7, 0.1, 0.99),
    (0.5, 0.7, 0.1, 0.01),
    (0.5, 0.51, 0.1, 0.999),
    (0.0, 1.0, 0.2, 0.9),
    (0.0, 1.0, 0.01, 0.9),
    (0.25, 0.25, 0.01, 0.9999),
    (0.0, 1.0, 0.001, 0.5),
    (-4, -3, 2, 0.8),
    (12, 12.5, 5, 0.95),
]
DOWN: list[Step] = [
    (0.5, 0.4, 0.1, 0.3),
    (0.5, 0.4, 0.1, 0.4),
    (0.5, 0.4, 0.1, 0.65),
    (0.5, 0.4, 0.1, 0.05),
    (0.5, 0.4, 0.1, 0.97),
    (0.5, 0.4, 0.2, 0.55),
    (0.5, 0.4, 0.2, 0.65),
    (0.5, 0.4, 0.05, 0.1),
    (0.5, 0.4, 0.05, 0.2),
    (1.0, 0.0, 1.0, 0.36),
    (1.0, 0.0, 1.0, 0.38),
    (1.0, 0.0, 1.0, 0.6),
    (1.0, 0.0, 0.5, 0.13),
    (1.0, 0.0, 0.5, 0.14),
    (1.0, 0.0, 0.5, 0.65),
    (0.9, 0.8, 1.0, 0.5),
    (0.9, 0.8, 1.0, 0.005),
    (1.0, 0.0, 0.01, 0.001),
    (0.9, 0.8, 1.0, 0.9),
    (0.9, 0.8, 1.0, 0.91),
    (12, 10, 4, 0.6),
    (12, 10, 4, 0.61),
    (12, 10, 1, 0.13),
    (12, 10, 1, 0.14),
    (-3, -4, 2, 0.6),
    (-3, -4, 2, 0.61),
    (0.6, 0.55, 0.1, 0.6),
    (0.6, 0.55, 0.1, 0.62),
    (5, 2, 3, 0.36),
    (5, 2, 3, 0.37),
    (5, 2, 30, 0.9),
    (5, 2, 30, 0.91),
]
ZERO: list[Step] = [
    (0.5, 0.4, 0, 0.01),
    (0.5, 0.5, 0, 0.5),
    (0.5, 0.6, 0, 0.99),
    (0.5, 0.4, 0.0, 0.99),
    (1.0, 0.0, 0, 0.5),
    (0.0, 1.0, 0, 0.5),
    (3, 2, 0, 0.0001),
]
CHANCE = "draw < exp(-(now - tried) / temperature)"


def has_a_power(tree: ast.Module) -> bool:
    return uses("exp")(tree) or has(ast.Pow)(tree)


IN_UP = known(r"""
    better-draws: Your function draws for better bots too. A better one is always accepted, for
            every draw.
        return True => return draw < 0.5
    equal-refused: A bot that is equally good is accepted too: "as good or better".
        return True => return tried > now
    lower-is-better: A higher score is better. Your function treats a lower one as better.
        tried >= now => tried <= now && now - tried => tried - now
    better-refused: It refuses a bot that is better or equally good. Such a bot is always accepted,
            for every draw.
        return True => return False && return draw < exp(-(now - tried) / temperature) =>
            return False
""")
IN_DOWN = known(
    rf"""
    only-better: It never accepts a worse bot, so it climbs to the nearest top and stays there.
            Accept a worse one sometimes, with the chance that the text gives.
        {CHANCE} => False
    sign: For a loss, the number in `exp` is above 0, so the result is above 1, which is no chance.
            It has to be below 0: look at the signs.
        -(now - tried) => (now - tried)
        seen: has_a_power
        exp(-(now - tried) / temperature) => exp((now - tried) / temperature)
    always: It accepts every worse bot, for every draw.
        {CHANCE} => True
    draw-turned: Accept if the draw is *below* the chance. Your function accepts if it is above.
        draw < exp => draw > exp
        draw < => draw >
    rest-of-the-chance: It accepts with 1 minus the chance: a huge loss is nearly always accepted.
        exp(-(now - tried) / temperature) => 1 - exp(-(now - tried) / temperature)
    brackets-missing: A difference that is divided needs brackets: without them only its second
            number is divided by the temperature.
        -(now - tried) / temperature => (tried - now / temperature)
        -(now - tried) / temperature => -now - tried / temperature
        (now - tried) => now - tried
    temperature-times: You multiply the loss by the temperature. Divide it: the hotter it is, the
            larger is the chance.
        (now - tried) / temperature => (now - tried) * temperature
        / temperature => * temperature
    upside-down: You divide the temperature by the loss. It is the other way round.
        (now - tried) / temperature => temperature / (now - tried)
    no-temperature: The temperature does not count: the chance is the same, hot or cold.
        (now - tried) / temperature => (now - tried)
    temperature-outside: The temperature stands outside of `exp`: divide the loss by it first, then
            take `exp`.
        exp(-(now - tried) / temperature) => exp(-(now - tried)) / temperature
        exp(-(now - tried) / temperature) => exp(-(now - tried)) * temperature
    base-ten: The power has the base 10. `exp` has e, 2.718.
        exp(-(now - tried) / temperature) => 10 ** (-(now - tried) / temperature)
    base-two: The power has the base 2. `exp` has e, 2.718.
        exp(-(now - tried) / temperature) => 2 ** (-(now - tried) / temperature)
    straight-line: Your chance falls in a straight line with the loss. It should be a power: e to
            the power of minus the loss divided by the temperature.
        exp(-(now - tried) / temperature) => 1 - (now - tried) / temperature
    no-power: You compare the loss divided by the temperature with the draw. Take `exp` of it first,
            with a minus.
        exp(-(now - tried) / temperature) => (now - tried) / temperature
    whole-division: `//` rounds down to a whole number: the loss divided by the temperature is a
            decimal number.
        (now - tried) / temperature => (now - tried) // temperature
        / temperature => // temperature
    rounded-up: What is in `exp` is rounded to a whole number.
        exp(-(now - tried) / temperature) => exp(-round((now - tried) / temperature))
    no-loss: You compute the chance from a score. Compute it from the loss: how much lower is the
            new score?
        -(now - tried) => -tried
        -(now - tried) => -now
    share-of-the-score: The loss is how much lower the score is, not the share of the score that is
            lost.
        (now - tried) / temperature => (now - tried) / abs(now or 1) / temperature
    draw-unused: You do not use the draw: it accepts if the chance is above one half.
        draw < exp => 0.5 < exp
    cold-enough: It compares the loss with the temperature, and the draw does not count.
        {CHANCE} => now - tried < temperature
    per-cent: The draw is between 0 and 1. Your function treats it as a number between 0 and 100.
        draw < exp => draw < 100 * exp
        draw < exp => 100 * draw < exp
        draw < exp => draw / 100 < exp
    squared: You square the loss. Divide it by the temperature as it is.
        (now - tried) / temperature => (now - tried) ** 2 / temperature
    chance-returned: It returns the chance. Return whether the bot is accepted with this draw: True
            or False.
        draw < exp => exp
""",
    has_a_power=has_a_power,
)
IN_ZERO = known(r"""
    zero-accepts: At temperature 0 a worse bot is never accepted.
        return False => return True
    zero-refuses-all: At temperature 0 a *better* bot is accepted, as always. Only worse ones are
            not.
        if tried >= now => if tried >= now and temperature > 0
    zero-refuses-equals: Also at temperature 0, a bot that is equally good is accepted.
        if tried >= now => if tried > now or tried == now and temperature
    zero-is-one: At temperature 0 it works as at any other temperature. But there a worse bot is
            never accepted.
        if temperature == 0:\n        return False => temperature = temperature or 1
""")
EVERY = (*IN_UP, *IN_DOWN, *IN_ZERO)


@exercise("18.4", EVERY)
def accepts(answer: Answer) -> None:
    for part, steps, mistakes in (
        ("steps up", UP, EVERY),
        ("steps down", DOWN, (*IN_DOWN, *IN_UP, *IN_ZERO)),
        ("temperature 0", ZERO, (*IN_ZERO, *IN_UP, *IN_DOWN)),
    ):
        with answer.part(part):
            try:
                fresh = [each for each in fresh_cases.accepts() if of_part(part, *each)]
                compare(answer, steps, known=mistakes, fresh=fresh)
            except Wrong as wrong:
                explain(wrong, answer)
                raise


def of_part(part: str, now: float, tried: float, temperature: float, draw: float) -> bool:
    """Whether a step is one that this part of the exercise is about."""
    if temperature == 0:
        return part == "temperature 0"
    return part == ("steps up" if tried >= now else "steps down")


def explain(wrong: Wrong, answer: Answer) -> None:
    """Gives `wrong` a sentence that fits better, where there is one."""
    if answer.tree and any(uses(name)(answer.tree) for name in ("random", "uniform", "Random")):
        raise Wrong(
            "draws-itself",
            "Your function draws a random number of its own. The number is drawn already: use "
            "`draw`, so that the same call always gives the same answer.",
            wrong.counterexample,
        ) from None
    if isinstance(wrong, Raised) and "OverflowError" in wrong.message:
        # `exp` of a large number is too large for Python.
        wrong.reason = "power-too-large"
        wrong.message = (
            f"{wrong.message} `exp` of a number above 709 is too large for Python. A chance never "
            "needs it: ask first whether the new score is as good or better. For a loss the power "
            "is below 0."
        )
