"""Finds the edit that makes a wrong answer right: without it a learner reads only what is wrong."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass, replace

from c4lab.checks.judging.answer_client import AnswerClient
from c4lab.checks.judging.causes import KINDS
from c4lab.checks.judging.repair_trial import RepairTrial
from c4lab.checks.judging.sources import Program
from c4lab.checks.slips.edit import Edit
from c4lab.checks.slips.evasion import evades
from c4lab.checks.slips.repairing import GUARD, LIMIT, Repair, repair
from c4lab.checks.slips.sentences import DOUBTFUL, MOVES, PROVEN, sentence, where
from c4lab.checks.slips.tree import CANNOT_PARSE
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.wrong import BEHAVIOUR, UNNAMED, NotAttempted, Wrong

PLACE = 300  # programs tried if the mistake is known and only its line is not
# Reasons that one edit cannot remove, or whose sentence says everything.
SAYS_ALL = frozenset(
    {"breaks-out", "closes-output", "crashed", "ours", "not-a-function", "too-much-memory"}
)

# An edit could do harm with these: `kill(n)` ends another process than `kill(pid)`.
SYSTEM = frozenset(
    {"_ctypes", "cffi", "ctypes", "importlib", "io", "multiprocessing", "os", "pathlib", "posix"}
    | {"shutil", "signal", "socket", "subprocess", "tempfile", "threading"}
)
RISKY_CALLS = frozenset({"__import__", "compile", "eval", "exec", "open"})

OF_KINDS = frozenset(reason for _, reason, _ in KINDS)


@dataclass(frozen=True)
class Fix:
    """One or more edits that make the answer right, in words for its author.

    `reason` and `sentence` are those of the mistake, "" if in doubt. `look` says where to look, and
    `line` is the line of the cell; "" and 0 if in doubt. `steps` are hints, each of which says more
    than the one before. `own`: the exercise itself knows the mistake.
    """

    reason: str
    sentence: str
    look: str
    line: int
    steps: tuple[str, ...]
    own: bool


def diagnose(
    exercise: Exercise, client: AnswerClient, wrong: Wrong, earned: Sequence[str] = ()
) -> Fix | None:
    """The edits after which the whole check passes, in words, or else a mistake that the exercise
    knows and whose edit earns a part; None if there is neither. `earned` are the parts that are
    right. Steps and programs limit the search, not seconds: a slow computer finds the same edits.
    """
    program = Program.of(client.packed.units)
    if wrong.reason in SAYS_ALL or isinstance(wrong, NotAttempted) or not program.text:
        return None
    if uses_the_system("\n".join([*client.packed.imports, program.text])):
        return None
    if wrong.reason == "returns-none" and uses_nothing(program.text):
        return None
    trial = RepairTrial(exercise, client, program.text, wrong, earned)
    # An edit carries its slip's number, since several slips may share a reason.
    own_slips = [replace(slip, reason=str(number)) for number, slip in enumerate(exercise.slips)]
    known = is_known(wrong) and wrong.status == "wrong"
    repaired = repair(program.text, trial, own_slips, PLACE if known else LIMIT)
    fix = None if repaired is None else describe_fix(exercise, program, repaired)
    if fix is None:
        return None
    if fix.own:
        other_mistake = known and fix.reason != wrong.reason
        not_why = not fix.steps and wrong.reason == "returns-none"  # other edits are needed, too
        return None if other_mistake or not_why else fix
    told_by_python = wrong.status == "raised" and fix.reason in DOUBTFUL
    return _as_a_hint(fix) if (known or told_by_python) and fix.line else fix


def uses_nothing(text: str) -> bool:
    """Whether the code uses no name, as in `def winner(board): return None`: no edit mends that."""
    nodes = ast.walk(ast.parse(text))
    return not any(isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) for node in nodes)


def uses_the_system(text: str) -> bool:
    """Whether the code uses files, processes or the like: an edited version could do harm there."""
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


def _as_a_hint(fix: Fix) -> Fix:
    """The fix without its sentence and its line, which move to the hints: the mistake is known
    already, and a general edit may mend it at another place than the mistake's."""
    hint = f"One change in line {fix.line} makes it right."
    return replace(fix, sentence="", look="", line=0, steps=(hint, *fix.steps))


def is_known(wrong: Wrong) -> bool:
    """Whether the check itself says which mistake it is."""
    return wrong.reason not in UNNAMED | BEHAVIOUR | OF_KINDS


def describe_fix(exercise: Exercise, program: Program, repaired: Repair) -> Fix | None:
    """The repair in words: with a sentence only if no other kind of edit makes the answer right."""
    edits, others = repaired.edits, repaired.others
    own = [edit for edit in edits if edit.kind.isdigit()]
    if own:
        fix = _fix_of(exercise, program, own)
        if repaired.in_part:
            return replace(fix, steps=())
        if len(own) < len(edits):  # it is not sure what the other edits are about
            return replace(fix, look="", line=0, steps=())
        return _look_as_a_hint(fix) if others else fix
    if any(map(evades, edits)):
        return None
    if len({edit.kind for edit in edits}) > 1 and any(edit.kind in DOUBTFUL for edit in edits):
        return None
    if edits[0].kind == GUARD:
        return _look_as_a_hint(_fix_of(exercise, program, edits))
    elsewhere = [edit for edit in others if edit.line != edits[0].line]
    if elsewhere:
        first, second = sorted({program.line(edits[0].line), program.line(elsewhere[0].line)})
        hint = f"One change in line {first} makes it right, and so does another in line {second}."
        return Fix("", "", "", 0, (hint,), False)
    fix = _fix_of(exercise, program, edits)
    kinds = {edit.kind: edit for edit in reversed((*edits, *others))}
    if len(kinds) == 1 or len(edits) > 1:
        return fix
    sure = [kinds[kind] for kind in PROVEN if kind in kinds][:1]
    if sure:
        return _fix_of(exercise, program, sure)
    return replace(fix, reason="", sentence="")


def _look_as_a_hint(fix: Fix) -> Fix:
    hint = f"{fix.look} A change there makes it right."
    return replace(fix, look="", line=0, steps=(hint, *fix.steps))


def _fix_of(exercise: Exercise, program: Program, edits: Sequence[Edit]) -> Fix:
    named = [_reason_and_sentence(exercise, edit) for edit in edits]
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
    return Fix(named[0][0], " ".join(sentences), look, lines[0], steps, own)


def _together(program: Program, edits: Sequence[Edit], lines: Sequence[int]) -> tuple[str, ...]:
    """A hint that names all edits; none if an edit is of code that only an earlier edit makes."""
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


def _reason_and_sentence(exercise: Exercise, edit: Edit) -> tuple[str, str]:
    """The reason and the sentence of the mistake that the edit undoes."""
    if edit.kind.isdigit():
        slip = exercise.slips[int(edit.kind)]
        return slip.reason, slip.sentence
    return edit.kind, sentence(edit)
