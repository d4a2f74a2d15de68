"""The leaves that 02.1 and 02.7 count are those that alpha-beta looks at."""

from operator import ge, gt

from c4lab.checks.writing.registry import find
from c4lab.lessons.lesson02_alpha_beta.trees import looked_at

A, B, C = [[4, 7], [9, 2]], [[5, 7], [8, 6]], [[8, 3], [10, 1]]


def test_the_sums_of_02_7():
    truth = find("02.7").solution
    assert truth["sum with >"] == looked_at([A, B, C], gt)[1]
    assert truth["sum with C first"] == looked_at([C, A, B], ge)[1]


def test_the_leaves_of_02_1():
    truth = dict(find("02.1").solution)
    assert (truth.pop("root"), sum(truth.values())) == looked_at([A, B, C]) == (8, 8)
