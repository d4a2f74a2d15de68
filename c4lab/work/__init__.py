"""What every other folder may need of the computer: work in the background and its end, files,
arguments of commands, words of sentences, libraries that may be missing, WebAssembly, and what a
browser tab lacks.
"""
