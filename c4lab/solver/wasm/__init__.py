"""The compiled search for a browser's Python: a small library in WebAssembly for a size of board.

`python -m c4lab.solver.wasm` builds the libraries, where numba and ziglang are installed. `library`
loads one in the browser, where neither is.
"""
