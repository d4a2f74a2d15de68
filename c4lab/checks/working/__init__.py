"""What runs in a worker, the Python that runs the learner's code: it begins in `serving`.

It knows neither what is expected nor what is right, so the learner's code finds neither here. It
imports nothing of the other packages of checks: a worker has to be there at once.
"""
