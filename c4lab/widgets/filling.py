"""Each step of filling a hash table and of finding names in it, seen from outside.

Any table will do that has `slots`, `insert(name)` and `find(name)`: the names that it is given note
what they are compared with.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from inspect import signature
from typing import Any, ClassVar

from c4lab.widgets.game_words import counted
from c4lab.widgets.slots import Hashed, letter_sum, letters
from c4lab.work.interruption import within

SECONDS = 2.0  # for all steps together
MOST = 1_000  # slots
OFFER = (
    "A table has `slots`, a list that holds a list of names for each slot (or of pairs that begin "
    "with a name), `insert(name)` and `find(name)`"
)

Slots = tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Look:
    """One step: what the slots hold, the slot that is looked at, and the name in it that is
    compared, or was found or put there (`same`)."""

    slots: Slots
    sentence: str
    slot: int | None = None
    name: str | None = None
    same: bool = False


def looks(
    make: Callable[[], Any], names: Sequence[str], wanted: Sequence[str], hashed: Hashed | None
) -> list[Look]:
    """The steps of inserting `names` into the table that `make` gives, and of finding `wanted`.

    `hashed` says where a name belongs; None if only the table knows. Raises ValueError, with a
    sentence, for what is no such table, or raises errors, or never ends.
    """

    def steps() -> list[Look]:
        filling = Filling(_careful(make, "Making the table"), hashed)
        slots = filling.slots()
        found = [Look(slots, f"An empty table of {counted(len(slots), 'slot')}.")]
        for kind, those in (("insert", names), ("find", wanted)):
            for name in those:
                found += filling.steps(kind, name)
        return found

    try:
        return within(SECONDS, _TooLong, steps)
    except _TooLong:
        raise ValueError(
            f"The table takes more than {SECONDS:g} seconds: is there a loop that never ends?"
        ) from None


class _TooLong(BaseException):
    pass


class _Name(str):
    """A name that notes what it is compared with."""

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
        """The names in each slot, as they are now."""
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

    def steps(self, kind: str, name: str) -> Iterator[Look]:
        """Where `name` belongs, what it is compared with, and what became of it."""
        before = self.slots()
        start, why = self._home(name, len(before))
        yield Look(before, f"{kind.capitalize()} {name}{why}.", start)
        answer, compared = self._call(kind, name, sum(map(len, before)) + 1)
        for other in compared:
            is_it = "the same" if other == name else "not the same"
            yield Look(
                before, f"Compare {name} with {other}: {is_it}.", _slot_of(other, before), other,
                other == name,
            )  # fmt: skip
        after = self.slots()
        place = _slot_of(name, after)
        if kind == "find":
            said = self._said_of(name, answer, place, len(compared))
        elif place is None:
            said = f"{self.title}.insert({name!r}) is over, and {name} is in no slot."
        elif any(name in slot for slot in before):
            said = f"{name} was there already, in slot {place}."
        else:
            grown = f"There are {len(after)} slots now, and " if len(after) != len(before) else ""
            said = f"{grown}{name} goes into slot {place}."
        yield Look(after, said, start if place is None else place, name, place is not None)

    def _home(self, name: str, size: int) -> tuple[int | None, str]:
        """The slot where `name` belongs, and the sum that says so."""
        if self.hashed is None:
            return None, ""
        value = _careful(lambda: (self.hashed or letter_sum)(name), f"The hash of {name!r}")
        if type(value) is not int:
            raise ValueError(f"The hash of {name!r} is {value!r:.40}: it should be a whole number.")
        added = f"{' + '.join(map(str, letters(name)))} = " if self.hashed is letter_sum else ""
        return (
            value % size,
            f": its hash is {added}{value:,}, and {value:,} % {size} = {value % size}",
        )

    def _call(self, kind: str, name: str, value: int) -> tuple[Any, list[str]]:
        """What the table answers, and the names in it that this one was compared with. An `insert`
        that wants a value with the name gets 1, 2, 3, and so on."""
        sought, method = _Name(name), getattr(self.table, kind)
        more = (value,) if kind == "insert" and _parameters(method) > 1 else ()
        _Name.compared.clear()
        answer = _careful(lambda: method(sought, *more), f"{self.title}.{kind}({name!r})")
        pairs = [pair for pair in _Name.compared if any(each is sought for each in pair)]
        _Name.compared.clear()
        return answer, [str(two if one is sought else one) for one, two in pairs]

    def _said_of(self, name: str, answer: Any, place: int | None, count: int) -> str:
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


def _careful(call: Callable[[], Any], what: str) -> Any:
    try:
        return call()
    except Exception as error:
        raise ValueError(f"{what} raised {type(error).__name__}: {error}.") from None
