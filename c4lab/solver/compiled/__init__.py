"""The search that `tools/wasm` compiles to `solver-7x6.wasm` and its like, with numba.

`search` is where to begin: it builds on `c4lab.solver.plain`, which is the same idea to read.
Nothing else in `c4lab` imports these modules, since numba is a tool of the build.
"""
