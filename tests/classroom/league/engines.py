"""Small engines for leagues in tests, as files."""

from c4lab.classroom.league import engines
from c4lab.work.written_file import WrittenFile

HEAD = "def choose(position, seconds):\n"
SOURCES = {
    "centre": f"{HEAD}    return min(position.moves(), key=lambda move: abs(move - 4))\n",
    "left": f"{HEAD}    return position.moves()[0]\n",
    "chance": f"import random\n{HEAD}    return random.choice(position.moves())\n",
    "endless": f"{HEAD}    while True: pass\n",
    "asleep": f"import time\n{HEAD}    time.sleep(600)\n",
    "illegal": f"{HEAD}    return 8\n",
    "text": f"{HEAD}    return 'the middle'\n",
    "crashing": f"{HEAD}    return [][position.left]\n",
    "ending": f"import os\n{HEAD}    os._exit(0)\n",
    "greedy": f"kept = []\n{HEAD}    while True: kept.append(bytes(1 << 27))\n",
    "borrowing": f"{HEAD}    from c4lab.players import Perfect\n    return 3\n",
    "broken": f"import a_package_that_is_not_there\n{HEAD}    return 3\n",
    "starting": f"import subprocess\n{HEAD}    subprocess.run(['sleep', '60'])\n",
}


def entrant(name, source=""):
    """One of these engines, or another one with this source, as an entrant."""
    return engines.entrant(name, WrittenFile("my_engine.py", source or SOURCES[name]))


def hand_in(folder, *names):
    """The folder, with these engines handed in."""
    for name in names:
        (folder / name).mkdir(parents=True, exist_ok=True)
        (folder / name / "my_engine.py").write_text(SOURCES[name])
    return folder
