"""`python -m c4lab grade FOLDER` and `check FILE`: what students hand in, graded."""
