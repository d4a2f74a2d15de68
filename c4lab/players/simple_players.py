"""What a player is, and the players of any game: by a rule, at random, by a search."""

from collections.abc import Callable, Sequence
from functools import partial
from numbers import Real
from random import Random
from typing import Any, Protocol, cast

from c4lab.games import Position
from c4lab.search import (
    WIN,
    Evaluate,
    Order,
    alphabeta,
    centre_first,
    deepening,
    in_seconds,
    value_of,
)
from c4lab.search.choice import even, opinion


class Player(Protocol):
    """A player: one of ours, or an object of your own with a `name` and a method `choose`."""

    name: str

    def choose(self, position: Position) -> int:
        """A legal move for the side to move in `position`, an unfinished game."""


def choices(position: Position) -> Sequence[int]:
    """The legal moves of `position`. Raises ValueError if the game is over."""
    moves = position.moves()
    if not moves:
        raise ValueError(f"The game is over after {str(position)!r}: there is no move to choose.")
    return moves


class RandomPlayer:
    """Plays a random legal move. The same `seed` gives the same moves.

    >>> from c4lab.games import TicTacToe
    >>> RandomPlayer(seed=1).choose(TicTacToe.parse("51")) in TicTacToe.parse("51").moves()
    True
    """

    name = "beginner"

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, position: Position) -> int:
        return self._random.choice(choices(position))


class First:
    """Plays the first legal move.

    >>> from c4lab.games import TicTacToe
    >>> First().choose(TicTacToe()), Middle().choose(TicTacToe()), Last().choose(TicTacToe())
    (1, 5, 9)
    """

    name = "first"

    def choose(self, position: Position) -> int:
        return choices(position)[0]


class Middle:
    """Plays the legal move in the middle of the list."""

    name = "middle"

    def choose(self, position: Position) -> int:
        moves = choices(position)
        return moves[len(moves) // 2]


class Last:
    """Plays the last legal move."""

    name = "last"

    def choose(self, position: Position) -> int:
        return choices(position)[-1]


class Always:
    """Plays `move` each time, even if it is illegal."""

    name = "always"

    def __init__(self, move: int) -> None:
        self.move = move

    def choose(self, position: Position) -> int:
        return self.move


class Greedy:
    """Wins if it can, else stops a win, else plays the move after which the position looks best.

    `evaluate` judges for the side to move, as in a search. The player picks among equal moves at
    random; the same `seed` gives the same picks.

    >>> from c4lab.games import ConnectFour
    >>> Greedy().choose(ConnectFour.parse("343434")), Greedy().choose(ConnectFour.parse("34343"))
    (3, 3)
    """

    name = "greedy"

    def __init__(self, evaluate: Evaluate = even, seed: int | None = None) -> None:
        self.evaluate = evaluate
        self._random = Random(seed)

    def choose(self, position: Position) -> int:
        worth = {move: self._worth(position, move) for move in choices(position)}
        best = max(worth.values())
        return self._random.choice([move for move in worth if worth[move] == best])

    def _worth(self, position: Position, move: int) -> float:
        """The value of `move` for the player who makes it."""
        after = position.play(move)
        result = after.result()
        if result is not None:
            return position.player * result * 2 * WIN
        if any(after.play(reply).result() == after.player for reply in after.moves()):
            return -WIN  # a loss on the next move, better than a loss by this move
        return -opinion(after, self.evaluate)  # negated: the other player is to move in `after`


Search = Callable[[Position, int | None, Evaluate | None], Any]
"""Called with a position, a depth (None: to the end of the game) and an evaluation. Answers in the
first player's view, with a number, a Choice or (value, move)."""


def natural_order(position: Position) -> Sequence[int]:
    """Centre first if the game has columns, else the moves as the game lists them."""
    return centre_first(position) if hasattr(position, "width") else position.moves()


centre_alphabeta = partial(alphabeta, order=natural_order)
"""Alpha-beta in the natural order: the default search of a Searcher."""


class Searcher:
    """Plays the best move by a search `depth` moves ahead, or to the end of the game if None.

    Sooner wins and later losses are better. The player picks among equal moves at random; the same
    `seed` gives the same picks. `evaluate` judges for the side to move. `search` may be your own:
    it is called with a position, a depth and an evaluation, and answers in the first player's view,
    as minimax and alphabeta do. If your search answers in the view of the side to move, as negamax
    does, convert it with `c4lab.instruments.for_first`: `Searcher(for_first(negamax))`.

    `choose` raises ValueError, with the cause, if the search or the evaluation answers no number.

    >>> from c4lab.games import TicTacToe
    >>> Searcher().choose(TicTacToe.parse("1524"))
    3
    """

    def __init__(
        self,
        search: Search = centre_alphabeta,
        evaluate: Evaluate = even,
        depth: int | None = None,
        name: str = "searcher",
        seed: int | None = None,
    ) -> None:
        if depth is not None and not (isinstance(depth, int) and depth > 0):
            raise ValueError(f"A player has to look at least 1 move ahead, not {depth!r}.")
        for what, given in (("search", search), ("evaluation", evaluate)):
            if isinstance(given, type) or not callable(given):
                raise ValueError(
                    f"{given!r:.80} is no {what}: give a function, such as alphabeta, or an "
                    "evaluation, such as WindowScore()."
                )
        self.search = search
        self.evaluate = evaluate
        self.depth = depth
        self.name = name
        self._random = Random(seed)

    def choose(self, position: Position) -> int:
        # Each move is searched alone, with a full window. With one window for all moves, the later
        # moves would get bounds, and a bound can look equal to the best value when it is not.
        values = {
            move: position.player * self._value(position.play(move)) for move in choices(position)
        }
        best = max(values.values())
        return self._random.choice([move for move, value in values.items() if value == best])

    def _value(self, after: Position) -> float:
        """The value that the search finds for `after`, in the first player's view."""
        deeper = None if self.depth is None else self.depth - 1
        answer = self.search(after, deeper, self._opinion)
        value = value_of(answer)
        if value is None:
            raise ValueError(
                f"The search answered {answer!r:.80} on {str(after)!r}, which is no value: "
                "return a number, a Choice or (value, move)."
            )
        result = after.result()
        if result and value * result < 0:
            winner = 1 if result == +1 else 2
            raise ValueError(
                f"The search says {value:,.12g} of {str(after)!r}, which player {winner} has won. "
                "If it answers for the side to move, give Searcher(for_first(search)), with "
                "for_first from c4lab.instruments."
            )
        return value

    def _opinion(self, position: Position) -> float:
        """The evaluation of `position`. Raises ValueError if it is no number inside -WIN to WIN."""
        value = self.evaluate(position)
        if isinstance(value, Real) and -WIN < value < WIN:
            return value
        raise ValueError(
            f"The evaluation answered {value!r:.80} on {str(position)!r}: return a number between "
            f"-{WIN:,} and {WIN:,}, which stand for a lost and a won game."
        )


class Timed:
    """Searches each move for `seconds`, each pass one move further ahead, and plays the best move
    of the last complete pass.

    It plays a legal move even in 0 seconds. The search reads the clock before it plays the moves of
    a position, so it may end late by the time of one `order` and one evaluation. Sooner wins and
    later losses are better.

    Raises ValueError unless `seconds` is a number from 0 on.

    >>> from c4lab.games import ConnectFour
    >>> Timed(seconds=0.01).choose(ConnectFour.parse("112233"))
    4
    """

    def __init__(
        self,
        seconds: float,
        evaluate: Evaluate = even,
        order: Order = natural_order,
        name: str = "by the clock",
    ) -> None:
        if not (isinstance(seconds, (int, float)) and seconds >= 0):
            raise ValueError(f"A move takes 0 seconds or more, not {seconds!r:.80}.")
        self.seconds = seconds
        self.evaluate = evaluate
        self.order = order
        self.name = name

    def choose(self, position: Position) -> int:
        stop = in_seconds(self.seconds)
        choices(position)  # refuses a game that is over
        return cast(int, deepening(position, None, self.evaluate, stop=stop, order=self.order).move)
