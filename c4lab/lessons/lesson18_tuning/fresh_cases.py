"""What the checks of this lesson ask besides when a class is graded."""

from random import Random

from c4lab.checks.writing import when_graded

Game = tuple[str, str, str, int]
Bots = list[list[int]]
Generation = tuple[Bots, list[float], list[tuple[int, int]]]
Walk = tuple[list[float], float, float, float, float]


def _games(random: Random, pairs: list[tuple[str, str]], count: int) -> list[Game]:
    """Games of these pairs from openings of their own."""
    openings = random.sample(range(11, 78), count)
    return [
        (*random.choice(pairs), str(opening), random.choice((-1, 0, 1))) for opening in openings
    ]


@when_graded
def fitness_first(random: Random) -> list[list[Game]]:
    """Games in which A is never the second bot."""
    pairs = [("A", "B"), ("A", "C"), ("A", "D"), ("B", "C")]
    return [_games(random, pairs, count) for count in (3, 4, 5, 6, 7)]


@when_graded
def fitness_both(random: Random) -> list[list[Game]]:
    pairs = [("A", "B"), ("B", "A"), ("C", "A"), ("D", "A"), ("B", "C")]
    return [_games(random, pairs, count) for count in (3, 4, 5, 6, 7)]


@when_graded
def fitness_again(random: Random) -> list[list[Game]]:
    """The same with games that come twice."""
    pairs = [("A", "B"), ("B", "A"), ("C", "A"), ("B", "C")]
    found = []
    for count in (2, 3, 4, 5):
        games = _games(random, pairs, count)
        found.append([*games, *random.choices(games, k=count)])
    return found


def _bots(random: Random, count: int) -> Bots:
    return [[random.randint(20, 60) for _ in range(5)] for _ in range(count)]


@when_graded
def survivors(random: Random) -> list[tuple[Bots, list[float]]]:
    return [
        (_bots(random, count), [random.randint(0, 12) / 2 for _ in range(count)])
        for count in (2, 4, 4, 6, 8)
    ]


@when_graded
def clones(random: Random) -> list[tuple[Bots, list[tuple[int, int]]]]:
    """Bots, with the changes of the clones; no weight comes near its limit."""
    return [(_bots(random, 2 * half), _changes(random, half)) for half in (1, 2, 2, 3)]


def _changes(random: Random, count: int) -> list[tuple[int, int]]:
    return [(random.randrange(5), random.choice((-5, -2, -1, 1, 2, 5))) for _ in range(count)]


@when_graded
def limits(random: Random) -> list[tuple[Bots, list[tuple[int, int]]]]:
    """Bots with small weights, and the changes of the clones."""
    found = []
    for half in (1, 2, 2, 3):
        bots = [[random.randint(1, 6) for _ in range(5)] for _ in range(2 * half)]
        found.append((bots, _changes(random, half)))
    return found


@when_graded
def generations(random: Random) -> list[Generation]:
    return [
        (_bots(random, 2 * half), random.sample(range(50), 2 * half), _changes(random, half))
        for half in (1, 2, 3, 4)
    ]


def _walks(random: Random, results: tuple[float, ...]) -> list[Walk]:
    found = []
    for length in (2, 5, 10, 20, 40, 80):
        low, high = sorted(random.sample(range(25, 76, 3), 2))
        points = [random.choice(results) for _ in range(length)]
        errors = random.randint(1, 20) / 100, random.randint(1, 20) / 100
        found.append((points, low / 100, high / 100, *errors))
    return found


@when_graded
def borders(random: Random) -> list[Walk]:
    return [([], *walk[1:]) for walk in _walks(random, (0, 1))]


@when_graded
def wins_and_losses(random: Random) -> list[Walk]:
    return _walks(random, (0, 1))


@when_graded
def draws(random: Random) -> list[Walk]:
    return _walks(random, (0, 0.5, 1))
