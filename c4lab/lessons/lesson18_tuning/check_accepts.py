"""18.4 Which steps annealing takes."""

import ast

from c4lab.checks.writing import Answer, Raised, Wrong, compare, exercise, has, known, uses

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
    better-draws: A better one has to draw as well. It always takes the other's place, whatever the
            draw.
        return True => return draw < 0.5
    equal-refused: One that is as good takes the other's place as well: "as good or better".
        return True => return tried > now
    lower-is-better: A higher score is better. Yours takes a lower one for better.
        tried >= now => tried <= now && now - tried => tried - now
    better-refused: It refuses one that is better or as good. That is always accepted, whatever the
            draw.
        return True => return False && return draw < exp(-(now - tried) / temperature) =>
            return False
""")
IN_DOWN = known(
    rf"""
    only-better: A worse one is never accepted: so it climbs to the nearest top and stays there. Let
            it down now and then, with the chance that the text gives.
        {CHANCE} => False
    sign: The power is above 0 for a loss, so what comes out is above 1 and no chance. It has to be
            below 0: look at the signs.
        -(now - tried) => (now - tried)
        seen: has_a_power
        exp(-$x / $t) ~> exp($x / $t)
    always: Every worse one is accepted, whatever the draw.
        {CHANCE} => True
    draw-turned: It happens if the draw is *below* the chance. Yours accepts if it is above.
        draw < exp => draw > exp
        draw < $x ~> draw > $x
    rest-of-the-chance: It accepts with 1 minus the chance: a huge loss is nearly always accepted.
        exp(-(now - tried) / temperature) => 1 - exp(-(now - tried) / temperature)
    brackets-missing: A difference that is divided needs brackets: without them only its second
            number is divided by the temperature.
        -(now - tried) / temperature => (tried - now / temperature)
        -(now - tried) / temperature => -now - tried / temperature
        -($a - $b) / $t ~> -$a - $b / $t
        ($a - $b) / $t ~> $a - $b / $t
    temperature-times: The loss is multiplied by the temperature. It is divided by it: the hotter it
            is, the larger is the chance.
        (now - tried) / temperature => (now - tried) * temperature
        $x / temperature ~> $x * temperature
    upside-down: The temperature is divided by the loss. It is the other way round.
        (now - tried) / temperature => temperature / (now - tried)
    no-temperature: The temperature does not count: the chance is the same, hot or cold.
        (now - tried) / temperature => (now - tried)
    temperature-outside: The temperature stands outside of the power: first the loss is divided by
            it, then comes `exp`.
        exp(-(now - tried) / temperature) => exp(-(now - tried)) / temperature
        exp(-(now - tried) / temperature) => exp(-(now - tried)) * temperature
    base-ten: The power has the base 10. `exp` has e, 2.718.
        exp(-(now - tried) / temperature) => 10 ** (-(now - tried) / temperature)
        exp($x) ~> 10 ** $x
    base-two: The power has the base 2. `exp` has e, 2.718.
        exp(-(now - tried) / temperature) => 2 ** (-(now - tried) / temperature)
        exp($x) ~> 2 ** $x
    straight-line: The chance falls in a straight line with the loss. It is a power: e to the power
            of minus the loss divided by the temperature.
        exp(-(now - tried) / temperature) => 1 - (now - tried) / temperature
    no-power: The loss divided by the temperature is compared with the draw. First comes `exp` of
            it, with a minus.
        exp(-(now - tried) / temperature) => (now - tried) / temperature
    whole-division: `//` rounds down to a whole number: the loss divided by the temperature is a
            decimal number.
        (now - tried) / temperature => (now - tried) // temperature
        $x / temperature ~> $x // temperature
    rounded-up: What is in `exp` is rounded to a whole number.
        exp(-(now - tried) / temperature) => exp(-round((now - tried) / temperature))
    no-loss: The chance is that of the new score, and not of the loss: how much lower is it?
        -(now - tried) => -tried
        -(now - tried) => -now
    share-of-the-score: The loss is how much lower the score is, and not which part of the score.
        (now - tried) / temperature => (now - tried) / abs(now or 1) / temperature
    draw-unused: The draw is not looked at: it accepts where the chance is above one half.
        draw < exp => 0.5 < exp
    cold-enough: It compares the loss with the temperature, and the draw does not count.
        {CHANCE} => now - tried < temperature
    per-cent: The draw is between 0 and 1. Yours takes it for one between 0 and 100.
        draw < exp => draw < 100 * exp
        draw < exp => 100 * draw < exp
        draw < exp => draw / 100 < exp
    squared: The loss is squared. It is divided by the temperature as it is.
        (now - tried) / temperature => (now - tried) ** 2 / temperature
    chance-returned: It returns the chance. Asked for is whether it happens with this draw: True or
            False.
        draw < exp => exp
        draw < exp($x) ~> exp($x)
""",
    has_a_power=has_a_power,
)
IN_ZERO = known(r"""
    zero-accepts: At the temperature 0 a worse one is never accepted.
        return False => return True
    zero-refuses-all: At the temperature 0 a *better* one is accepted, as always. Only worse ones
            are not.
        if tried >= now => if tried >= now and temperature > 0
    zero-refuses-equals: At the temperature 0, too, one that is as good is accepted.
        if tried >= now => if tried > now or tried == now and temperature
    zero-is-one: At the temperature 0 it goes on as at another temperature: a worse one is never
            accepted there.
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
                compare(answer, steps, known=mistakes)
            except Wrong as wrong:
                explain(wrong, answer)
                raise


def explain(wrong: Wrong, answer: Answer) -> None:
    """Gives `wrong` a sentence that fits better, where there is one."""
    if answer.tree and any(uses(name)(answer.tree) for name in ("random", "uniform", "Random")):
        raise Wrong(
            "draws-itself",
            "It draws a number of its own by lot. Chance has drawn already: use `draw`, so that "
            "the same call always gives the same answer.",
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
