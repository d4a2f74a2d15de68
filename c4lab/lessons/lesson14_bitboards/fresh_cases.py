"""What the checks of this lesson ask besides when a class is graded."""

from random import Random

from c4lab.checks.writing import when_graded
from c4lab.games import Bitboard, ConnectFour
from c4lab.lessons.shared.positions.drawn_positions import boards, finished


@when_graded
def mask_of(random: Random) -> list[tuple[list[int]]]:
    return [([random.randint(0, 6) for _ in range(7)],) for _ in range(12)]


@when_graded
def landings(random: Random) -> list[ConnectFour]:
    return [*boards(random, range(5, 36, 3)), *finished(random, 4)]


@when_graded
def has_four(random: Random) -> list[int]:
    """Discs of one player: some have four in a row."""
    drawn = [Bitboard.of(each) for each in (*finished(random, 12), *boards(random, (20, 25, 30)))]
    return [discs for board in drawn for discs in (board.position, board.position ^ board.mask)]


@when_graded
def false_alarms(random: Random) -> list[str]:
    return list(map(str, finished(random, 60)))


@when_graded
def game(random: Random) -> list[str]:
    """Games, over or not, of which none is drawn."""
    return list(map(str, (*boards(random, (6, 11, 17, 23)), *finished(random, 6))))
