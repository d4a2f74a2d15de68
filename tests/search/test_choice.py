"""Values of searches without opinions, and the scores that they stand for."""

from c4lab.search.choice import score_of


def test_values_mean_scores() -> None:
    assert [score_of(value) for value in (1_000_035, 1_000_000, 0, -1_000_001)] == [18, 1, 0, -1]
