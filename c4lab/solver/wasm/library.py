"""The libraries beside this file, and how a browser's Python loads one."""

from ctypes import CDLL, CFUNCTYPE, addressof, c_char
from pathlib import Path

from c4lab.games.bits import STANDARD, Layout
from c4lab.solver.functions import INT, TYPES, Machine

HERE = Path(__file__).parent
SIZES = (STANDARD, Layout(6, 5), Layout(5, 4))
"""The boards that a library is built for."""
READ_MOVES = CFUNCTYPE(INT, INT, INT, INT)
"""Its type here: an address is a 64-bit number for our code, and a pointer has 32 bits."""


def library_for(layout: Layout, folder: Path = HERE) -> Path:
    """The file of the library. Its suffix is not `.so`, which Pyodide would load by itself."""
    return folder / f"solver-{layout}.wasm"


def functions_from(file: Path) -> Machine:
    """The functions of a library, ready to be called. Raises OSError if there is none."""
    if not file.exists():
        raise FileNotFoundError(f"there is no {file.name}")
    library = CDLL(str(file))
    read = READ_MOVES(("read_moves", library))

    def read_moves(moves: bytes, length: int, two: int) -> int:
        text = (c_char * length).from_buffer_copy(moves)
        return int(read(addressof(text), length, two))

    others = {name: kind((name, library)) for name, kind in TYPES.items() if name != "read_moves"}
    return Machine(read_moves, **others)
