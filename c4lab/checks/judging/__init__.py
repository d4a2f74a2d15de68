"""What runs and judges: the learner's code in a worker, the check and its verdict here."""
