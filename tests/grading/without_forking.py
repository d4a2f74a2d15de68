"""`python -m c4lab` as it is where no process can be forked: each notebook has a kernel of
Jupyter's. Without arguments it is the process that grades."""

import sys

from c4lab.__main__ import main
from c4lab.grading import graded_notebook, grading_process

NAME = "tests.grading.without_forking"

if __name__ == "__main__":
    for module in (graded_notebook, grading_process):
        module.CAN_FORK = False
    grading_process.__name__ = NAME  # what is started to grade
    sys.exit(main() if sys.argv[1:] else grading_process.main())
