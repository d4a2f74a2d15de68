"""The guests: players that a learner brings as opponents for the rest of the session.

`c4lab.players.opponents.invite` adds them.
"""

from c4lab.games import Position
from c4lab.players.player import Player

_guests: dict[type[Position], dict[str, Player]] = {}


def add_guest(player: Player, game: type[Position]) -> None:
    """Adds `player` to the guests of `game`, in place of an earlier guest of the same name."""
    _guests.setdefault(game, {})[player.name] = player


def guests(game: type[Position]) -> dict[str, Player]:
    """The guests of `game` and of the games from which its class derives, by name."""
    return {
        name: player
        for kind in reversed(game.__mro__)
        for name, player in _guests.get(kind, {}).items()
    }
