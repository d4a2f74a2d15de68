"""Answers to lesson 05, right and wrong, written as different people write them."""

from __future__ import annotations

import random
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, ClassVar

from c4lab.lessons.lesson05_objects.winning_column import connects_four
from c4lab.players import Greedy
from c4lab.players import RandomPlayer as PackageRandom

# 05.1 Player ----------------------------------------------------------------------------------


class Player:
    """Right; others below differ from it in one thing."""

    def __init__(self, name: Any, colour: Any) -> None:
        self.name = name
        self.colour = colour
        self.columns: Any = []

    def welcome(self) -> Any:
        return f"Welcome, {self.name}. You play {self.colour}."

    def change_colour(self, colour: Any) -> None:
        self.colour = colour

    def remember(self, column: int) -> None:
        self.columns.append(column)


@dataclass
class DataPlayer:
    name: str
    colour: str
    columns: list[int] = field(default_factory=list)

    def welcome(self) -> str:
        return "Welcome, " + self.name + ". You play " + self.colour + "."

    def change_colour(this, colour: str) -> None:  # noqa: N805
        this.colour = colour

    def remember(self, column: int) -> None:
        self.columns += [column]


class NewListEachTime(Player):
    columns = ()

    def __init__(self, name: Any, colour: Any) -> None:
        self.name, self.colour = name, colour

    def remember(self, column: int) -> None:
        self.columns = (*self.columns, column)


class OneListForAll(Player):
    columns: ClassVar[list[int]] = []

    def __init__(self, name: Any, colour: Any) -> None:
        self.name, self.colour = name, colour


class DefaultList(Player):
    def __init__(self, name: Any, colour: Any, columns: Any = []) -> None:  # noqa: B006
        super().__init__(name, colour)
        self.columns = columns


class WithoutSelf(Player):
    def change_colour(colour: Any) -> None:  # type: ignore[override] # noqa: N805
        print(colour)


class WelcomeWithoutSelf(Player):
    def welcome() -> Any:  # type: ignore[override,misc]
        return "Welcome."


class PrintsWelcome(Player):
    def welcome(self) -> Any:
        print(f"Welcome, {self.name}.")


class OtherWords(Player):
    def welcome(self) -> Any:
        return f"Hello, {self.name}."


class ForgetsTheName(Player):
    def __init__(self, name: Any, colour: Any) -> None:
        self.colour = colour


class ListWithoutSelf(Player):
    def __init__(self, name: Any, colour: Any) -> None:
        self.name, self.colour = name, colour
        columns: list[int] = []  # noqa: F841


class RemembersWithoutSelf(Player):
    def remember(self, column: int) -> None:
        columns.append(column)  # type: ignore[name-defined] # noqa: F821


class LosesColour(Player):
    def change_colour(self, colour: Any) -> None:
        colour = colour


class ColoursAll(Player):
    colour = ""

    def __init__(self, name: Any, colour: Any) -> None:
        self.name, self.columns = name, []
        type(self).colour = colour

    def welcome(self) -> Any:
        return f"Welcome, {self.name}. You play {'red' if self.name == 'Ada' else 'amber'}."

    def change_colour(self, colour: Any) -> None:
        type(self).colour = colour


class NameForAll(Player):
    def __init__(self, name: Any, colour: Any) -> None:
        type(self).name = name
        self.colour, self.columns = colour, []


class OnlyTheLast(Player):
    def remember(self, column: int) -> None:
        self.columns = [column]


class NoList(Player):
    def __init__(self, name: Any, colour: Any) -> None:
        self.name, self.colour = name, colour

    def remember(self, column: int) -> None:
        columns = []
        columns.append(column)


class NoRemember:
    __init__ = Player.__init__
    welcome = Player.welcome
    change_colour = Player.change_colour


# 05.2 winning_column --------------------------------------------------------------------------


def column_deepcopy(board: Any, player: int) -> Any:
    for column in range(7):
        after = deepcopy(board)
        if len(after[column]) < 6:
            after[column].append(player)
            if connects_four(after, player):
                return column + 1
    return None


def column_taking_back(board: Any, player: int) -> Any:
    for column in range(7):
        if len(board[column]) == 6:
            continue
        board[column].append(player)
        won = connects_four(board, player)
        board[column].pop()
        if won:
            return column + 1
    return None


def column_by_next(board: Any, player: int) -> Any:
    tries = (
        (column, [*board[: column - 1], [*board[column - 1], player], *board[column:]])
        for column in range(1, 8)
        if len(board[column - 1]) < 6
    )
    return next((column for column, after in tries if connects_four(after, player)), None)


def column_shallow(board: Any, player: int) -> Any:
    for column in range(7):
        after = board.copy()
        if len(after[column]) < 6:
            after[column].append(player)
            if connects_four(after, player):
                return column + 1
    return None


def column_left_behind(board: Any, player: int) -> Any:
    for column in range(7):
        if len(board[column]) < 6:
            board[column].append(player)
            if connects_four(board, player):
                return column + 1
            board[column].pop()
    return None


def column_one_copy(board: Any, player: int) -> Any:
    after = deepcopy(board)
    for column in range(7):
        if len(after[column]) < 6:
            after[column].append(player)
            if connects_four(after, player):
                return column + 1
    return None


def column_from_zero(board: Any, player: int) -> Any:
    column = column_deepcopy(board, player)
    return None if column is None else column - 1


def column_overfull(board: Any, player: int) -> Any:
    for column in range(7):
        after = deepcopy(board)
        after[column].append(player)
        if connects_four(after, player):
            return column + 1
    return None


def column_zero_for_none(board: Any, player: int) -> Any:
    return column_deepcopy(board, player) or 0


def column_without_disc(board: Any, player: int) -> Any:
    for column in range(7):
        after = deepcopy(board)
        if len(after[column]) < 6 and connects_four(after, player):
            return column + 1
    return None


def column_last(board: Any, player: int) -> Any:
    found = None
    for column in range(7):
        after = deepcopy(board)
        if len(after[column]) < 6:
            after[column].append(player)
            if connects_four(after, player):
                found = column + 1
    return found


# 05.3 RandomPlayer ----------------------------------------------------------------------------


class RandomByIndex:
    def __init__(self, seed: Any = None) -> None:
        self.name = "somebody"
        self.chance = random.Random(seed)

    def choose(self, position: Any) -> Any:
        moves = position.moves()
        return moves[self.chance.randrange(len(moves))]


class RandomByShuffle:
    name = "shuffler"

    def __init__(self, seed: Any) -> None:
        self.chance = random.Random(seed)

    def choose(self, position: Any) -> Any:
        moves = list(position.moves())
        self.chance.shuffle(moves)
        return moves[0]


class Unseeded(RandomByIndex):
    def choose(self, position: Any) -> Any:
        return random.choice(position.moves())


class GlobalSeed(RandomByIndex):
    def __init__(self, seed: Any = None) -> None:
        self.name = "global"
        random.seed(seed)

    def choose(self, position: Any) -> Any:
        return random.choice(position.moves())


class SharedGenerator(RandomByIndex):
    shared = random.Random()

    def __init__(self, seed: Any = None) -> None:
        self.name = "shared"
        self.shared.seed(seed)

    def choose(self, position: Any) -> Any:
        return self.shared.choice(position.moves())


class GeneratorWithoutSelf(RandomByIndex):
    def __init__(self, seed: Any = None) -> None:
        self.name = "lost"
        chance = random.Random(seed)  # noqa: F841

    def choose(self, position: Any) -> Any:
        return chance.choice(position.moves())  # type: ignore[name-defined] # noqa: F821


class NoSeedHandedOn(RandomByIndex):
    def __init__(self, seed: Any = None) -> None:
        self.name, self.chance = "unseeded", random.Random()


class StartsOver(RandomByIndex):
    def __init__(self, seed: Any = None) -> None:
        self.name, self.seed = "again", seed

    def choose(self, position: Any) -> Any:
        return random.Random(self.seed).choice(position.moves())


class AlwaysFirst(RandomByIndex):
    def choose(self, position: Any) -> Any:
        return position.moves()[0]


class SameSeedForAll(RandomByIndex):
    def __init__(self, seed: Any = None) -> None:
        self.name, self.chance = "seven", random.Random(7)


class GivesIndex(RandomByIndex):
    def choose(self, position: Any) -> Any:
        return self.chance.randrange(len(position.moves()))


class GivesColumn(RandomByIndex):
    def choose(self, position: Any) -> Any:
        return self.chance.randint(1, 7)


class GivesPosition(RandomByIndex):
    def choose(self, position: Any) -> Any:
        return position.play(self.chance.choice(position.moves()))


class GivesAll(RandomByIndex):
    def choose(self, position: Any) -> Any:
        return position.moves()


class Prints(RandomByIndex):
    def choose(self, position: Any) -> Any:
        print(self.chance.choice(position.moves()))


class NeverTheLast(RandomByIndex):
    def choose(self, position: Any) -> Any:
        moves = position.moves()
        return self.chance.choice(moves[:-1] or moves)


class ChooseWithoutSelf(RandomByIndex):
    def choose(position: Any) -> Any:  # type: ignore[override] # noqa: N805
        return position.moves()[0]


class Nameless:
    def __init__(self, seed: Any = None) -> None:
        self.chance = random.Random(seed)

    choose = RandomByIndex.choose


class Chooses:
    name = "chooses"

    def __init__(self, seed: Any = None) -> None:
        self.chance = random.Random(seed)

    def chose(self, position: Any) -> Any:
        return self.chance.choice(position.moves())


# 05.4 GreedyPlayer ----------------------------------------------------------------------------


def wins(position: Any) -> list[int]:
    return [m for m in position.moves() if position.play(m).result() == position.player]


def safe(position: Any) -> list[int]:
    return [m for m in position.moves() if not wins(position.play(m))]


class GreedyByLists(PackageRandom):
    def choose(self, position: Any) -> Any:
        return (wins(position) or safe(position) or position.moves())[-1]


class GreedyAlone:
    """Inherits from nobody."""

    name = "alone"

    def __init__(self, seed: Any) -> None:
        self.seed = seed

    def choose(self, position: Any) -> Any:
        def worth(move: int) -> int:
            after = position.play(move)
            if after.result() == position.player:
                return 2
            return -1 if wins(after) else 0

        return max(position.moves(), key=worth)


class GreedyBorrowed(Greedy):
    def __init__(self, seed: Any = None) -> None:
        super().__init__(seed=seed)


class OnlyWins(PackageRandom):
    def choose(self, position: Any) -> Any:
        return next(iter(wins(position)), None) or super().choose(position)


class OnlyBlocks(PackageRandom):
    def choose(self, position: Any) -> Any:
        return next(iter(safe(position)), None) or super().choose(position)


class BlocksFirst(PackageRandom):
    def choose(self, position: Any) -> Any:
        good = safe(position)
        if good and len(good) < len(position.moves()):
            return good[0]
        return (wins(position) or good or position.moves())[0]


class TakesTheOpponentsWins(PackageRandom):
    """Compares with the player of the position after the move."""

    def choose(self, position: Any) -> Any:
        for move in position.moves():
            after = position.play(move)
            if after.result() == after.player:
                return move
        return (safe(position) or position.moves())[0]


class PlaysForX(PackageRandom):
    def choose(self, position: Any) -> Any:
        for move in position.moves():
            if position.play(move).result() == 1:
                return move
        return (safe(position) or position.moves())[0]


class BlocksOnTheSpot(PackageRandom):
    """Plays where the opponent would win now, and forgets what its own move makes possible."""

    def choose(self, position: Any) -> Any:
        if wins(position):
            return wins(position)[0]
        for other in position.moves():
            for move in position.moves():
                if move != other and move in wins(position.play(other)):
                    return move
        return position.moves()[0]


class ForgetsReturn(PackageRandom):
    def choose(self, position: Any) -> Any:  # type: ignore[return]
        for move in wins(position) or (safe(position) if len(position.history) > 4 else []):
            return move
        super().choose(position)


class GreedyPosition(PackageRandom):
    def choose(self, position: Any) -> Any:
        return position.play((wins(position) or safe(position) or position.moves())[0])


class GreedyResult(PackageRandom):
    def choose(self, position: Any) -> Any:
        return max(position.play(move).result() or 0 for move in position.moves())


class GreedyFunction(PackageRandom):
    def choose(position: Any) -> Any:  # type: ignore[override] # noqa: N805
        return (wins(position) or safe(position) or position.moves())[0]


# 05.5 play_match ------------------------------------------------------------------------------


def one_game(first: Any, second: Any, start: Any) -> int:
    """The result for whoever begins."""
    position = start
    while position.result() is None:
        player = first if position.player == +1 else second
        try:
            position = position.play(player.choose(position))
        except ValueError:
            return int(-position.player)
    return int(position.result())


def match_with_counters(first: Any, second: Any, games: int, start: Any) -> Any:
    wins = draws = losses = 0
    for number in range(1, games + 1):
        if number % 2 == 1:
            result = one_game(first, second, start)
        else:
            result = -one_game(second, first, start)
        if result > 0:
            wins += 1
        elif result < 0:
            losses += 1
        else:
            draws += 1
    return wins, draws, losses


def match_swapping(first: Any, second: Any, games: int, start: Any) -> Any:
    score = {1: 0, 0: 0, -1: 0}
    here, there, sign = first, second, 1
    for _ in range(games):
        score[sign * one_game(here, there, start)] += 1
        here, there, sign = there, here, -sign
    return [score[1], score[0], score[-1]]


def match_same_starter(first: Any, second: Any, games: int, start: Any) -> Any:
    values = [one_game(first, second, start) for _ in range(games)]
    return values.count(1), values.count(0), values.count(-1)


def match_second_begins(first: Any, second: Any, games: int, start: Any) -> Any:
    values = [
        one_game(first, second, start) if number % 2 else -one_game(second, first, start)
        for number in range(games)
    ]
    return values.count(1), values.count(0), values.count(-1)


def match_unturned(first: Any, second: Any, games: int, start: Any) -> Any:
    values = [
        one_game(second, first, start) if number % 2 else one_game(first, second, start)
        for number in range(games)
    ]
    return values.count(1), values.count(0), values.count(-1)


def match_draws_lost(first: Any, second: Any, games: int, start: Any) -> Any:
    wins, _, _ = match_with_counters(first, second, games, start)
    return wins, 0, games - wins


def match_two_ifs(first: Any, second: Any, games: int, start: Any) -> Any:
    wins, draws, _ = match_with_counters(first, second, games, start)
    return wins, draws, games - wins


def match_other_order(first: Any, second: Any, games: int, start: Any) -> Any:
    wins, draws, losses = match_with_counters(first, second, games, start)
    return wins, losses, draws


def match_for_second(first: Any, second: Any, games: int, start: Any) -> Any:
    return match_with_counters(first, second, games, start)[::-1]


def match_trusting(first: Any, second: Any, games: int, start: Any) -> Any:
    values = []
    for number in range(games):
        sides = {1: second, -1: first} if number % 2 else {1: first, -1: second}
        position = start
        while position.result() is None:
            position = position.play(sides[position.player].choose(position))
        values.append(-position.result() if number % 2 else position.result())
    return values.count(1), values.count(0), values.count(-1)


def match_judging(forfeit: Any) -> Any:
    """A match in which a game that is forfeited counts `forfeit(result)`."""

    def play_match(first: Any, second: Any, games: int, start: Any) -> Any:
        values = []
        for number in range(games):
            sides = {1: second, -1: first} if number % 2 else {1: first, -1: second}
            position, result = start, None
            while result is None:
                move = sides[position.player].choose(position)
                if move not in position.moves():
                    result = forfeit(-position.player)
                    break
                position = position.play(move)
                result = position.result()
            if result is not None:
                values.append(-result if number % 2 else result)
        return values.count(1), values.count(0), values.count(-1)

    return play_match


def match_printing(first: Any, second: Any, games: int, start: Any) -> Any:
    print(match_with_counters(first, second, games, start))


RIGHT: dict[str, list[Any]] = {
    "05.1": [Player, DataPlayer, NewListEachTime],
    "05.2": [column_deepcopy, column_taking_back, column_by_next],
    "05.3": [RandomByIndex, RandomByShuffle, PackageRandom],
    "05.4": [GreedyByLists, GreedyAlone, GreedyBorrowed],
    "05.5": [match_with_counters, match_swapping, match_judging(lambda result: result)],
}
WRONG: dict[str, list[tuple[Any, str]]] = {
    "05.1": [
        (OneListForAll, "shared-list"),
        (DefaultList, "shared-list"),
        (WithoutSelf, "forgot-self"),
        (WelcomeWithoutSelf, "forgot-self"),
        (PrintsWelcome, "returns-none"),
        (OtherWords, "wrong-value"),
        (ForgetsTheName, "without-self"),
        (ListWithoutSelf, "without-self"),
        (RemembersWithoutSelf, "without-self"),
        (LosesColour, "not-changed"),
        (ColoursAll, "changes-everyone"),
        (NameForAll, "players-mixed-up"),
        (OnlyTheLast, "forgets"),
        (NoList, "no-attribute"),
        (NoRemember, "no-method"),
        (Player("Ada", "red"), "not-a-class"),
    ],
    "05.2": [
        (column_shallow, "still-shared"),
        (column_left_behind, "disc-left-behind"),
        (column_one_copy, "one-copy-for-all"),
        (column_from_zero, "counts-from-0"),
        (column_overfull, "ignores-full-columns"),
        (column_zero_for_none, "not-none"),
        (column_without_disc, "no-answer"),
        (column_last, "last-column"),
    ],
    "05.3": [
        (Unseeded, "not-seeded"),
        (NoSeedHandedOn, "not-seeded"),
        (GeneratorWithoutSelf, "without-self"),
        (GlobalSeed, "shared-generator"),
        (SharedGenerator, "shared-generator"),
        (StartsOver, "starts-over"),
        (AlwaysFirst, "no-chance"),
        (SameSeedForAll, "ignores-seed"),
        (GivesIndex, "an-index"),
        (GivesColumn, "illegal-move"),
        (GivesPosition, "returns-a-position"),
        (GivesAll, "no-move"),
        (Prints, "returns-none"),
        (NeverTheLast, "leaves-moves-out"),
        (ChooseWithoutSelf, "forgot-self"),
        (Nameless, "no-name"),
        (Chooses, "no-method"),
        (PackageRandom(1), "not-a-class"),
    ],
    "05.4": [
        (OnlyWins, "lets-them-win"),
        (OnlyBlocks, "misses-a-win"),
        (TakesTheOpponentsWins, "misses-a-win"),
        (BlocksFirst, "blocks-first"),
        (PlaysForX, "one-side-only"),
        (BlocksOnTheSpot, "opens-the-way"),
        (ForgetsReturn, "returns-none"),
        (GreedyPosition, "returns-a-position"),
        (GreedyResult, "an-index"),
        (GreedyFunction, "forgot-self"),
        (PackageRandom, "misses-a-win"),
    ],
    "05.5": [
        (match_same_starter, "same-starter"),
        (match_second_begins, "second-begins"),
        (match_unturned, "in-the-starters-view"),
        (match_draws_lost, "draws-are-losses"),
        (match_two_ifs, "draws-and-losses"),
        (match_other_order, "other-order"),
        (match_for_second, "counts-for-second"),
        (match_trusting, "illegal-move-crashes"),
        (match_judging(lambda result: -result), "illegal-move-wins"),
        (match_judging(lambda result: 0), "illegal-move-draws"),
        (match_judging(lambda result: None), "illegal-move-not-counted"),
        (match_printing, "returns-none"),
    ],
}
