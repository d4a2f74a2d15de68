"""18.1 The fitness of a bot: its points, and in how many different games."""

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.lessons.lesson18_tuning import fresh_cases

Game = tuple[str, str, str, int]

FIRST: list[list[Game]] = [
    [],
    *([("A", "B", "", result)] for result in (+1, 0, -1)),
    [("A", "B", "1", +1), ("A", "B", "2", +1)],
    [("A", "B", "1", +1), ("A", "B", "2", 0)],
    [("A", "B", "1", 0), ("A", "C", "1", 0)],
    [("A", "B", "1", -1), ("A", "C", "1", +1), ("A", "D", "1", 0)],
    [("A", "B", "1", -1), ("A", "B", "2", -1), ("A", "C", "2", 0)],
    [("A", "B", "1", 0), ("A", "B", "2", 0), ("A", "C", "3", 0)],
    [("A", "B", "4", +1), ("B", "C", "4", +1), ("A", "C", "4", -1)],
    [("B", "C", "4", 0)],
    [("B", "C", "4", 0), ("A", "C", "4", +1)],
    [("C", "B", "4", +1), ("C", "B", "5", -1), ("A", "C", "4", 0)],
    [("AB", "B", "4", +1)],
    [("A", "BA", "4", 0), ("C", "BA", "5", -1), ("Aa", "a", "6", +1)],
]
BOTH: list[list[Game]] = [
    *([("B", "A", "", result)] for result in (-1, +1, 0)),
    *([("A", "B", "", +1), ("B", "A", "", result)] for result in (+1, -1)),
    [("B", "A", "", 0), ("A", "B", "", 0)],
    [("B", "A", "1", -1), ("B", "A", "2", -1), ("C", "A", "1", +1)],
    [("A", "B", "7", -1), ("B", "A", "7", -1), ("C", "A", "7", -1), ("C", "B", "7", -1)],
    [("A", "B", "44", 0), ("C", "A", "44", -1), ("B", "C", "44", +1)],
    [("D", "A", "44", 0), ("C", "A", "43", -1), ("A", "C", "44", +1), ("A", "D", "44", -1)],
]
AGAIN: list[list[Game]] = [
    [("A", "B", "", +1), ("A", "B", "", +1)],
    [("B", "A", "12", -1), ("B", "A", "12", -1)],
    [("A", "B", "12", 0), ("A", "B", "12", 0), ("A", "B", "12", 0)],
    [("A", "B", "12", +1), ("A", "B", "21", +1)],
    [("A", "B", "12", +1), ("B", "A", "12", -1)],
    [("A", "B", "12", +1), ("A", "C", "12", +1)],
    [("A", "B", "12", +1), ("B", "C", "12", +1), ("A", "B", "12", +1)],
    [("A", "B", "444", +1), ("B", "A", "444", +1), ("A", "C", "12", 0), ("A", "B", "444", +1),
     ("B", "C", "12", -1)],
    [("B", "A", "3", 0), ("A", "B", "3", 0), ("B", "A", "3", 0), ("A", "B", "3", 0)],
    [("C", "A", "3", +1), ("C", "A", "4", +1), ("C", "A", "3", +1), ("A", "C", "3", +1)],
]  # fmt: skip


IN_FIRST = known(r"""
    draw-forgotten: A draw is worth half a point. Yours gives nothing for it.
        (1 + result) / 2 => (result == 1) && (1 - result) / 2 => (result == -1)
        (1 + result) / 2 => (1 + result) // 2
    draw-uncounted: A draw is a game too: it adds half a point, and 1 to the number of games.
        in set(games): => in {game for game in games if game[3]}:
    draw-one: A draw is worth half a point. Yours gives a whole one.
        (1 + result) / 2 => (result >= 0) && (1 - result) / 2 => (result <= 0)
    loss-minus: A loss gives 0 points and takes none away: the results +1, 0, -1 are not the points.
        (1 + result) / 2 => result && (1 - result) / 2 => -result
        (1 + result) / 2 => result
        points += (1 + result) / 2 => points += result if result else 0.5 &&
            points += (1 - result) / 2 => points += -result if result else 0.5
    others-draws: A draw between two other bots is no game of `bot`, and gives it no points.
        played += 1\n    return =>
            played += 1\n        elif result == 0:\n            points += 0.5\n    return
    doubled: Every game gives twice as many points as it should: 1 for a win, and half of one for a
            draw.
        (1 + result) / 2 => (1 + result) && (1 - result) / 2 => (1 - result)
    draw-doubled: A win gives 1 point and a draw half of one. Yours gives twice the points of a win.
        (1 + result) / 2 => (result + 1 if result else 0.5) &&
            (1 - result) / 2 => (1 - result if result else 0.5)
    other-sides-points: Those are the points of the other bots: a win of `bot` gives `bot` a point.
        (1 + result) / 2 => (1 - 2 * result + result) / 2 && (1 - result) / 2 => (1 + result) / 2 &&
            (1 - 2 * result + result) / 2 => (1 - result) / 2
    lost-games-uncounted: The second number is how many games it *played*, also those that it lost.
        in set(games): => in {game for game in games if game[3] == (1, -1)[game[1] == bot]}:
        in set(games): => in {game for game in games if game[3] != (-1, 1)[game[1] == bot]}:
    wins-for-games: The second number is how many games it played, not only those that it won.
        played += 1 => played += (result if bot == first else -result) == 1
    all-games: The second number has games of other bots in it. Count those that `bot` played.
        return points, played => return points, len(set(games))
        return points, played => return points, len(games)
    part-of-a-name: A bot whose name only *contains* the name of `bot` is another bot: Bo is not
            Bob. Compare whole names with `==`, for `in` finds parts of a text.
        elif bot == second: => elif bot in first + second:
        bot == first => bot in first && bot == second => bot in second
        bot == first => bot in first
        bot == second => bot in second
    others-points: Games of other bots do not count. Your function counts a game without `bot`.
        elif bot == second => else
    order-of-two: The two numbers are exchanged: first the points, then the number of games.
        points, played => played, points
    share: The first number is the points. Do not divide them by the games.
        return points, played => return (points / played if played else 0), played
        points, => points / played,
    per-cent: The first number is the points, not a percentage.
        return points, played => return (100 * points / played if played else 0), played
    first-game-only: Only the first game counts. Does it return before the loop has come to its end?
        set(games) => games[:1]
        set(games) => [game for game in games if bot in game[:2]][:1]
    last-game-only: Only the points of the last game count. Add up the points of all games.
        set(games) => dict.fromkeys(games) && points += => points =
    counts-from-one: The number of games begins at 0: with an empty list it is 0.
        points = played = 0 => points, played = 0, 1
    rounded: Half points stay: 1.5 must become neither 1 nor 2.
        return points, played => return round(points), played
        return points, played => return int(points), played
""")
IN_BOTH = known(r"""
    second-ignored: The games in which `bot` is `second` are its games, too.
        elif bot == second: => elif False:
    not-turned: The result is in the view of `first`. If `bot` is `second`, -1 is its win: change
            the sign.
        (1 - result) / 2 => (1 + result) / 2
    second-draws-only: If `bot` is `second` and wins, the result is -1, and it gets a point.
        (1 - result) / 2 => (result == 0) / 2
    second-minus: Also as `second`, a loss gives 0 points: +1, 0 and -1 become 0, 1/2 and 1.
        (1 - result) / 2 => -result
    second-draw-forgotten: Also if `bot` is `second`, a draw is worth half a point.
        (1 - result) / 2 => (1 - result) // 2
    first-ignored: The games in which `bot` is `first` are its games, too.
        if bot == first: => if False:
    second-uncounted: A game in which `bot` is `second` adds 1 to the number of games, too.
        (1 - result) / 2\n            played += 1 => (1 - result) / 2
""")
IN_AGAIN = known(r"""
    counts-again: You count a game twice if it is in the list twice. The same two bots, in the same
            order and from the same opening, always play the same game: it counts once.
        set(games) => games
    counts-points-again: The points of a repeated game count once, but the number of games counts it
            twice.
        return points, played => return points, len([game for game in games if bot in game[:2]])
    colours-alike: With the colours exchanged it is another game: `("A", "B", ...)` and
            `("B", "A", ...)` both count.
        set(games) => {(frozenset(game[:2]), game[2]): game for game in games[::-1]}.values()
        set(games) => {(frozenset(game[:2]), game[2]): game for game in games}.values()
        set(games) => {(frozenset(game[:2]), game[2], game[3] and game[game[3] < 0]): game
            for game in games[::-1]}.values()
    opening-alone: Games from the same opening, but with other bots or with the colours exchanged,
            are other games. All of them count.
        set(games) => {game[2]: game for game in games[::-1] if bot in game[:2]}.values()
        set(games) => {game[2]: game for game in games if bot in game[:2]}.values()
    pair-alone: The same two bots from another opening play another game, and it counts.
        set(games) => {game[:2]: game for game in games[::-1]}.values()
        set(games) => {game[:2]: game for game in games}.values()
    results-alone: It keeps one game for each result. Two games may end alike, and both count.
        set(games) => {(bot, 0, 0, game[3] if game[0] == bot else -game[3])
            for game in games if bot in game[:2]}
    neighbours-only: It finds a repeated game only right after the first one. It may also come later
            in the list.
        set(games) => [game for before, game in zip([None, *games], games) if before != game]
""")


@exercise("18.1", (*IN_FIRST, *IN_BOTH, *IN_AGAIN))
def fitness(answer: Answer) -> None:
    every = (*IN_FIRST, *IN_BOTH, *IN_AGAIN)
    for part, games, mistakes, drawn in (
        ("points", FIRST, every, fresh_cases.fitness_first),
        ("both colours", BOTH, (*IN_BOTH, *IN_FIRST, *IN_AGAIN), fresh_cases.fitness_both),
        ("same game again", AGAIN, (*IN_AGAIN, *IN_FIRST, *IN_BOTH), fresh_cases.fitness_again),
    ):
        with answer.part(part):
            fresh = [("A", each) for each in drawn()]
            compare(answer, [("A", each) for each in games], known=mistakes, fresh=fresh)
