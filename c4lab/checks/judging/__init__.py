"""Runs and judges answers: without it the learner's code could say itself what is right.

The judge has the expectations, the solution and the verdict: `verdicts` first, then `asking` and
`answer_client`. It runs in the learner's kernel, or in the grader. The code runs in a worker, which
`python_workers` starts and `c4lab.checks.working` is.
"""
