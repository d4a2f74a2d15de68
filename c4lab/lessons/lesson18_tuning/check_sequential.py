"""18.5 Wald's sequential test: its borders, its steps, and where it ends."""

from collections.abc import Sequence

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.lessons.lesson18_tuning import fresh_cases

Case = tuple[list[float], float, float, float, float]
USUAL = (0.5, 0.6, 0.05, 0.1)
OTHERS = ((0.45, 0.55, 0.05, 0.05), (0.3, 0.7, 0.01, 0.2), (0.5, 0.8, 0.1, 0.02))


def cases(*games: Sequence[float]) -> list[Case]:
    return [(list(each), *claims) for each in games for claims in (USUAL, *OTHERS)]


BORDERS: list[Case] = [([], *claims) for claims in (USUAL, *OTHERS, (0.1, 0.2, 0.3, 0.4))]
DECIDED: list[Case] = cases(
    [1], [0], [1, 0], [1] * 30, [0] * 30, [1, 1, 0] * 20, [1, 0, 0] * 20, [1] * 10 + [0] * 60
)
DRAWS: list[Case] = cases(
    [0.5], [1, 0.5], [0.5, 1, 1, 0.5, 1] * 12, [1, 0.5, 0, 0.5] * 20, [0, 0.5] * 30, [0.5] * 500
)
AT_THE_BORDER = (0.2, 0.8, 0.2, 0.2)
"""One win leads exactly to the upper border, with logarithms of any base."""
END: list[Case] = [
    ([1, 0], *AT_THE_BORDER),
    ([1, 1, 0], *AT_THE_BORDER),
    *cases([1] * 40 + [0] * 100, [0] * 40 + [1] * 100, [1, 1] + [0] * 60 + [1] * 60),
]


IN_BORDERS = known(r"""
    ten-logarithms: The logarithms have the base 10. Use natural logarithms: `log`.
        lower = log(wrong_low / (1 - wrong_high)) => from math import log10 as log\n    lower =
            log(wrong_low / (1 - wrong_high))
        lower = log(wrong_low / (1 - wrong_high)) =>
            lower = log(wrong_low / (1 - wrong_high), 10) &&
            upper = log((1 - wrong_low) / wrong_high) =>
            upper = log((1 - wrong_low) / wrong_high, 10)
    two-logarithms: The logarithms have the base 2. Use natural logarithms: `log`.
        lower = log(wrong_low / (1 - wrong_high)) => from math import log2 as log\n    lower =
            log(wrong_low / (1 - wrong_high))
    no-logarithm: The borders are the logarithms of the quotients, not the quotients.
        log(wrong_low / (1 - wrong_high)) => wrong_low / (1 - wrong_high) &&
            log((1 - wrong_low) / wrong_high) => (1 - wrong_low) / wrong_high
        log(wrong_low / (1 - wrong_high)) => wrong_low / (1 - wrong_high)
    risks-exchanged: The two risks are exchanged. The lower border divides `wrong_low` by something.
            The upper border divides something by `wrong_high`.
        log(wrong_low / (1 - wrong_high)) => log(wrong_high / (1 - wrong_low)) &&
            log((1 - wrong_low) / wrong_high) => log((1 - wrong_high) / wrong_low)
    one-risk: Each border needs both risks: `wrong_low` and `wrong_high`.
        log(wrong_low / (1 - wrong_high)) => log(wrong_low / (1 - wrong_low)) &&
            log((1 - wrong_low) / wrong_high) => log((1 - wrong_high) / wrong_high)
        log(wrong_low / (1 - wrong_high)) => log(wrong_high / (1 - wrong_high)) &&
            log((1 - wrong_low) / wrong_high) => log((1 - wrong_low) / wrong_low)
        log((1 - wrong_low) / wrong_high) => log((1 - wrong_high) / wrong_high)
        log(wrong_low / (1 - wrong_high)) => log(wrong_low / (1 - wrong_low))
    brackets-missing: A difference in a quotient needs brackets: `a / 1 - b` is a - b, and
            `1 - a / b` divides only a.
        (1 - wrong_high) => 1 - wrong_high
        (1 - wrong_low) => 1 - wrong_low
        (1 - high) / (1 - low) => 1 - high / 1 - low
    borders-divide-logarithms: `log(a) / log(b)` is not `log(a / b)`, and `log(a, b)` is not, too.
            For a border, divide first, and then take the logarithm.
        log(wrong_low / (1 - wrong_high)) => log(wrong_low, 1 - wrong_high) &&
            log((1 - wrong_low) / wrong_high) => log(1 - wrong_low, wrong_high)
        wrong_low / (1 - wrong_high) => wrong_low, 1 - wrong_high
    risks-halved: You halve the risks. Use them as they are.
        lower = log( => wrong_low, wrong_high = wrong_low / 2, wrong_high / 2\n    lower = log(
    rounded: The borders are rounded. The example shows only four decimals, to be short: return all
            of them.
        return lower, upper, => return round(lower, 4), round(upper, 4),
        return lower, upper, => return round(lower, 2), round(upper, 2),
    risk-alone: A border is the logarithm of a quotient, not of a single risk.
        log(wrong_low / (1 - wrong_high)) => log(wrong_low) &&
            log((1 - wrong_low) / wrong_high) => log(1 / wrong_high)
        log(wrong_low / (1 - wrong_high)) => log(wrong_low) &&
            log((1 - wrong_low) / wrong_high) => -log(wrong_high)
        log(wrong_low / (1 - wrong_high)) => log(wrong_low)
        log((1 - wrong_low) / wrong_high) => log(1 / wrong_high)
    borders-alike: Your two borders are one number with both signs. The two risks may differ: work
            each border out from its own formula.
        log((1 - wrong_low) / wrong_high) => -log(wrong_low / (1 - wrong_high))
        log(wrong_low / (1 - wrong_high)) => -log((1 - wrong_low) / wrong_high)
    quotient-turned: One of the quotients is upside down. The lower border is below 0, the upper one
            above.
        log(wrong_low / (1 - wrong_high)) => log((1 - wrong_high) / wrong_low)
        log((1 - wrong_low) / wrong_high) => log(wrong_high / (1 - wrong_low))
    upper-first: The lower border comes first, and then the upper one.
        return lower, upper, => return upper, lower,
    nothing-open: Without any game nothing is decided: the verdict is "open", after 0 games.
        "open", len(points) => "open", len(points) or 1
        "open", len(points) => ("open" if points else "low"), len(points)
    borders-missing: Return four things: both borders, the verdict and the number of games.
        return lower, upper, => return
    borders-in-a-pair: Return four separate things: do not put the two borders into a pair.
        return lower, upper, => return (lower, upper),
    games-before-verdict: The verdict comes before the number of games.
        "open", len(points) => len(points), "open" && "low", number => number, "low" &&
            "high", number => number, "high"
""")
IN_DECIDED = known(r"""
    loss-like-a-win: Your walk goes up with a loss. It should go by log((1 - high) / (1 - low)),
            which is below 0.
        high) / (1 - low => low) / (1 - high
    win-down: Your walk goes down with a win. It should go by log(high / low), which is above 0.
        log(high / low) => log(low / high)
    all-turned: Your walk goes down with a win, and up with a loss. It is the other way round.
        log(high / low) => log(low / high) &&
            log((1 - high) / (1 - low)) => log((1 - low) / (1 - high))
        each * win + (1 - each) * loss => (1 - each) * win + each * loss
    loss-is-minus-win: Your walk goes as far with a loss as with a win. A loss has its own step,
            log((1 - high) / (1 - low)).
        log((1 - high) / (1 - low)) => -log(high / low)
    losses-ignored: Your walk stands still with a loss. It should go by log((1 - high) / (1 - low)).
        each * win + (1 - each) * loss => each * win
    wins-ignored: Your walk stands still with a win. It should go up, by log(high / low).
        each * win + (1 - each) * loss => (1 - each) * loss
    steps-of-one: Your walk goes up and down by 1. How far it should go depends on the two claims.
        log(high / low), log((1 - high) / (1 - low)) => 1, -1
    steps-of-the-lesson: Your steps are those for the claims 50 % and 60 %. Work them out from `low`
            and `high`.
        log(high / low), log((1 - high) / (1 - low)) => log(1.2), log(0.8)
    ratio-without-log: Your steps are quotients. Take their logarithms: only these can be added.
        log(high / low), log((1 - high) / (1 - low)) => high / low, (1 - high) / (1 - low)
    steps-divide-logarithms: `log(a) / log(b)` is not `log(a / b)`. For a step, divide first, and
            then take the logarithm.
        log(high / low), log((1 - high) / (1 - low)) =>
            log(high) / log(low), log(1 - high) / log(1 - low)
    not-quotients: The steps are logarithms of quotients, not differences.
        log(high / low), log((1 - high) / (1 - low)) => high - low, low - high
    loss-with-low: A loss has the chance 1 - high under one claim, and 1 - low under the other: its
            step needs both.
        log((1 - high) / (1 - low)) => log(1 - high)
    begins-anew: Your walk starts again with each game. Add up the steps.
        place += each => place = each
    looks-at-the-end: It looks at the borders only after the last game. The match ends with the
            first game that reaches a border.
        if place <= lower => if number == len(points) and place <= lower &&
            if place >= upper => if number == len(points) and place >= upper
    all-games: The last number is how many games it took to decide, not how many there are.
        "low", number => "low", len(points) && "high", number => "high", len(points)
        "low", number => "low", len(points)
        "high", number => "high", len(points)
    counts-from-zero: The first game is number 1: where the fifth game decides, it took 5.
        points, 1 => points
    before-the-step: It looks at the borders before the game moves the walk. Make the step first.
        "low", number => "low", number + 1 && "high", number => "high", number + 1
    verdicts-exchanged: At the lower border the verdict is "low", at the upper one "high".
        "low" => "mid" && "high" => "low" && "mid" => "high"
    one-border: It looks at one of the two borders only.
        if place <= lower => if False
        if place >= upper => if False
    within: It stops while the walk is still *between* the borders. Go on there, and stop at a
            border or beyond it.
        if place <= lower => if place >= lower
        if place >= upper => if place <= upper
    open-without-games: Also with "open", the last number is how many games were played.
        "open", len(points) => "open", 0
        "open", len(points) => "open", None
    other-words: The three verdicts are the texts "low", "high" and "open".
        "open", len(points) => "undecided", len(points)
        "open", len(points) => None, len(points)
        "open", len(points) => "", len(points)
        "low" => "LOW" && "high" => "HIGH" && "open" => "OPEN"
        "low" => -1 && "high" => 1 && "open" => 0
        "low" => False && "high" => True && "open" => None
    first-game-only: It returns in the first round of the loop: only one game is looked at.
        "high", number\n    return lower, upper, "open", len(points) =>
            "high", number\n        return lower, upper, "open", number\n    return lower, upper,
            "open", 0
""")
IN_DRAWS = known(r"""
    draw-ignored: Your walk stands still with a draw. It should go by half of a win and half of a
            loss.
        place += => place += each != 0.5 and
    draw-uncounted: A draw is a game as well: it moves the walk, and it counts.
        lower = log(wrong_low =>
            points = [each for each in points if each != 0.5]\n    lower = log(wrong_low
    draw-as-loss: Yours takes a draw for a loss. It is half a win and half a loss.
        each * win + (1 - each) * loss => win if each == 1 else loss
    draw-as-win: Yours takes a draw for a win. It is half a win and half a loss.
        each * win + (1 - each) * loss => win if each else loss
    draw-half-a-win: Your walk goes with a draw by half of a win only. Add half of a loss.
        (1 - each) * loss => (each == 0) * loss
    draw-half-a-loss: Your walk goes with a draw by half of a loss only. Add half of a win.
        each * win => (each == 1) * win
    draw-whole: Your walk goes with a draw by a whole win and a whole loss. It is half of each.
        each * win + (1 - each) * loss => (each > 0) * win + (each < 1) * loss
    draw-of-a-mean: Yours takes the logarithm of a mean for a draw. Half of each step is another
            number: take the two logarithms first, and then halve them.
        each * win + (1 - each) * loss =>
            log(each * high / low + (1 - each) * (1 - high) / (1 - low))
    draw-of-halves: Yours gives a draw a step of its own. It is half a win and half a loss.
        place += => place += (win - loss) / 2 if each == 0.5 else
    ends-as-a-draw: A draw can also be the game that decides the match.
        if place <= lower => if each != 0.5 and place <= lower &&
            if place >= upper => if each != 0.5 and place >= upper
""")
IN_END = known(r"""
    at-the-border: A walk that is exactly at a border ends too: "at the upper border or above it".
        >= upper => > upper
    goes-on: The match goes on after it is decided, and a later game decides again. It should end at
            the first border.
        place = 0\n => place, verdict, games = 0, "open", len(points)\n &&
            return lower, upper, "low", number => verdict, games = "low", number &&
            return lower, upper, "high", number => verdict, games = "high", number &&
            return lower, upper, "open", len(points) => return lower, upper, verdict, games
""")
EVERY = (*IN_BORDERS, *IN_DECIDED, *IN_DRAWS, *IN_END)


@exercise("18.5", EVERY)
def sequential(answer: Answer) -> None:
    with answer.part("borders"):
        fresh = fresh_cases.borders()
        compare(answer, BORDERS, known=(*IN_BORDERS, *IN_DECIDED), fresh=fresh)
    with answer.part("wins and losses"):
        fresh = fresh_cases.wins_and_losses()
        compare(answer, DECIDED, known=(*IN_DECIDED, *IN_BORDERS, *IN_END), fresh=fresh)
    with answer.part("draws and the end"):
        mistakes = (*IN_DRAWS, *IN_DECIDED, *IN_END, *IN_BORDERS)
        compare(answer, DRAWS, known=mistakes, fresh=fresh_cases.draws())
        compare(answer, END, known=(*IN_END, *IN_DECIDED, *IN_DRAWS, *IN_BORDERS))
