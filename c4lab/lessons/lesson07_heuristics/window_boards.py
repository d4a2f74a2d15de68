"""The boards of 07.2: first those without discs in the centre, then those with them."""

from functools import cache
from random import Random

from c4lab.checks.writing import Case
from c4lab.evaluation.opinions import EXAMPLES
from c4lab.games import ConnectFour
from c4lab.lessons.shared.boards import parsed, random_position

CENTRE = ("4", "14", "44", "444444", "1444444")
# Each has one kind of window: a two in each direction, a three, a blocked three, fours.
EACH_WINDOW = ("172", "1212", "122", "766", "17273", "121212", "112233", "112223", "1212121")
BESIDE_THE_CENTRE = (  # random games of 10, 12, ... 32 discs
    "121212212121 3257116136 162115512165 16127761665121 6723167161625765 356533227216365375 "
    "36116523255171663373 6565113577117737675353 153261512327255512567327 "
    "63753752212227216735513675 6632766777157655551561212711 361116261361137635575622777732 "
    "56615737171572525731756612221263"
)
WON = ("1122334", "11223355664", "1122335566774")


def for_both(boards: list[ConnectFour]) -> list[Case]:
    """Each board with each player."""
    return [(board, player) for board in boards for player in (+1, -1)]


@cache
def without_centre() -> list[Case]:
    return for_both(parsed(*EACH_WINDOW, *BESIDE_THE_CENTRE.split()))


@cache
def everything() -> list[Case]:
    random = Random(7)
    boards = parsed(*(example.moves for example in EXAMPLES.values()), *WON)
    return for_both([*boards, *(random_position(10 + i, random) for i in range(26))])
