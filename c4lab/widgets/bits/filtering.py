"""Which moves of a Connect Four position are worth a search: filter by filter, with the reasons."""

from dataclasses import dataclass, field

from c4lab.games import ConnectFour
from c4lab.games.bits import COLUMN, UP, WIDTH, landings, to_bits
from c4lab.games.connect_four import NAMES
from c4lab.games.grid import Cell, cell_name
from c4lab.solver.plain.bits import winning_cells
from c4lab.solver.plain.moves import ordered
from c4lab.work.english import listed

STEPS = ("Open", "Win", "Block", "Not below", "Order")


@dataclass
class Filtered:
    """What each of the `STEPS` does with the columns of `position`.

    `stays[k]` are the columns that are left after step k, best first after the last step, and
    `sentences[k]` says what step k does. `out` has for each removed column the step that removed
    it, and the reason. `own` and `theirs` are the empty cells where the side to move and the other
    side would make four. `after` has the winning cells after each move that is left.
    """

    position: ConnectFour
    own: list[Cell] = field(default_factory=list)
    theirs: list[Cell] = field(default_factory=list)
    stays: list[list[int]] = field(default_factory=list)
    sentences: list[str] = field(default_factory=list)
    out: dict[int, tuple[int, str]] = field(default_factory=dict)
    after: dict[int, list[Cell]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        position, mover = self.position, NAMES[self.position.player]
        mine, mask = to_bits(position)
        own, theirs = winning_cells(mine, mask), winning_cells(mine ^ mask, mask)
        self.own, self.theirs = cells(own), cells(theirs)
        if (result := position.result()) is not None:
            won = f"{NAMES[result]} has won" if result else "it is a draw"
            self.stays = [[] for _ in STEPS]
            self.sentences = [f"The game is over: {won}."] * len(STEPS)
            return
        moves, other = landings(mask), NAMES[-position.player]
        full = {move: "full" for move in range(1, WIDTH + 1) if move not in position.moves()}
        self._step(full, "Every column that is not full.")
        if wins := cells(moves & own):
            self._win(wins, mover)
            return
        self._step({}, f"All stay: {mover} cannot win with this disc.")
        self._block(cells(moves & theirs), other)
        self._not_below(theirs >> UP, other)
        left = sum(self.landing(move) for move in self.stays[-1])
        order = [bit.bit_length() // COLUMN + 1 for bit in ordered(mine, mask, left)]
        for move in order:
            bit = self.landing(move)
            self.after[move] = cells(winning_cells(mine | bit, mask | bit))
        self.stays.append(order)
        self.sentences.append(self._sentence_on_order())

    def landing(self, move: int) -> int:
        """The bit of the cell on which a disc in column `move` lands."""
        column, row = self.position.landing(move)
        return 1 << COLUMN * (column - 1) + row - 1

    def _step(self, out: dict[int, str], sentence: str) -> None:
        """Adds a step that removes the columns of `out`, where each has its reason."""
        before = self.stays[-1] if self.stays else range(1, WIDTH + 1)
        leave = {move: why for move, why in out.items() if move in before}
        self.out |= {move: (len(self.stays), why) for move, why in leave.items()}
        self.stays.append([move for move in before if move not in leave])
        self.sentences.append(sentence)

    def _win(self, wins: list[Cell], mover: str) -> None:
        """Adds the step of own wins, and the steps after it, which then do nothing."""
        winning = {column for column, _ in wins}
        other = {move: "does not win at once" for move in self.stays[-1] if move not in winning}
        won = f"{mover.capitalize()} wins at once on {_listed(wins, 'or')}"
        self._step(other, f"{won}: the search is over.")
        for _ in STEPS[2:]:
            self._step({}, f"{won}. There is nothing more to ask.")

    def _block(self, threats: list[Cell], other: str) -> None:
        if not threats:
            self._step({}, f"All stay: {other} could not win with the next disc.")
            return
        out = {}
        for move in self.stays[-1]:
            if still := [cell for cell in threats if cell[0] != move]:
                out[move] = f"{other} would win on {_listed(still, 'or')}"
        if len(threats) == 1:
            sentence = f"Forced: {other} would win on {_listed(threats)} with the next disc."
        else:
            named = _listed(threats)
            sentence = f"{other.capitalize()} threatens {named}: one disc blocks only one."
        self._step(out, sentence)

    def _not_below(self, below: int, other: str) -> None:
        out = {
            move: f"{other} would win right above, on {_listed(cells(self.landing(move) << UP))}"
            for move in self.stays[-1]
            if self.landing(move) & below
        }
        sentence = f"All stay: {other} could not win right above any landing that is left."
        if out:
            count = "A landing lies" if len(out) == 1 else f"{len(out)} landings lie"
            sentence = f"{count} right below a winning cell of {other}'s."
        self._step(out, sentence)

    def _sentence_on_order(self) -> str:
        order = self.stays[-1]
        if not order:
            other = NAMES[-self.position.player]
            return f"No column is left: {other} wins with the next disc, whatever is played."
        if len(order) == 1:
            return f"One column is left, {order[0]}: there is nothing to sort."
        sequence = " ".join(map(str, order))
        return f"Most winning cells first, of equal ones nearest the centre: {sequence}."

    def verdict(self, move: int, step: int) -> str:
        """What the steps up to `step` did with column `move`, as text for a table."""
        at, why = self.out.get(move, (len(STEPS), ""))
        if at <= step:
            return why if at == 0 else f"out: {why}"
        return "stays" if move in self.stays[step] else ""

    def worth(self, move: int) -> str:
        """How many winning cells there are after `move`, and which; "" if `move` was removed."""
        if move not in self.after:
            return ""
        winning = self.after[move]
        return f"{len(winning)}: {_listed(winning)}" if winning else "0"


def cells(bits: int) -> list[Cell]:
    """The cells, (column, row), of the bits that are set: from the left, and up each column."""
    return [
        (bit // COLUMN + 1, bit % COLUMN + 1) for bit in range(WIDTH * COLUMN) if bits >> bit & 1
    ]


def _listed(cells: list[Cell], last: str = "and") -> str:
    """The names of the cells: "d3", "d3 and e4", "c1, d3 and e4"."""
    return listed(map(cell_name, cells), last)
