"""The glossary: the terms of each lesson's `terms.md`, in alphabetical order.

A line of `terms.md` reads `- **ply**: One move of one player.` The glossary links each term to the
section of the lesson that has it in bold, otherwise to the first section that has it at all.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from urllib.parse import quote

from c4lab.checks.writing.text import TextError

UNQUOTED = "!',:?"  # JupyterLab compares the link with the heading, letter for letter
CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINE = re.compile(r"- \*\*(.+)\*\*: (.+\.\)?)")


@dataclass(frozen=True)
class Term:
    """A term of a `lesson`, such as "02_alpha_beta".

    `place` is the heading of the section that explains it, "2.3 The window", or the lesson's title.
    """

    name: str
    meaning: str
    lesson: str
    place: str

    def __str__(self) -> str:
        """The term's line in the glossary, with a link that JupyterLab can follow."""
        number = self.place.split()[0]
        anchor = f"#{quote(self.place.replace(' ', '-'), safe=UNQUOTED)}" if "." in number else ""
        return f"- **{self.name}**: {self.meaning} [{number}]({self.lesson}.ipynb{anchor})"


def glossary(lessons: Path) -> str:
    """All terms as Markdown, with a heading for each first letter. Raises TextError."""
    groups = groupby(terms(lessons), lambda term: term.name[0].upper())
    return "\n\n".join("\n".join([f"## {initial}\n", *map(str, each)]) for initial, each in groups)


def terms(lessons: Path) -> list[Term]:
    """The terms of all lessons in alphabetical order; capitals make no difference.

    Raises TextError for a line that is no term, and for a term that its lesson does not have.
    """
    all_terms = [term for path in sorted(lessons.glob("*/terms.md")) for term in _terms(path)]
    return sorted(all_terms, key=lambda term: term.name.casefold())


def _terms(path: Path) -> Iterator[Term]:
    places = _places(path.with_name("lesson.md"))
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        where = f"{path.parent.name}/{path.name}, line {number}"
        parts = LINE.fullmatch(line)
        if parts is None:
            raise TextError(f"{where}: a term reads `- **ply**: One move of one player.`")
        place = _place(parts[1], places)
        if place is None:
            raise TextError(f"{where}: the lesson does not have the term {parts[1]!r}.")
        yield Term(parts[1], parts[2], path.parent.name.removeprefix("lesson"), place)


def _places(lesson: Path) -> list[str]:
    """The lesson's title, and the text of each numbered section, heading in its first line."""
    prose = CODE.sub("", lesson.read_text(encoding="utf-8"))
    head, *sections = re.split(r"^## ", prose, flags=re.MULTILINE)
    titles = re.findall(r"^# (.+)$", head, re.MULTILINE)
    return [*titles[:1], *(each for each in sections if each[0].isdigit())]


def _place(name: str, places: list[str]) -> str | None:
    """The heading of the first place that has the term in bold, or else of the first that has it at
    all; None if no place has it."""
    word = r"[\s*]+".join(map(re.escape, name.split()))
    for pattern in (rf"\*\*{word}s?[.:]?\*\*", rf"(?<!\w){word}s?(?!\w)"):
        for place in places:
            if re.search(pattern, place, re.IGNORECASE):
                return place.partition("\n")[0]
    return None
