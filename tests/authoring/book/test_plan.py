"""Which positions a book is to have: counts, and nowhere to go that it does not lead."""

from itertools import islice

from c4lab.games import ConnectFour
from c4lab.solver.book import Entry
from tools.authoring.book.boards import board_after, children, is_over, key, play, score_by_rules
from tools.authoring.book.facts import Facts
from tools.authoring.book.plan import stages
from tools.authoring.book.ply_files import levels, open_positions, replies


def test_classes_of_positions_by_ply():
    found = [len(level) for level in islice(levels(""), 7)]
    assert found == [1, 4, 25, 121, 568, 2144, 8231]


def test_568_positions_of_four_plies_and_none_is_won_at_once():
    *_, level = islice(levels(""), 5)
    assert len(open_positions(level)) == 568
    assert all(len(moves) == 4 and key(board_after(moves)) == name for name, moves in level.items())


def test_levels_hold_what_the_game_itself_leads_to(late):
    boards = [ConnectFour.parse(late)]
    for level in islice(levels(late), 1, 4):
        boards = [board.play(move) for board in boards for move in board.moves()]
        going_on = {str(board) for board in boards if board.result() is None}
        assert level.keys() == {key(board_after(moves)) for moves in going_on}


def test_the_start_is_searched_first_and_only_then_the_lines(late):
    facts = Facts()
    first = next(stages(late, 2, 42, facts))
    assert not first.moves
    assert len(first.positions) == len(first.todo(facts)) == 9
    name, moves = next(iter(first.positions.items()))
    facts.add(board_after(moves), Entry(0))
    assert name in facts.entries
    assert moves not in first.todo(facts)


def test_no_stage_has_more_discs_than_asked_for(late):
    facts = Facts()
    for stage in stages(late, 2, 30, facts):
        assert all(len(moves) <= 30 for moves in stage.positions.values())
        for moves in stage.todo(facts):
            column = next(int(line[-1]) for line, _ in children(moves))
            facts.add(board_after(moves), Entry(0, 1 << column - 1))


def test_replies_leave_out_finished_games():
    level = replies({0: "112233"})
    assert len(level) == 6
    assert all(not is_over(board_after(moves)) for moves in level.values())
    assert score_by_rules(board_after("112233")) == 18
    assert play(board_after("111111"), 1) is None
