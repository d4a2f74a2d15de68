"""Makes the `.wasm` files whose sources have changed, and writes down their digests."""

import argparse
import os
import subprocess
import sys

from tools.wasm.emitting import PLAIN_NUMBA, CannotLinkError, link, object_code
from tools.wasm.recipes import DIGESTS, Recipe, recipes


def kept_digests() -> dict[str, tuple[str, str]]:
    """For each file those of itself and of its sources, when it was made."""
    if not DIGESTS.exists():
        return {}
    lines = (line.split() for line in DIGESTS.read_text(encoding="utf-8").splitlines())
    return {name: (file, sources) for name, file, sources in lines}


def is_fresh(recipe: Recipe) -> bool:
    """Whether the file is there, and is what was made of these sources."""
    return recipe.file.exists() and kept_digests().get(recipe.file.name) == recipe.digests


def make(recipe: Recipe) -> None:
    """Makes the file, in this process."""
    entries = recipe.entries()
    link(object_code(entries), entries, recipe.file)


def make_apart(recipe: Recipe) -> None:
    """Makes the file in a process of its own: what numba compiles here is for one board."""
    command = [sys.executable, "-m", "tools.wasm", "--only", recipe.file.name]
    subprocess.run(command, env={**os.environ, **PLAIN_NUMBA}, check=True)


def main() -> int:
    """The exit status: 0, or 1 if a file cannot be made."""
    parser = argparse.ArgumentParser(prog="python -m tools.wasm", description=__doc__)
    parser.add_argument("--only", metavar="NAME", help="make this file, in this process")
    only = parser.parse_args().only
    try:
        for recipe in recipes():
            if only == recipe.file.name:
                make(recipe)
            elif only is None:
                if not is_fresh(recipe):
                    make_apart(recipe)
                print(f"{recipe.file.name}: {recipe.file.stat().st_size:,} bytes", flush=True)
    except CannotLinkError as error:
        print(error, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError:
        return 1  # that process has said why
    if only is None:
        lines = [" ".join((each.file.name, *each.digests)) for each in recipes()]
        DIGESTS.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
