import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path

from c4lab.authoring.tab.like_a_tab import become_like_a_tab


def main():

    from c4lab.authoring.drafts import draft, targets

    root = Path(__file__).resolve().parents[3]
    folder, lesson = sys.argv[1:3]
    (target,) = [t for t in targets(root, [lesson]) if t.folder == folder]
    notebook = draft(target)
    for name in [
        n
        for n in sys.modules
        if n.split(".")[0] == "c4lab"
        and n
        not in ("c4lab", "c4lab.authoring", "c4lab.authoring.tab", "c4lab.authoring.tab.like_a_tab")
    ]:
        del sys.modules[name]
    blocked = become_like_a_tab()
    from c4lab.authoring.tab.cells import run_cells

    os.chdir(root / folder)
    os.environ["C4LAB_PROGRESS"] = tempfile.mkdtemp() + "/p.sqlite"
    for o in asyncio.run(run_cells(notebook, blocked)):
        print(
            json.dumps(
                [
                    folder,
                    lesson,
                    o.number,
                    round(o.seconds, 1),
                    o.error,
                    sorted(o.without),
                    o.code.splitlines()[0],
                    o.said if o.error else "",
                ]
            )
        )


main()
