"""`python -m c4lab grade FOLDER`: the hand-ins of a class, graded."""
