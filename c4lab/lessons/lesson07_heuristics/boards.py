"""Boards, a player and measurements that lesson 07 uses but does not print."""

from collections.abc import Callable, Collection, Iterator, Mapping
from random import Random

from IPython.display import HTML

from c4lab.data import quiet_positions
from c4lab.evaluation import kept, threats
from c4lab.games import ConnectFour
from c4lab.games.grid import Cell
from c4lab.pictures.marked_boards import ringed
from c4lab.players import Player, RandomPlayer, instant_wins, play_match

FindThreats = Callable[[ConnectFour], Mapping[int, Collection[Cell]]]
"""From a position to the threats of red (+1) and of amber (-1)."""

Weight = Callable[[int, bool], float]
"""From the row of a threat, and whether it is good for its owner, to what the threat counts."""


class Claimeven:
    """Drops each disc on top of the last one, whatever else is on the board."""

    name = "always on top of yours"

    def choose(self, position: ConnectFour) -> int:
        last, moves = position.history[-1], position.moves()
        return last if last in moves else moves[0]


def show(position: ConnectFour, lit: Collection[Cell] = ()) -> HTML:
    """The board, with some cells lit."""
    return HTML(ringed(position, lit))


def random_position(random: Random, moves: int = 16) -> ConnectFour:
    """A position after so many random moves, in which nobody has won."""
    position = ConnectFour()
    while len(position.history) < moves and position.result() is None:
        position = position.play(random.choice(position.moves()))
    return position if position.result() is None else random_position(random, moves)


def passed_up(player: Player, games: int = 15) -> tuple[int, int, int, float]:
    """Against a random player: how often `player` could win at once, how often it did not, how many
    games it won, and how many discs a game took on average."""
    match = play_match(player, RandomPlayer(seed=7), games=games, seed=7)
    counts = [instant_wins(ConnectFour.parse(game.moves), game.side) for game in match.games]
    discs = round(sum(len(game.moves) for game in match.games) / games, 1)
    return sum(c.available for c in counts), sum(c.missed for c in counts), match.wins, discs


def good(row: int, player: int) -> bool:
    """Whether the row is good for this player's threats: odd rows for red, even ones for amber."""
    return row % 2 == (player == +1)


def lone_threats() -> Iterator[tuple[str, int, int]]:
    """For each kind of threat that is the only one on a quiet board, and for boards without one:
    the kind, how many boards there are, and how many of them its owner wins (red, without one)."""
    kinds = ["red, odd row", "red, even row", "amber, even row", "amber, odd row", "no threat"]
    counts = {kind: [0, 0] for kind in kinds}
    for position, score in quiet_positions():
        rows = [(player, row) for player, cells in kept(position).items() for _, row in cells]
        if len(rows) > 1:
            continue
        player, row = rows[0] if rows else (+1, 0)
        colour, parity = "red" if player == +1 else "amber", "odd" if row % 2 else "even"
        kind = f"{colour}, {parity} row" if rows else "no threat"
        counts[kind][0] += 1
        counts[kind][1] += player * position.player * score > 0
    for kind, (boards, won) in counts.items():
        yield kind, boards, won


def threat_sum(weight: Weight, find: FindThreats = kept) -> Callable[[ConnectFour], float]:
    """The evaluation that adds up the threats of the side to move, less those of the other."""

    def evaluate(position: ConnectFour) -> float:
        return position.player * sum(
            player * weight(row, good(row, player))
            for player, cells in find(position).items()
            for _, row in cells
        )

    return evaluate


PARTS = {
    "all of T": threat_sum(lambda row, good: (7 - row) * (13 if good else 10)),
    "none dropped": threat_sum(lambda row, good: (7 - row) * (13 if good else 10), threats),
    "low or high alike": threat_sum(lambda row, good: 13 if good else 10),
    "good or bad alike": threat_sum(lambda row, good: (7 - row) * 10),
}
