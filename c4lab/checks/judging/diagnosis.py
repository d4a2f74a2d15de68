"""Finding the edit that makes a wrong answer right, and saying where it is."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from c4lab.checks.judging.asking import TRIAL_STEPS, Asked, Done, edited
from c4lab.checks.judging.bench import LOST, Bench
from c4lab.checks.judging.causes import KINDS
from c4lab.checks.judging.sources import Program
from c4lab.checks.slips.edit import Edit
from c4lab.checks.slips.evasion import evades
from c4lab.checks.slips.repairing import GUARD, LIMIT, Enough, Repair, repair
from c4lab.checks.slips.sentences import DOUBTFUL, MOVES, PROVEN, sentence, where
from c4lab.checks.slips.tree import CANNOT_PARSE
from c4lab.checks.writing.answer import call_text
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.wrong import BEHAVIOUR, UNNAMED, NotAttempted, Wrong

STEPS = 300_000  # that all trials together may take
PLACE = 300  # programs tried where the exercise knows already which mistake it is
LONGEST = 3.0  # seconds for all trials; only what takes no steps, such as huge results, needs it
ENDLESS = 3_000  # steps on one example, where the learner's own code does not end
# A mistake that no edit of one place would mend, or that its sentence says all about.
SAYS_ALL = frozenset(
    {"breaks-out", "closes-output", "crashed", "ours", "not-a-function", "too-much-memory"}
)

# What an edit could turn into harm: `kill(n)` ends another process than `kill(pid)`.
SYSTEM = frozenset(
    {"_ctypes", "cffi", "ctypes", "importlib", "io", "multiprocessing", "os", "pathlib", "posix"}
    | {"shutil", "signal", "socket", "subprocess", "tempfile", "threading"}
)
RISKY_CALLS = frozenset({"__import__", "compile", "eval", "exec", "open"})

OF_KINDS = frozenset(reason for _, reason, _ in KINDS)


@dataclass(frozen=True)
class Found:
    """What makes the answer right: the reason and the sentence of the mistake that it undoes, ""
    where that is in doubt; where to `look`, and the line of the cell, "" and 0 where it is; hints,
    each saying more than the one before. `own` is whether the exercise knows the mistake."""

    reason: str
    sentence: str
    look: str
    line: int
    steps: tuple[str, ...]
    own: bool


def diagnose(exercise: Exercise, bench: Bench, wrong: Wrong) -> Found | None:
    """The edit, or the few, after which the whole check passes; None if none was found.

    How far it looks depends on steps and calls, not on the clock: a slow computer finds the same.
    """
    program = Program.of(bench.packed.units)
    if wrong.reason in SAYS_ALL or isinstance(wrong, NotAttempted) or not program.text:
        return None
    if reaches_for_the_system("\n".join([*bench.packed.imports, program.text])):
        return None
    if wrong.reason == "returns-none" and uses_nothing(program.text):
        return None
    trial = _Trial(exercise, bench, program.text, wrong)
    # Their edits carry their numbers: several slips may share a reason.
    own = [replace(slip, reason=str(number)) for number, slip in enumerate(exercise.slips)]
    placed = is_known(wrong) and wrong.status == "wrong"  # only the line is still to be found
    found = repair(program.text, trial, own, PLACE if placed else LIMIT)
    said = None if found is None else told(exercise, program, found)
    if said is not None and said.own and placed and said.reason != wrong.reason:
        return None  # it mends the program all the same, and speaks of something else
    if said is None or said.own:
        silent = said is not None and not said.steps and wrong.reason == "returns-none"
        return None if silent else said  # the slip is there, and not why nothing comes back
    told_by_python = wrong.status == "raised" and said.reason in DOUBTFUL
    return _as_a_hint(said) if (placed or told_by_python) and said.line else said


def uses_nothing(text: str) -> bool:
    """Whether no name is used in the code, as in `def winner(board): return None`: it is still to
    be written, and no edit makes a program of it."""
    nodes = ast.walk(ast.parse(text))
    return not any(isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) for node in nodes)


def reaches_for_the_system(text: str) -> bool:
    """Whether the code uses files, processes or the system's libraries: then no edited version of
    it is run, which might do what the learner never wrote."""
    try:
        nodes = list(ast.walk(ast.parse(text)))
    except CANNOT_PARSE:
        return True
    modules = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    modules += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    called = {
        node.func.id
        for node in nodes
        if isinstance(node, ast.Call)
        if isinstance(node.func, ast.Name)
    }
    roots = {module.partition(".")[0] for module in modules}
    return not (roots.isdisjoint(SYSTEM) and called.isdisjoint(RISKY_CALLS))


def _as_a_hint(said: Found) -> Found:
    """Where the exercise or Python's error knows the mistake, a general edit may mend it at another
    place than that of the mistake: what holds is that this change makes it right. Its question is
    about a line, and would stand there without one."""
    hint = f"One change in line {said.line} makes it right."
    return replace(said, sentence="", look="", line=0, steps=(hint, *said.steps))


def is_known(wrong: Wrong) -> bool:
    """Whether the check says itself which mistake it is."""
    return wrong.reason not in UNNAMED | BEHAVIOUR | OF_KINDS


def told(exercise: Exercise, program: Program, found: Repair) -> Found | None:
    """What may be said of a repair: a sentence only where no other kind of edit mends it too."""
    edits, others = found.edits, found.others
    own = [edit for edit in edits if edit.kind.isdigit()]
    if own:
        said = _said(exercise, program, own)
        if len(own) < len(edits):  # with other edits: what they are about is not sure
            return replace(said, look="", line=0, steps=())
        return replace(said, look="", line=0, steps=(said.look, *said.steps)) if others else said
    if any(map(evades, edits)):
        return None
    if len({edit.kind for edit in edits}) > 1 and any(edit.kind in DOUBTFUL for edit in edits):
        return None
    if edits[0].kind == GUARD:  # its sentence is true, whatever other edits would mend it
        said = _said(exercise, program, edits)
        return replace(said, look="", line=0, steps=(said.look, *said.steps))
    elsewhere = [edit for edit in others if edit.line != edits[0].line]
    if elsewhere:
        first, second = sorted({program.line(edits[0].line), program.line(elsewhere[0].line)})
        hint = f"One change in line {first} makes it right, and so does another in line {second}."
        return Found("", "", "", 0, (hint,), False)
    said = _said(exercise, program, edits)
    kinds = {edit.kind: edit for edit in reversed((*edits, *others))}
    if len(kinds) == 1 or len(edits) > 1:
        return said
    sure = [kinds[kind] for kind in PROVEN if kind in kinds][:1]
    if sure:
        return _said(exercise, program, sure)
    return replace(said, reason="", sentence="")


def _said(exercise: Exercise, program: Program, edits: Sequence[Edit]) -> Found:
    named = [_named(exercise, edit) for edit in edits]
    sentences = dict.fromkeys(sentence for _, sentence in named)
    lines = [program.line(edit.line) for edit in edits]
    hints = [where(edit, line) for edit, line in zip(edits, lines, strict=True)]
    looks = list(dict.fromkeys(look for look, *_ in hints))
    look = " ".join(looks)
    if len(looks) > 1 and all(edit.before for edit in edits):
        numbers = sorted(set(lines))
        look = f"Look at lines {', '.join(map(str, numbers[:-1]))} and {numbers[-1]}."
    steps: tuple[str, ...] = hints[0][1:] if len(edits) == 1 else _together(program, edits, lines)
    own = edits[0].kind.isdigit()
    return Found(named[0][0], " ".join(sentences), look, lines[0], steps, own)


def _together(program: Program, edits: Sequence[Edit], lines: Sequence[int]) -> tuple[str, ...]:
    """A hint that names all edits; none where that would speak of code that only an earlier edit
    makes."""
    parts = []
    for edit, line in zip(edits, lines, strict=True):
        if edit.kind in MOVES or edit.before.split("\n")[0] not in program.text:
            return ()
        if not edit.before:
            parts.append(
                f"`{edit.after}` at the {edit.place}"
                if edit.place
                else f"`{edit.after}` below line {line}"
            )
        elif not edit.after:
            parts.append(f"no `{edit.before}` in line {line}")
        else:
            parts.append(f"`{edit.after}` for `{edit.before}` in line {line}")
    return (f"Together these make it right: {'; '.join(parts)}.",)


def _named(exercise: Exercise, edit: Edit) -> tuple[str, str]:
    """The reason and the sentence for what the edit undoes."""
    if edit.kind.isdigit():
        slip = exercise.slips[int(edit.kind)]
        return slip.reason, slip.sentence
    return edit.kind, sentence(edit)


@dataclass(eq=False)
class _Trial:
    """Runs edited answers: on the example that the learner's fails, then through the check."""

    exercise: Exercise
    bench: Bench
    source: str
    wrong: Wrong

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Trial) and self._example == other._example

    @property
    def _example(self) -> tuple[object, ...]:
        wrong = self.wrong
        if wrong.case is None:
            return wrong.reason, wrong.counterexample and wrong.counterexample.call
        return wrong.budget, call_text(self.exercise.name, wrong.case)

    def are_right(self, sources: Sequence[str]) -> list[bool | None]:
        wrong = self.wrong
        if wrong.case is None or wrong.accept is None:
            again = wrong.again or self.exercise.check
            return [self._fate(self._first_wrong(each, again, self._enough)) for each in sources]
        self._stop_at_the_limit()
        got = edited(self.bench, self.exercise, sources, wrong.case, self._enough, wrong.budget)
        return [wrong.accept(one) or self._fate(one) for one in got]

    def _fate(self, got: object) -> bool | None:
        """False as well if it raises, as the learner's does or not."""
        if got is None:
            return True
        raises = self.wrong.status == "raised" and self.wrong.reason != "still-running"
        return None if raises and getattr(got, "status", "") != "raised" else False

    @cached_property
    def _enough(self) -> int:
        """Steps that a right version may need on the example: the learner's own takes as many, or
        some more."""
        if self.wrong.reason in ("still-running", "endless-recursion"):
            return ENDLESS
        before = self.bench.steps
        again = self.wrong.again or self.exercise.check
        wrong = self._first_wrong(self.source, again, TRIAL_STEPS)
        if wrong is not None and wrong.reason in ("out-of-steps", "endless-recursion"):
            return ENDLESS
        if wrong is None:
            return TRIAL_STEPS
        if wrong.status == "raised":  # its steps tell nothing
            return ENDLESS
        return min(ENDLESS + 10 * (self.bench.steps - before), TRIAL_STEPS)

    def first_failure(self, source: str) -> _Trial | None:
        if source == self.source:
            return self
        wrong = self._first_wrong(source, self.exercise.check)
        if wrong is None:
            return None
        return _Trial(self.exercise, self.bench, self.source, wrong)

    def _first_wrong(
        self, source: str, check: Callable[[Asked], object], steps: int = TRIAL_STEPS
    ) -> Wrong | None:
        self._stop_at_the_limit()
        asked = Asked(self.bench, self.exercise, source, steps)
        try:
            check(asked)
        except Wrong as wrong:
            return wrong
        except Done:
            pass
        return asked.failed

    def _stop_at_the_limit(self) -> None:
        bench = self.bench
        if bench.lost >= LOST or bench.steps > STEPS or bench.waited > LONGEST:
            raise Enough
