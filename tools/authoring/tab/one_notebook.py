"""The process of its own in which a notebook's cells run: `python -m` this, FOLDER and LESSON."""

import asyncio
import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.authoring.drafts import draft, targets
from tools.authoring.tab.like_a_tab import become_like_a_tab
from tools.authoring.text import tags

ROOT = Path(__file__).resolve().parents[3]


def main(folder: str, lesson: str) -> None:
    """Prints the outcome of each code cell as JSON."""
    (target,) = (each for each in targets(ROOT, [lesson]) if each.folder == folder)
    cells = [
        (cell.source, "raises-exception" in tags(cell))
        for cell in draft(target).cells
        if cell.cell_type == "code"
    ]
    blocked = become_like_a_tab()
    from tools.authoring.tab.cells import Cell, run_cells

    with TemporaryDirectory(prefix="c4lab-tab-") as scratch:
        os.chdir(ROOT / folder)
        os.environ["C4LAB_PROGRESS"] = str(Path(scratch) / "progress.sqlite")
        os.environ["IPYTHONDIR"] = scratch
        ran = run_cells([Cell(*cell) for cell in cells], blocked.asked, folder == "solutions")
        found = asyncio.run(ran)
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
