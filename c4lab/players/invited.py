"""Players that somebody brings: for the rest of the session they are opponents as ours are.

`c4lab.players.opponents` invites them, and asks here who is there.
"""

from c4lab.games import Position
from c4lab.players.player import Player

_here: dict[type[Position], dict[str, Player]] = {}


def let_in(player: Player, game: type[Position]) -> None:
    """Keep `player` as an opponent of `game`; the same name again takes the place of the old."""
    _here.setdefault(game, {})[player.name] = player


def send_away(name: str, game: type[Position]) -> None:
    """Forget the player of this name, if there is one."""
    _here.get(game, {}).pop(name, None)


def guests(game: type[Position]) -> dict[str, Player]:
    """The players who are here for `game`, or for the game that it is a form of, by name."""
    return {
        name: player
        for kind in reversed(game.__mro__)
        for name, player in _here.get(kind, {}).items()
    }
