"""Runs and judges answers, so that the learner's code cannot say itself what is right.

The judge has the expectations, the solution and the verdict: `verdicts` first, then `asking` and
`client`. It runs in the learner's kernel, or in the grader. The code runs in a worker, which
`workers` starts and `c4lab.checks.working` is.
"""
