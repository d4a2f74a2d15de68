"""12.4 Own wins first, then what does not lose at once, and all of it if everything loses."""

from typing import Any

from c4lab.checks.writing import Answer, Script, Wrong, compare, contains, exercise, known, uses
from c4lab.games import ConnectFour, Position, TicTacToe
from c4lab.lessons.lesson12_iterative_deepening import fresh_cases


def cases_of(kind: type, *moves: str) -> list[tuple[Position]]:
    """Cases with the position after each of these games of one kind."""
    return [(kind.parse(each),) for each in moves]  # type: ignore[attr-defined]


WINS = [
    *cases_of(TicTacToe, "1524", "1245", "192", "129", "15", "8395624"),
    *cases_of(ConnectFour, "414141", "41414", "1512", "615641", "157154731", "17472", "774737"),
    *cases_of(ConnectFour, "37475667", "4626561"),
    *cases_of(ConnectFour, "12121", "76767", "713161", "175727"),
]
# In all games of the package a draw is the last move that there is. Here it is not.
EARLY_DRAW = Script(
    """
class Walk:  # it is a draw after move 1, or after 3 and 3; nobody ever wins
    def __init__(self, *moves):
        self.history, self.player = moves, (-1) ** len(moves)
    def result(self):
        return 0 if self.history in ((1,), (3, 3)) or len(self.history) == 4 else None
    def moves(self):
        return () if self.result() == 0 else (1, 2, 3)
    def play(self, move):
        return Walk(*self.history, move)

sorted(worth_a_search(Walk()))
""".strip()
)
GIFTS = [
    *cases_of(TicTacToe, "1239846", "9738265", "6953127"),
    *cases_of(ConnectFour, "11227373", "22117363", "365556636", "752661725"),
]
LOST = [
    *cases_of(TicTacToe, "12537", "9286543"),
    *cases_of(ConnectFour, "37475", "44573", "266465"),
]


KNOWN = known(
    r"""
    draw-counts-as-win: A draw has a result as well, 0. You take each move that ends the game for a
            win: ask whether the result is the number of the player who has moved.
        after.result() == position.player => after.result() is not None
    nothing-left: Every move loses here, and your list is empty. But a player still has to move:
            return all legal moves.
        or list(position.moves()) => or []
    one-of-the-lost: Every move loses here: return all legal moves, not only one.
        or list(position.moves()) => or list(position.moves())[:1]
        or list(position.moves()) => or list(position.moves())[-1:]
    position-unchanged: Your code finds no win. `play` gives a new position and leaves the old one
            as it is: ask for the result of the new one.
        after.result() == position.player => position.result() == position.player
        seen: asks_the_old_one
    no-parentheses: `result` is a function: `result()` calls it. Without parentheses it is never
            equal to a number.
        result() = => result =
        result() => result
        seen: compares_the_method
    win-not-alone: A move wins at once here, but your list has other moves too. Return only the
            winning moves.
        wins or safe => wins + safe
        wins or safe or => safe or
        return wins or safe => if 0 < len(safe) < len(position.moves()): return safe\n    return
            wins or safe
    returns-in-the-loop: It returns the first move that wins or is safe, and looks at no other. Is
            there a `return` in the loop? Collect all such moves in a list, and return it after the
            loop.
        wins.append(move) => return [move] && safe.append(move) => return [move]
    removed-while-walking: The loop removes moves from the list that it goes through, so it skips
            the move after each of them. Go through a copy of the list, or collect the moves that
            stay.
        return wins or safe or => left = list(position.moves())\n    for move in left:\n        if
            move not in safe:\n            left.remove(move)\n    return wins or left or
        seen: removes
    positions-for-moves: Your list has positions in it. Return the moves that lead there.
        .append(move) => .append(after)
        safe.append(move) => safe.append(after)
    one-safe-move: More than one move is worth a search here: return all of them, not only one.
        wins or safe or list(position.moves()) => wins or safe[:1] or list(position.moves())
        wins or safe or list(position.moves()) => wins or safe[-1:] or list(position.moves())
        wins or safe or list(position.moves()) => wins[:1] or safe[:1] or list(position.moves())
        wins or safe or list(position.moves()) => wins[-1:] or safe[-1:] or list(position.moves())
    reply-above: The winning reply is the same move as yours, such as a disc on top of your own. Try
            every move that is legal after yours.
        after.moves()] => after.moves() if reply != move]
    one-reply-decides: A move stays in your list though a reply to it wins. Look at all replies: a
            move is safe only if none of them wins.
        -position.player not in results => -position.player not in results[:1]
        -position.player not in results => -position.player not in results[-1:]
        -position.player not in results => results and -position.player not in results[:1]
        -position.player not in results => results and -position.player not in results[-1:]
    all-replies-win: You leave a move out only if all replies to it win. One winning reply is
            enough.
        -position.player not in results =>
            not (results and all(result == -position.player for result in results))
        seen: asks_for_all
    unsafe-kept: Your list has the moves after which the opponent can win at once. Keep the other
            moves.
        -position.player not in results => -position.player in results
    players-changed: The two players have changed places: you try moves of `position.player`, and
            the replies are moves of the other player.
        after.result() == position.player => after.result() == -position.player &&
            -position.player not in => position.player not in
    half-done: No move wins at once here, and your list is empty: return the moves after which the
            opponent cannot win at once.
        wins or safe or list(position.moves()) => wins
    wins-only: Your list has moves after which the opponent wins at once. Leave a move out if one
            reply to it gives a result that is the opponent's number.
        wins or safe or => wins or
        -position.player not in => position.player not in
    move-twice: A move is in your list more than once: add it after the loop over its replies, if
            none of them wins.
        if -position.player not in results:\n            safe.append(move) =>
            safe += [move for result in results if not result]
        if -position.player not in results:\n            safe.append(move) =>
            safe += [move] * next((i for i, r in enumerate(results) if r), len(results))
    one-win: More than one move wins here: return all of them.
        wins.append(move) => wins = wins or [move]
    first-player-only: Your code looks for wins as if the first player were to move. A win of the
            second player has the result -1.
        after.result() == position.player => after.result() == 1
        -position.player not in => -1 not in
        after.result() == position.player => after.result() == 1 && -position.player not => -1 not
    gift-for-block: Your list has the opponent's winning replies. But some of these become possible
            only after your move: keep the moves after which no reply wins.
        if -position.player not in results:\n            safe.append(move) =>
            safe += [m for m in after.moves() if after.play(m).result() == after.player] &&
            or safe => or list(set(safe))
    draw-for-win: A game that ends in a draw has a result as well, 0. Ask who has won.
        -position.player not in results => set(results) <= {None}
    calls-a-value: `position.player` is a number: write it without parentheses.
        player: => player():
""",
    asks_for_all=uses("all"),
    asks_the_old_one=contains("position.result()"),
    compares_the_method=contains("$p.result == $n"),
    removes=uses("remove"),
)


def same_moves(got: Any, expected: Any) -> bool:
    """Whether both are the same moves, in any order."""
    lists = all(isinstance(each, (list, tuple, set)) for each in (got, expected))
    return lists and sorted(got) == sorted(expected)


@exercise("12.4", KNOWN)
def worth_a_search(answer: Answer) -> None:
    for part, cases, drawn in (
        ("wins and blocks", WINS, fresh_cases.wins_and_blocks),
        ("gifts", GIFTS, fresh_cases.gifts),
        ("lost positions", LOST, fresh_cases.lost),
    ):
        with answer.part(part, first=cases is WINS):
            try:
                compare(answer, cases, same=same_moves, fresh=drawn())
                if cases is WINS:
                    compare(answer, [EARLY_DRAW])
            except Wrong as wrong:
                if (
                    wrong.reason == "wrong-value"
                    and wrong.case is not None
                    and isinstance(answer.ask(wrong.case), int)
                ):
                    wrong.reason = "not-a-list"
                    wrong.message = "It returns a number. Return a list of moves, even of one."
                raise
