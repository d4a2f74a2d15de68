"""Runs and judges answers: without it the learner's code could say itself what is right.

- The **judge** has the expectations, the solution and the verdict: `verdicts` first, then `asking`
  and `answer_client`.
- A **worker** is a process that runs the learner's code: `worker`, then `answer_server`.
- The **supervisor** is the process that starts workers and ends them: `supervisor`.
"""
