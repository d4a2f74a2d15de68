"""What the learner reads of an exception: a sentence, where Python has only its own words."""

import builtins
import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from c4lab.checks.working.looking import LONGEST_ERROR, MOST_KINDS, NAME
from c4lab.checks.writing.result import NotAttempted, Raised, Wrong, error_text

# A row is a pattern, the id of the reason, and the sentence. The pattern is searched in
# "TYPE: TEXT" of the error; its groups fill the {0} and {1} of the sentence.
CAUSES = (
    (r"'(builtin_function_or_method|method|function)' "
     r"(object is not (iterable|subscriptable)|has no len)",
     "call-without-parentheses",
     "A function is called only with parentheses behind it: `position.moves()`."),
    (r"(not supported between instances of|unsupported operand type).*'(method|function)'",
     "call-without-parentheses", "One side is a function: are its parentheses missing?"),
    (r"'(\w+)' object is not callable",
     "calls-a-value",
     "Something of type {0} is called, as if it were a function: are there parentheses too many, "
     "is a function called where only its name should stand, or does the name stand for something "
     "else by now?"),
    (r"'NoneType' object is not iterable|cannot unpack non-iterable NoneType", "uses-none",
     "None came from a call that gives nothing back: `list.sort()`, `append` and a function "
     "without a `return` do that."),
    (r"'NoneType' object (is not subscriptable|has no attribute)", "uses-none",
     "Something there is None: which call or variable gives None?"),
    (r"(not supported between instances of|unsupported operand type).*'NoneType'", "uses-none",
     "One side is None: a variable that was never set, a function that returns nothing, or the "
     "result of a game that goes on."),
    (r"'ConnectFour' object is not subscriptable",
     "indexes-a-position",
     "A position is no list: `position.at((column, row))` says what lies on a cell."),
    (r"'(TicTacToe|Sim|Bitboard|Watched|\w*Position)' object is not subscriptable",
     "indexes-a-position",
     "A position is no list: ask its methods, such as `moves()`, `play(move)` and `result()`."),
    (r"missing \d+ required positional arguments?: (.+)", "argument-missing",
     "A call there leaves out {0}."),
    (r"takes .* positional arguments? but \d+ (was|were) given", "too-many-arguments",
     "That call hands over more values than are taken."),
    (r"(\w+)\(\) takes no arguments", "no-init",
     "`{0}` has no `__init__` that takes them: is it spelt with two underscores on each side, and "
     "indented below the line that begins with `class`?"),
    (r"(min|max)\(\) (arg is an empty sequence|iterable argument is empty)", "of-nothing",
     "`{0}` was given nothing to choose from. What should your function do then?"),
    (r"(list|tuple|string) (assignment )?index out of range", "index-out-of-range",
     "A {0} of n things has the indices 0 to n - 1."),
    (r"'(tuple|str)' object does not support item assignment", "changes-the-unchangeable",
     "A {0} cannot be changed: make a new one, or a list of it."),
    (r"cannot access local variable '(\w+)'", "used-before-set",
     "The line that gives `{0}` its first value stands further down, or in a branch or a loop that "
     "was not entered: give it a value before that line."),
    (r"unhashable type: '(list|dict|set)'", "unhashable",
     "A {0} can be no element of a set and no key of a dict: take a tuple of it."),
    (r"unsupported operand type\(s\) for \^=?: (?:'float' and|'\w+' and 'float')", "xor-for-power",
     "`^` is no power: it is the xor of lesson 14, for whole numbers. A power is written `**`."),
    (r"can't multiply sequence|can only concatenate", "mixes-kinds",
     "Numbers, text and lists do not add up: convert one of them first."),
    (r"'(\w+)' object has no attribute '(\w+)'", "no-such-attribute",
     "What stands before the dot is of type {0} there, and that has no `{1}`: is the name spelt "
     "right, and does what stands before it still mean what it did?"),
    (r"'([\w.]+)' object is not iterable", "not-iterable",
     "A loop, `sum` and `sorted` go through a list or the like. What stands there is of type {0}."),
    (r"'([\w.]+)' object is not subscriptable", "not-subscriptable",
     "Square brackets take an element out of a list, a text or a dict. What stands before them is "
     "of type {0}."),
    (r"unsupported operand type\(s\) for (.+): '(\w+)' and '(\w+)'", "other-kinds",
     "On the left of `{0}` is something of type {1}, on the right of type {2}: which of the two is "
     "not what you meant?"),
    (r"not supported between instances of '(\w+)' and '(\w+)'", "other-kinds",
     "Something of type {0} is compared with something of type {1}: which of the two is not what "
     "you meant?"),
    (r"indices must be integers or slices, not (\w+)", "no-whole-index",
     "An index is a whole number. What stands between the brackets is of type {0}."),
    (r"'float' object cannot be interpreted as an integer", "no-whole-number",
     "A whole number is needed there, and this is a decimal one, as `/` and `sqrt` give them: `//` "
     "and `isqrt` give whole numbers."),
    (r"^KeyError: (.+)", "no-such-key",
     "There is no key {0}: ask with `in` first, or with `get`. What should hold if it is missing?"),
    (r"(?:too many|not enough) values to unpack \(expected (\d+)", "other-count",
     "On the left of `=` or in the `for` stand {0} names, and another number of values comes in."),
    (r"^ZeroDivisionError", "divides-by-zero",
     "What it divides by is 0 in this case. What should come out then?"),
    (r"is not in (?:list|tuple)|list\.remove\(x\): x not in list|tuple\.index\(x\): x not in",
     "not-in-the-list",
     "`index` and `remove` need a value that is there: ask with `in` first."),
    (r"unexpected keyword argument '(\w+)'", "no-such-parameter",
     "What is called there has no parameter with the name `{0}`."),
    (r"'(\w+)' is an invalid keyword argument", "no-such-parameter",
     "What is called there has no parameter with the name `{0}`."),
    (r"negative shift count", "negative-shift",
     "A shift goes by 0 bits or more; `<<` and `>>` say in which direction."),
    (r"changed size during iteration", "changed-while-looping",
     "The loop adds to what it goes through, or takes from it: let it go through a copy, "
     "`list(...)`."),
    (r"pop from (?:an )?empty", "of-nothing", "Nothing is left to take out there."),
)  # fmt: skip

# Added to `too-many-arguments` of a method; SELF if the class is the learner's own.
COUNTS = "The object before the dot counts as one of them."
SELF = "The object itself counts: is `self` the first parameter of `{0}`?"


MOST_LINES = 1_000_000


@dataclass(frozen=True)
class Error:
    """An exception: its type with all bases, its text, the name that a NameError is about, and the
    innermost line of the learner's code, with its number in the cell."""

    types: tuple[str, ...]
    text: str
    name: str
    line: int
    source: str

    @property
    def type(self) -> str:
        return self.types[0]

    @property
    def where(self) -> str:
        """Such as ' (line 3: `return cells[9]`)'; "" if the line is not known."""
        if not self.line:
            return ""
        return f" (line {self.line}: `{self.source}`)" if self.source else f" (line {self.line})"


def read_error(data: Any) -> Error:
    """The error that `describe_error` made `data` of. Raises ValueError for other data."""
    match data:
        case {
            "types": [str(), *_] as types,
            "said": str(text),
            "name": str(name),
            "line": int(line),
            "source": str(source),
        } if len(types) <= MOST_KINDS and all(isinstance(each, str) for each in types):
            names = tuple(each[:NAME] for each in types)
            line %= MOST_LINES
            return Error(names, text[:LONGEST_ERROR], name[:NAME], line, source[:LONGEST_ERROR])
    raise ValueError("no error")


def explain(error: Error, call: str, classes: Collection[str] = ()) -> Wrong:
    """The Wrong for an exception out of `call`; `classes` names the learner's own classes."""
    where = error.where
    for kind, reason, sentence in KNOWN:
        if kind in error.types:
            return Raised(reason, sentence.format(call=call, where=where))
    if "NotImplementedError" in error.types:
        return NotAttempted(
            "not-attempted", f"Part of it is still to be written: {call} says so{where}."
        )
    if "NameError" in error.types and error.name and "UnboundLocalError" not in error.types:
        return _unknown_name(error)
    return _with_cause(error, call, classes)


def _unknown_name(error: Error) -> Wrong:
    why = "was the cell that defines it run, and is it spelt the same there?"
    if hasattr(builtins, error.name.lower()):
        why = f"Python writes {error.name.lower()!r}."
    return Raised("name-not-defined", f"The name {error.name!r} is not defined{error.where}: {why}")


def _with_cause(error: Error, call: str, classes: Collection[str]) -> Wrong:
    python = error.text or "nothing more"
    stop = "" if python.endswith((".", "?")) else "."
    text = f"{call} raised {error.type}{error.where}. Python says: {python}{stop}"
    said = error_text(error.type, error.text)
    for pattern, reason, cause in CAUSES:
        match = re.search(pattern, said)
        if match:
            cause = cause.format(*match.groups())
            method = re.match(r"(\w+)\.(\w+)\(\) takes \d", error.text)
            if method:
                own = method[1] in classes
                cause += f" {SELF.format(method[2]) if own else COUNTS}"
            return Raised(reason, f"{text} {cause}", said, text)
    return Raised("raises", text, said)


# Exceptions whose text does not help: the type, the id of the reason, and the sentence.
KNOWN = (
    ("SystemExit", "exits",
     "{call} ends the whole program{where}: leave out exit() and let it return."),
    ("RecursionError", "endless-recursion",
     "In {call} a function calls itself without end{where}: is there a case that it answers "
     "without calling itself, and does each call come closer to it?"),
    ("MemoryError", "too-much-memory",
     "{call} uses more and more memory{where}: is there a list that never stops growing?"),
    ("EOFError", "asks-for-input",
     "{call} waits for input{where}: everything that it needs comes in as its arguments, so leave "
     "out input()."),
)  # fmt: skip
