"""What a teacher hands out: the workbook for students as one zip file, a course for nbgrader, and
an original put back (`restoring`).

nbgrader's course has a step of ours in place of one of its own: the points come from outside, as
those of `grade`. `restore` does not believe the copies of `bootstrap.py`: the ids of a notebook's
cells are digests of its name and their texts.
"""
