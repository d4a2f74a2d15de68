"""Which moves of a Connect Four position are worth a search: filter by filter, with the reasons."""

from dataclasses import dataclass, field

from c4lab.games import ConnectFour
from c4lab.games.bits import COLUMN, UP, WIDTH, landings, to_bits
from c4lab.games.connect_four import NAMES
from c4lab.games.grid import Cell, cell_name
from c4lab.solver.plain.bits import winning_cells
from c4lab.solver.plain.moves import ordered

STEPS = ("Open", "Win", "Block", "Not below", "Order")


@dataclass
class Filtered:
    """What each of the `STEPS` says of the columns of `position`.

    `stays[k]` are the columns that survive the steps up to k, in the order of the last step there.
    `out` has for each other column the step that threw it out, and the reason. `own` and `theirs`
    are the empty cells where the side to move and the other side would make four, `after` the
    winning cells that each surviving move leaves.
    """

    position: ConnectFour
    own: list[Cell] = field(default_factory=list)
    theirs: list[Cell] = field(default_factory=list)
    stays: list[list[int]] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    out: dict[int, tuple[int, str]] = field(default_factory=dict)
    after: dict[int, list[Cell]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        position, mover = self.position, NAMES[self.position.player]
        mine, mask = to_bits(position)
        own, theirs = winning_cells(mine, mask), winning_cells(mine ^ mask, mask)
        self.own, self.theirs = cells(own), cells(theirs)
        if (result := position.result()) is not None:
            won = f"{NAMES[result]} has won" if result else "it is a draw"
            self.stays, self.said = [[] for _ in STEPS], [f"The game is over: {won}."] * len(STEPS)
            return
        moves, other = landings(mask), NAMES[-position.player]
        full = {move: "full" for move in range(1, WIDTH + 1) if move not in position.moves()}
        self._step(full, "Every column that is not full.")
        if wins := cells(moves & own):
            self._win(wins, mover)
            return
        self._step({}, f"No column leaves: {mover} cannot win with this disc.")
        self._block(cells(moves & theirs), other)
        self._not_below(theirs >> UP, other)
        left = sum(self.landing(move) for move in self.stays[-1])
        order = [bit.bit_length() // COLUMN + 1 for bit in ordered(mine, mask, left)]
        for move in order:
            bit = self.landing(move)
            self.after[move] = cells(winning_cells(mine | bit, mask | bit))
        self.stays.append(order)
        self.said.append(self._sorted())

    def landing(self, move: int) -> int:
        """The bit on which a disc in column `move` comes to lie."""
        column, row = self.position.landing(move)
        return 1 << COLUMN * (column - 1) + row - 1

    def _step(self, out: dict[int, str], said: str) -> None:
        """One step more: those of the columns in `out` that are still in leave, with the reason."""
        before = self.stays[-1] if self.stays else range(1, WIDTH + 1)
        leave = {move: why for move, why in out.items() if move in before}
        self.out |= {move: (len(self.stays), why) for move, why in leave.items()}
        self.stays.append([move for move in before if move not in leave])
        self.said.append(said)

    def _win(self, wins: list[Cell], mover: str) -> None:
        """The step of own wins, and those behind it, where nothing is left to ask."""
        winning = {column for column, _ in wins}
        other = {move: "does not win at once" for move in self.stays[-1] if move not in winning}
        won = f"{mover.capitalize()} wins at once on {_listed(wins, 'or')}"
        self._step(other, f"{won}: the search is over.")
        for _ in STEPS[2:]:
            self._step({}, f"{won}. There is nothing more to ask.")

    def _block(self, threats: list[Cell], other: str) -> None:
        if not threats:
            self._step({}, f"No column leaves: {other} could not win with the next disc.")
            return
        out = {}
        for move in self.stays[-1]:
            if still := [cell for cell in threats if cell[0] != move]:
                out[move] = f"{other} would win on {_listed(still, 'or')}"
        if len(threats) == 1:
            said = f"Forced: {other} would win on {_listed(threats)} with the next disc."
        else:
            said = f"{other.capitalize()} threatens {_listed(threats)}: one disc blocks only one."
        self._step(out, said)

    def _not_below(self, below: int, other: str) -> None:
        out = {
            move: f"{other} would win right above, on {_listed(cells(self.landing(move) << UP))}"
            for move in self.stays[-1]
            if self.landing(move) & below
        }
        said = f"No column leaves: {other} could not win right above any landing that is left."
        if out:
            count = "A landing lies" if len(out) == 1 else f"{len(out)} landings lie"
            said = f"{count} right below a winning cell of {other}'s."
        self._step(out, said)

    def _sorted(self) -> str:
        order = self.stays[-1]
        if not order:
            other = NAMES[-self.position.player]
            return f"No column is left: {other} wins with the next disc, whatever is played."
        if len(order) == 1:
            return f"One column is left, {order[0]}: there is nothing to sort."
        sequence = " ".join(map(str, order))
        return f"Most winning cells first, of equal ones nearest the centre: {sequence}."

    def verdict(self, move: int, step: int) -> str:
        """What the steps up to `step` say of column `move`."""
        left = self.out.get(move)
        if left is not None and left[0] <= step:
            return left[1] if left[0] == 0 else f"out: {left[1]}"
        return "stays" if move in self.stays[step] else ""

    def worth(self, move: int) -> str:
        """How many winning cells `move` leaves, and which; "" for a move that did not survive."""
        if move not in self.after:
            return ""
        found = self.after[move]
        return f"{len(found)}: {_listed(found)}" if found else "0"


def cells(bits: int) -> list[Cell]:
    """The cells, (column, row), whose bits are set: from the left, and up each column."""
    return [
        (bit // COLUMN + 1, bit % COLUMN + 1) for bit in range(WIDTH * COLUMN) if bits >> bit & 1
    ]


def _listed(found: list[Cell], last: str = "and") -> str:
    """The cells' names: "d3", "d3 and e4", "c1, d3 and e4"."""
    names = list(map(cell_name, found))
    return f" {last} ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
