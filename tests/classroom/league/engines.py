"""Small engines for leagues in tests, as files for ConnectX."""

from __future__ import annotations

from pathlib import Path

from c4lab.classroom.league.engines import Entrant, from_file, key_of

HEAD = "def agent(observation, configuration):\n    board = observation['board']\n"
OPEN = "[column for column in range(7) if not board[column]]"
SOURCES = {
    "centre": f"{HEAD}    return min({OPEN}, key=lambda column: abs(column - 3))\n",
    "left": f"{HEAD}    return {OPEN}[0]\n",
    "chance": f"import random\n{HEAD}    return random.choice({OPEN})\n",
    "endless": f"{HEAD}    while True: pass\n",
    "asleep": f"import time\n{HEAD}    time.sleep(600)\n",
    "illegal": f"{HEAD}    return 7\n",
    "text": f"{HEAD}    return 'the middle'\n",
    "crashing": f"{HEAD}    return board[99]\n",
    "ending": f"import os\n{HEAD}    os._exit(0)\n",
    "greedy": f"kept = []\n{HEAD}    while True: kept.append(bytes(1 << 27))\n",
    "borrowing": f"{HEAD}    from c4lab.players import Perfect\n    return 3\n",
    "broken": "import a_package_that_is_not_there\ndef agent(o, c): return 3\n",
    "starting": f"import subprocess\n{HEAD}    subprocess.run(['sleep', '60'])\n",
}


def entrant(name: str, source: str = "") -> Entrant:
    """One of these engines, or another one with this source, as an entrant."""
    text = source or SOURCES[name]
    return Entrant(key_of(name, text.encode()), name, from_file(text))


def hand_in(folder: Path, *names: str) -> Path:
    """The folder, with these engines handed in."""
    for name in names:
        (folder / name).mkdir(parents=True, exist_ok=True)
        (folder / name / "submission.py").write_text(SOURCES[name])
    return folder
