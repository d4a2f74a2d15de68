"""What follows from known scores without a search, and what cannot be."""

import pytest

from c4lab.solver.book import Entry
from c4lab.solver.plain import solve
from tools.authoring.book.boards import board_after, children, is_over, score_by_rules
from tools.authoring.book.facts import Contradiction, Facts, best_columns, complete_to
from tools.authoring.book.ply_files import levels, open_positions


@pytest.fixture
def facts(late):
    """The late opening, the last of four plies solved and the others backed up."""
    facts = Facts()
    plies = [level for _, level in zip(range(5), levels(late), strict=False)]
    for moves in open_positions(plies[-1]).values():
        facts.add(board_after(moves), Entry(solve(moves)))
    for level in reversed(plies[:-1]):
        for moves in open_positions(level).values():
            facts.back_up(moves)
    return facts


def test_what_is_backed_up_is_what_a_search_finds(facts, late):
    plies = [open_positions(level) for _, level in zip(range(4), levels(late), strict=False)]
    checked = [moves for level in plies for moves in level.values()]
    assert len(checked) > 20
    for moves in checked:
        assert facts.score(board_after(moves)) == solve(moves)


def test_columns_are_all_those_nearest_to_the_centre():
    assert best_columns({4: 1, 3: 1, 5: 1}, 1) == 0b0001000
    assert best_columns({4: 0, 3: 1, 5: 1}, 1) == 0b0010100
    assert best_columns({4: 0, 3: -1, 5: 1, 2: 1}, 1) == 0b0010000
    assert best_columns({1: 2, 7: 2}, 2) == 0b1000001


def test_a_mirror_image_is_no_new_position():
    facts = Facts()
    facts.add(board_after("12"), Entry(3, 0b0000001))
    facts.add(board_after("76"), Entry(3, 0b1000000))
    assert facts.entry_of(board_after("12")) == Entry(3, 0b0000001)
    assert facts.entry_of(board_after("76")) == Entry(3, 0b1000000)
    assert len(facts.entries) == 1


def test_columns_once_known_stay_known():
    facts = Facts()
    for entry in (Entry(3), Entry(3, 8), Entry(3)):
        facts.add(board_after("12"), entry)
    assert facts.entry_of(board_after("12")) == Entry(3, 8)


@pytest.mark.parametrize("second", [Entry(2, 8), Entry(3, 4)])
def test_two_scores_or_columns_for_one_position_are_a_contradiction(second):
    facts = Facts()
    facts.add(board_after("12"), Entry(3, 8))
    with pytest.raises(Contradiction):
        facts.add(board_after("12"), second)


def test_the_book_holds_what_best_moves_lead_to(facts):
    book = facts.book()
    assert len(book) >= len(facts.entries)
    for key, entry in facts.entries.items():
        assert dict(book.items())[key] == entry


@pytest.mark.parametrize("change", [-1, +1])
def test_a_wrong_score_in_the_middle_is_noticed(facts, late, change):
    moves = next(
        line
        for line, child in children(late)
        if facts.entry_of(board_after(late)).columns >> int(line[-1]) - 1 & 1
        if not is_over(child) and score_by_rules(child) is None
    )
    name = next(
        key for key, entry in facts.entries.items() if entry == facts.entry_of(board_after(moves))
    )
    facts.entries[name] = facts.entries[name]._replace(score=facts.entries[name].score + change)
    with pytest.raises(Contradiction, match="one of them is wrong"):
        facts.book()


def test_a_reply_better_than_its_position_is_noticed():
    facts = Facts()
    facts.add(board_after(""), Entry(1, 0b0001000))  # so after 4 the other side has -1
    facts.add(board_after("44"), Entry(-1))  # which it would better with 4
    with pytest.raises(Contradiction):
        facts.book()


def test_a_book_is_complete_as_far_as_nothing_is_missing():
    two = [open_positions(level) for _, level in zip(range(3), levels(""), strict=False)]
    entries = {name: Entry(0) for level in two for name in level}
    assert complete_to(entries) == 2
    del entries[next(iter(two[2]))]
    assert complete_to(entries) == 1
    del entries[next(iter(two[0]))]
    assert complete_to(entries) == -1
