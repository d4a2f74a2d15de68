"""18.3 Intervals, how many games, and luck, predicted."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from c4lab.checks.writing import Answer, exercise, predictions, sentences

MISTAKES = sentences("""
    10 of 10 begins at = 74: that leaves 5 % below. For a confidence of 95 % only 2.5 % are below
        the lower end, and 2.5 % above the upper one.
    10 of 10 begins at = 100: no bot has shown that it never loses. A true rate of 90 % wins ten in
        a row with the chance 35 %.
    10 of 10 begins at = 95: 95 % is the confidence, not the end of the interval.
    10 of 10 begins at = 90: a true rate of 80 % wins ten in a row with the chance 10.7 %, and that
        is more than 2.5 %.
    10 of 10 begins at = 31: that is the distance from 100 to the lower end. Where does the interval
        begin?
    10 of 10 begins at = 68: the other rule is for rates near one half. Here all games were won: for
        which p is p to the power of 10 equal to 0.025?
    10 of 10 begins at = ...: for which p is p to the power of 10 equal to 0.025? Try 0.6 and 0.7.
    20 of 20 begins at = 86: that leaves 5 % below. For a confidence of 95 % only 2.5 % are below
        the lower end, and 2.5 % above the upper one.
    20 of 20 begins at = 100: no bot has shown that it never loses. A true rate of 90 % wins twenty
        in a row with the chance 12 %.
    20 of 20 begins at = 17: that is the distance from 100 to the lower end. Where does the interval
        begin?
    20 of 20 begins at = 78: the other rule is for rates near one half. Here all games were won: for
        which p is p to the power of 20 equal to 0.025?
    20 of 20 begins at = 85 | 84.5: twice as many games do not halve the distance to 100. Work it
        out: for which p is p to the power of 20 equal to 0.025?
    20 of 20 begins at = ...: for which p is p to the power of 20 equal to 0.025? Try 0.8 and 0.9.
    in a row for 80 = 16: 0.8 to the power of 16 is 0.028, and that is still more than 0.025.
    in a row for 80 = 18: is it one too many? 0.8 to the power of how many is below 0.025 for the
        first time?
    in a row for 80 = 14 | 13: that leaves 5 % below the lower end. It is 2.5 %.
    in a row for 80 = 25: the other rule is for rates near one half. Here all games are won.
    in a row for 80 = 15: the middle between 10 and 20 is no more than a guess. Multiply by 0.8
        until the product is no more than 0.025.
    in a row for 80 = ...: multiply by 0.8 again and again. After how many times is the product no
        more than 0.025?
    100 games, points to each side = 20: that is how wide the whole interval is. To *each* side it
        is half of that.
    100 games, points to each side = 5: the rule has 1 divided by the root of 100, and that is 0.1.
    100 games, points to each side = 1: the root of 100 is 10, and one tenth is 10 percentage
        points.
    100 games, points to each side = ...: put n = 100 into the rule, and write it in percentage
        points.
    54 of 100 shows it = yes: the interval goes 10 points to each side of 54: from 44 to 64. One
        half is in it.
    games for 5 points = 200: twice as many games do not make the interval half as wide: for that
        you need four times as many.
    games for 5 points = 20: 20 is the root of n. How many games are n?
    games for 5 points = 25: for 5 *percentage points* it is 0.05, and 1 divided by 0.05 is 20. That
        is the root of n.
    games for 5 points = 100: 100 games give 10 points. For half as many points you need more games.
    games for 5 points = 1600: is that for 5 points to *each* side?
    games for 5 points = ...: 1 divided by the root of n is 0.05. What is the root, and what is n?
    games for 52 against 50 = 50: 50 is the root of n. How many games are n?
    games for 52 against 50 = 625: that is for 4 points. From 52 down to 50 there are 2.
    games for 52 against 50 = 10000: that is for 1 point. From 52 down to 50 there are 2, and the
        interval reaches as far to *each* side.
    games for 52 against 50 = 500 | 250: the root of n has to be 50. How many games are n?
    games for 52 against 50 = ...: the interval reaches 2 points to each side. 1 divided by the root
        of n is 0.02.
    largest fitness of five games = 10: ten points would take ten games, with 1 point for a win.
    largest fitness of five games = 2.5: that is five draws. A win is 1 point.
    largest fitness of five games = ...: what does a bot have that wins all of its five games?
    five of five by luck = 0: the chance is small for one bot, but there are 32 of them.
    five of five by luck = 0.03125 | 0.03: that is the chance of one bot. There are 32.
    five of five by luck = 6.4 | 6: a bot wins all five games with the chance 1/2 to the power of 5,
        not 1/5.
    five of five by luck = 16: that is how many win their first game, on average. It takes five
        wins.
    five of five by luck = 5: five is the number of games. How many bots are there?
    five of five by luck = ...: with which chance does one bot win five games, each with the chance
        1/2? There are 32 bots.
    different games = 10: bots that never vary play the same game again from the same board.
    different games = 1: with the colours exchanged it is another game.
    different games = 5: each bot moves first five times, and these five games are all the same.
    different games = 20: ten games are played. How many of them are the same as one before?
    different games = ...: what changes from one game to the next? Only who moves first.
""")
NEAR = {
    "10 of 10 begins at": (68.6, 69.6),
    "20 of 20 begins at": (82.6, 83.6),
    "100 games, points to each side": (9.5, 10.5),
    "games for 5 points": (380, 410),
    "games for 52 against 50": (2_390, 2_510),
}
"""The numbers that count as right: exact ones, and those with 1.96 in place of 2 in the rule."""
PERCENTAGES = list(NEAR)[:3]


def in_percent(key: str) -> Callable[[Any], str]:
    low, high = (each / 100 for each in NEAR[key])

    def tell(value: Any) -> str:
        if low <= value <= high:
            return f"{key}: write it in percent, as 20 and not as 0.2."
        return MISTAKES[key][...]

    return tell


@exercise("18.3")
def predicted(answer: Answer) -> None:
    truth = answer.solution
    keys = list(truth)

    def read(key: str, value: Any) -> Any:
        if (
            key in NEAR
            and isinstance(value, (int, float, Fraction))
            and NEAR[key][0] <= value <= NEAR[key][1]
        ):
            return truth[key]
        return value

    predictions(
        answer,
        truth,
        mistakes=MISTAKES,
        meanings={key: in_percent(key) for key in PERCENTAGES},
        read=read,
        parts={"wins in a row": keys[:3], "how many games": keys[3:7], "luck": keys[7:]},
    )
