"""`python -m c4lab grade FOLDER` and `check FILE`: what students hand in, graded.

`handed_in` reads everything into memory before anything runs, since a notebook may change any file.
`graders` has a judge for each job, a process that lives through the class (`judge_process`). It
runs each notebook once in a kernel of Jupyter's (`notebook_run`), between two cells of ours, and
when that has ended it judges the answers as the student's own `check` does. Kernels and workers run
in bubblewrap (`sandbox`), which shows them the system, Python, c4lab and what lay beside this
notebook. An answer judged before, byte for byte, gets the same mark.

Each notebook is in the `journal` when it is begun, and with its marks before they count; `--resume`
skips what is there. What could not be graded, may be the machine's fault or ended an earlier run is
graded once more, alone. The journal keeps the seed of the fresh cases, and the judge hears it when
the notebook has ended.
"""
