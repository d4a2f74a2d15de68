"""The command `python -m c4lab tune HOW`: finds weights; a run that was stopped can go on."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from c4lab.tuning.games import cluster, count_of_jobs
from c4lab.work.arguments import folder_to_write, seed, whole, words

if TYPE_CHECKING:
    from c4lab.tuning.bots import Bot

START = (10, 100, 10, 10, 10)  # the first weights of annealing
STEPS = 20


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Adds `tune` to the command line."""
    command = commands.add_parser(
        "tune",
        help="find weights for an engine: by a genetic search, a better one, annealing, regression",
        description="Every game is kept in FOLDER/games.csv as soon as it is played. Stop it at "
        "any moment with Ctrl-C: the same command goes on from there, to the same result.",
    )
    command.add_argument("how", choices=["genetic", "crossing", "annealing", "fitted"])
    command.add_argument("--seed", type=seed, default=1, help="the seed of all random choices (1)")
    command.add_argument("--jobs", type=count_of_jobs, default=-1, help="processes (one a core)")
    command.add_argument(
        "--dask", type=words, metavar="ADDRESS", help="a Dask cluster that plays the games"
    )
    command.add_argument(
        "--depth", type=whole("of moves", 1, 42), default=7, help="moves that bots look ahead (7)"
    )
    command.add_argument(
        "--out", type=folder_to_write, metavar="FOLDER", help="the folder that keeps the games"
    )
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Tunes. The exit status: 0 when done, 1 after an error, 130 after Ctrl-C."""
    from c4lab.tuning.games import GamesFile

    folder = chosen.out or Path(f"tuned-{chosen.how}-{chosen.seed}")
    try:
        file = GamesFile(folder / "games.csv")
        with cluster(chosen.dask):
            best = _last(_bots(chosen, file), chosen.how)
        result = {"how": chosen.how, "seed": chosen.seed, "weights": best.weights,
                  "depth": best.depth, "games": len(file)}  # fmt: skip
        (folder / "result.json").write_text(json.dumps(result) + "\n", encoding="ascii")
    except KeyboardInterrupt:
        print("Stopped: the same command goes on from here.")
        return 130
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{best.name} after {len(file):,} games, which are in {file.path}.")
    return 0


def _bots(chosen: argparse.Namespace, file: Any) -> Iterator[tuple[int, Bot]]:
    """(number of rounds in all, best bot so far), after each round."""
    from c4lab.tuning.bots import Bot

    if chosen.how == "genetic":
        from c4lab.tuning.population import GENERATIONS, evolve

        for generation in evolve(chosen.seed, depth=chosen.depth, jobs=chosen.jobs, file=file):
            yield GENERATIONS, generation.best
    elif chosen.how == "crossing":
        from c4lab.tuning import crossing

        for rated in crossing.breed(chosen.seed, depth=chosen.depth, jobs=chosen.jobs, file=file):
            yield crossing.GENERATIONS, rated.best
    elif chosen.how == "annealing":
        from c4lab.tuning.annealing import anneal

        start = Bot(START, chosen.depth)
        for step in anneal(chosen.seed, start, STEPS, jobs=chosen.jobs, file=file):
            yield STEPS, step.now
    else:
        from c4lab.data import solved_positions
        from c4lab.tuning.regression import fit

        yield 1, fit(solved_positions()).bot(chosen.depth)


def _last(bots: Iterable[tuple[int, Bot]], how: str) -> Bot:
    """The bot of the last round; a progress bar shows the best bot so far."""
    from tqdm import tqdm

    best: Bot | None = None
    with tqdm(desc=how, unit="round", disable=None) as bar:
        for total, best in bots:
            bar.total = total
            bar.set_postfix_str(best.name)
            bar.update()
    assert best is not None  # there is at least one round
    return best
