"""c4lab itself as a wheel, made from the tree: the same tree gives the same bytes."""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from c4lab.classroom.handout.handing_out import files
from tools.site.commands import run

NOT_THERE = "c4lab/classroom/"
"""What nobody needs in a browser."""
TEXT = "lesson.md"
"""What a lesson's notebook is made of: the site has the notebook."""
BEGINNING = "315532800"  # 1980, the earliest time that a zip file can name, in seconds after 1970


def make_wheel(root: Path, python: Path, folder: Path) -> Path:
    """The wheel of the tree at `root`, written to the folder with the tools of `python`.

    It is made of a copy, since setuptools leaves files behind and takes old ones along.
    Raises CannotBuild.
    """
    with TemporaryDirectory() as name:
        copy = Path(name).resolve()
        for file in files(root, lessons_of(root), solutions=False):
            here = file.parts[0] == "c4lab" and not file.as_posix().startswith(NOT_THERE)
            if here and file.name != TEXT:
                _copy(root / file, copy / file)
        for file_name in ("pyproject.toml", "README.md", "LICENSE"):
            _copy(root / file_name, copy / file_name)
        pip = [str(python), "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index"]
        pip += ["--no-build-isolation", "--wheel-dir", str(folder), "."]
        run(pip, copy, SOURCE_DATE_EPOCH=BEGINNING)
    return next(folder.glob("c4lab-*.whl"))


def lessons_of(root: Path) -> list[str]:
    """The numbers of all lessons, such as "00"."""
    return sorted(path.name[:2] for path in (root / "exercises").glob("[0-9][0-9]_*.ipynb"))


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(0o644)  # whatever the user's mask is
