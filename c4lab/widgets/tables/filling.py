"""The steps of filling a hash table and of finding names in it, watched from outside.

The table may be the learner's own, if it has `slots`, `insert(name)` and `find(name)`. The names
that it gets record what they are compared with.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from inspect import signature
from typing import Any, ClassVar

from c4lab.widgets.tables.slots import Hashed, letter_sum, letters
from c4lab.work.english import counted
from c4lab.work.interruption import within

SECONDS = 2.0  # for all steps together
MOST = 1_000  # slots
OFFER = (
    "A table has `slots`, a list that holds a list of names for each slot (or of pairs that begin "
    "with a name), `insert(name)` and `find(name)`"
)

Slots = tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class TableStep:
    """One step: the names in the slots, the lit slot, and the lit name in it.

    `same` says whether that name is the one that is inserted or sought.
    """

    slots: Slots
    sentence: str
    slot: int | None = None
    name: str | None = None
    same: bool = False


def table_steps(
    make: Callable[[], Any], names: Sequence[str], wanted: Sequence[str], hashed: Hashed | None
) -> list[TableStep]:
    """The steps of inserting `names` into the table that `make` gives, and of finding `wanted`.

    `hashed` is the table's hash function, or None if only the table knows it. Raises ValueError,
    with a sentence for the learner, if the table has missing parts, raises an error or never ends.
    """

    def all_steps() -> list[TableStep]:
        filling = Filling(_call(make, "Making the table"), hashed)
        slots = filling.slots()
        steps = [TableStep(slots, f"An empty table of {counted(len(slots), 'slot')}.")]
        for kind, sequence in (("insert", names), ("find", wanted)):
            for name in sequence:
                steps += filling.steps(kind, name)
        return steps

    try:
        return within(SECONDS, _TooLong, all_steps)
    except _TooLong:
        raise ValueError(
            f"The table takes more than {SECONDS:g} seconds: is there a loop that never ends?"
        ) from None


class _TooLong(BaseException):
    """Not an Exception, so that the learner's code does not catch it."""


class _Name(str):
    """A name that records what it is compared with."""

    compared: ClassVar[list[tuple[str, str]]] = []

    def __eq__(self, other: object) -> bool:
        if isinstance(other, str):
            self.compared.append((self, other))
        return str.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__


class Filling:
    """A table that is being filled."""

    def __init__(self, table: Any, hashed: Hashed | None) -> None:
        missing = [part for part in ("slots", "insert", "find") if not hasattr(table, part)]
        self.table, self.hashed, self.title = table, hashed, type(table).__name__
        if missing:
            raise ValueError(f"{OFFER}: {self.title} has no `{'`, no `'.join(missing)}`.")

    def slots(self) -> Slots:
        """The names that are now in each slot. Raises ValueError if they cannot be read."""
        slots = self.table.slots
        if not isinstance(slots, (list, tuple)) or not 0 < len(slots) <= MOST:
            raise ValueError(f"{OFFER}; `slots` of {self.title} is {slots!r:.40}.")
        return tuple(tuple(self._names(slot)) for slot in slots)

    def _names(self, slot: Any) -> Iterator[str]:
        if slot is not None and not isinstance(slot, (list, tuple)):
            raise ValueError(f"{OFFER}; a slot of {self.title} holds {slot!r:.40}.")
        for entry in slot or ():
            first = entry[0] if isinstance(entry, (list, tuple)) and entry else entry
            yield str(first)

    def steps(self, kind: str, name: str) -> Iterator[TableStep]:
        """The steps of one call, "insert" or "find": the name's slot, each comparison, the end."""
        before = self.slots()
        start, why = self._home(name, len(before))
        yield TableStep(before, f"{kind.capitalize()} {name}{why}.", start)
        answer, compared = self._watched(kind, name, sum(map(len, before)) + 1)
        for other in compared:
            same = other == name
            sentence = f"Compare {name} with {other}: {'the same' if same else 'not the same'}."
            yield TableStep(before, sentence, _slot_of(other, before), other, same)
        after = self.slots()
        place = _slot_of(name, after)
        if kind == "find":
            sentence = self._end_of_find(name, answer, place, len(compared))
        elif place is None:
            sentence = f"{self.title}.insert({name!r}) is over, and {name} is in no slot."
        elif any(name in slot for slot in before):
            sentence = f"{name} was there already, in slot {place}."
        else:
            grown = f"There are {len(after)} slots now, and " if len(after) != len(before) else ""
            sentence = f"{grown}{name} goes into slot {place}."
        yield TableStep(after, sentence, start if place is None else place, name, place is not None)

    def _home(self, name: str, size: int) -> tuple[int | None, str]:
        """The slot where `name` belongs, and how it is computed; (None, "") without a hash."""
        if self.hashed is None:
            return None, ""
        value = self.hashed(name)
        added = f"{' + '.join(map(str, letters(name)))} = " if self.hashed is letter_sum else ""
        return (
            value % size,
            f": its hash is {added}{value:,}, and {value:,} % {size} = {value % size}",
        )

    def _watched(self, kind: str, name: str, value: int) -> tuple[Any, list[str]]:
        """The table's answer to a call of its method `kind`, and the names that it compared.

        An `insert` with a second parameter gets `value` there.
        """
        sought, method = _Name(name), getattr(self.table, kind)
        more = (value,) if kind == "insert" and _parameters(method) > 1 else ()
        _Name.compared.clear()
        answer = _call(lambda: method(sought, *more), f"{self.title}.{kind}({name!r})")
        pairs = [pair for pair in _Name.compared if any(each is sought for each in pair)]
        _Name.compared.clear()
        return answer, [str(two if one is sought else one) for one, two in pairs]

    def _end_of_find(self, name: str, answer: Any, place: int | None, count: int) -> str:
        found, there = answer is not None and answer is not False, place is not None
        if found != there:
            where = f"in slot {place}" if there else "in no slot"
            return f"{self.title}.find({name!r}) gives {answer!r:.40}, but {name} is {where}."
        return (
            f"{name} is {'found' if found else 'not there'}, after {counted(count, 'comparison')}."
        )


def _slot_of(name: str, slots: Slots) -> int | None:
    return next((number for number, slot in enumerate(slots) if name in slot), None)


def _parameters(method: Callable[..., Any]) -> int:
    try:
        return len(signature(method).parameters)
    except (TypeError, ValueError):
        return 1


def _call(function: Callable[[], Any], what: str) -> Any:
    """What `function()` returns. Raises ValueError for any error; `what` begins its sentence."""
    try:
        return function()
    except Exception as error:
        raise ValueError(f"{what} raised {type(error).__name__}: {error}.") from None
