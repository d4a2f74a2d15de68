"""Lesson 01: what its checks say of a wrong value is true of that value."""

from c4lab.lessons.lesson01_minimax.check_values import MISREADINGS


def test_each_misreading_of_the_drawn_tree_has_the_values_that_follow_from_it():
    assert [[*values.values()] for values in MISREADINGS.values()] == [
        [2, 1, 3, 0, 2, 3, 2],  # swapped everywhere
        [5, 7, 8, 4, 7, 8, 8],  # only MAX
        [2, 1, 3, 0, 1, 0, 0],  # only MIN
        [2, 1, 3, 0, 2, 3, 3],  # MIN below, then MAX twice
        [5, 7, 8, 4, 7, 8, 7],  # swapped from A and B upwards
        [7, 8, 11, 4],  # added
        [3.5, 4, 5.5, 2],  # averages
        [4, 5],  # A for B
        [2, 7, 8, 0],  # the first leaf
        [5, 1, 3, 4],  # the second leaf
    ]
