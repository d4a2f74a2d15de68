"""The site's first page, and what JupyterLite's pages get from us: a line while Python starts."""

import json
import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path, PurePosixPath
from urllib.parse import quote

import c4lab
from tools.site.reading_pages import page_of, write_reading_pages

Missing = Mapping[str, Mapping[str, Sequence[str]]]
"""By the lesson, such as "03_sim_negamax", its sections with cells that need libraries: these."""
PAGE = Path(__file__).with_name("page")
PACKAGE = Path(c4lab.__file__).parent
FILES = (
    *("icon.svg", "opening.css", "opening.js", "registering.js", "starting.js", "notebook.css"),
    *("book.js", "game.js", "rules.js", "solving.js"),
)
OPPONENT = ("solver/solver-7x6.wasm", "data/book.bin")
"""Of the package: the solver, and the scores of the first moves."""
APPS = ("lab", "notebooks", "tree")
HEADING = re.compile(r"^# (?:\d+ · )?(.+)$", re.MULTILINE)
IN_NOTEBOOKS = (
    '<link rel="stylesheet" href="../notebook.css">'
    '<script type="module" src="../starting.js"></script>'
)


def address(path: PurePosixPath) -> str:
    """Where a notebook opens: a page that shows one notebook, on a phone too."""
    return f"notebooks/index.html?path={quote(str(path))}"


ICONS = ("favicon", "favicon-notebook", "favicon-busy-1", "favicon-busy-2", "favicon-busy-3")
"""What JupyterLab's page asks for, which its server would have."""


def write_icons(site: Path) -> None:
    """Writes the small icon of a notebook wherever one is looked for."""
    icon = site / "notebooks" / "favicon.ico"
    (site / "static" / "favicons").mkdir(parents=True)
    for name in ICONS:
        shutil.copyfile(icon, site / "static" / "favicons" / f"{name}.ico")
    for app in ("lab", "tree", "."):
        shutil.copyfile(icon, site / app / "favicon.ico")


def write_pages(site: Path, notebooks: Sequence[PurePosixPath], missing: Missing) -> None:
    """Writes the first page in place of JupyterLite's, with the sections that have cells that are
    `missing` a library, and our style and line into its other pages."""
    for path in (*(PAGE / name for name in FILES), *(PACKAGE / name for name in OPPONENT)):
        shutil.copyfile(path, site / path.name)
    write_icons(site)
    write_reading_pages(site, notebooks, {str(path): address(path) for path in notebooks})
    text = (PAGE / "index.html").read_text(encoding="utf-8")
    lessons = [path for path in notebooks if re.match(r"notebooks/\d\d_", str(path))]
    for name, value in {
        "first": address(lessons[0]),
        "glossary": page_of(PurePosixPath("notebooks/glossary.ipynb")),
        "lessons": "\n".join(_rows(site, lessons)),
        "missing": "\n".join(_missing(lessons, missing)),
    }.items():
        text = text.replace(f"{{{name}}}", value)
    (site / "index.html").write_text(text, encoding="utf-8")
    for app in APPS:
        page = site / app / "index.html"
        before, end, after = page.read_text(encoding="utf-8").rpartition("</body>")
        page.write_text(before + IN_NOTEBOOKS + end + after, encoding="utf-8")


def _rows(site: Path, lessons: Sequence[PurePosixPath]) -> Iterator[str]:
    for path in lessons:
        title = escape(_title(site / "files" / path))
        exercises = PurePosixPath("exercises") / path.name
        yield (
            f'<li><a href="{page_of(path)}">{path.name[:2]} {title}</a> '
            f'<a href="{page_of(exercises)}" aria-label="Exercises {path.name[:2]}">Exercises</a>'
            "</li>"
        )


def _missing(lessons: Sequence[PurePosixPath], missing: Missing) -> Iterator[str]:
    """A line for each lesson with sections that have cells that need a library."""
    for path in lessons:
        sections = missing.get(path.stem, {}).items()
        named = [f"{name} ({', '.join(sorted(needs))})" for name, needs in sections]
        if named:
            yield f"<li>{', '.join(named)}</li>"


def _title(notebook: Path) -> str:
    """The first heading of a lesson, up to its colon and without its number."""
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    text = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
    found = HEADING.search(text)
    return found[1] if found else notebook.stem
