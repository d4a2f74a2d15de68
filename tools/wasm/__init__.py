"""The `.wasm` files of c4lab, made from its Python functions: `python -m tools.wasm`.

numba compiles the functions, LLVM translates what it has made for WebAssembly, and the linker of
the package ziglang makes a file of it. The files are committed: a learner's computer needs none
of these.
"""
