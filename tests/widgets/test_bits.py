"""The board as two numbers, and which columns survive each filter, without a browser."""

import pytest

from c4lab.data import late_positions, quiet_positions
from c4lab.games import Bitboard, ConnectFour
from c4lab.games.bits import BOTTOM, CELLS, has_four, landings
from c4lab.widgets import Bits, Filter
from c4lab.widgets.bits.bit_expression import evaluate
from c4lab.widgets.bits.filtering import STEPS, Filtered
from c4lab.widgets.bits.shift_steps import LAST, Layout, win_test_step
from tests.widgets.helpers import do


def test_the_numbers_and_the_win_test_are_those_of_the_bitboard():
    layout = Layout(7, 6, spare=True)
    assert (layout.bottom, layout.cells) == (BOTTOM, CELLS)
    for moves in ("", "4455", "12345671234567", "1213141"):
        bits, board = Bits(ConnectFour.parse(moves)), Bitboard.parse(moves)
        assert (bits.mask, bits.mine) == (board.mask, board.position)
        bits.light("(mask + BOTTOM) & CELLS")
        assert bits.numbers[-1]["decimal"] == f"{landings(board.mask):,}"
        for discs in (board.position, board.position ^ board.mask):
            found = [win_test_step(step, discs, layout) for step in range(LAST + 1)]
            assert [each.number for each in found[:2]] == [discs, discs >> 1]
            assert any(each.number for each in found[4::4]) == has_four(discs)
            assert any("there are four" in each.sentence for each in found) == has_four(discs)
            assert not any("are not in a row" in each.sentence for each in found)


def test_cells_are_red_then_amber_then_empty():
    bits = Bits()
    assert (bits.mask, bits.mine) == (0, 0)
    do(bits, "toggle", cell=[2, 1])
    assert (bits.mask, bits.mine) == (32, 32)
    assert bits.cells[-4]["label"] == "b1, bit 5, red"
    bits.toggle((2, 1))
    assert (bits.mask, bits.mine) == (32, 0)
    bits.other_side()
    assert "The new mine is mine ^ mask" in bits.status
    assert (bits.mask, bits.mine) == (32, 32)
    bits.toggle((2, 1))
    assert bits.status == "No disc lies on b1. It is bit 5, worth 32."
    for cell in ([6, 1], [1, 5], [0, 1], [-3, 2]):
        do(bits, "toggle", cell=cell)
    assert bits.mask == 0


def test_an_expression_lights_its_bits():
    bits = Bits(ConnectFour.parse("4455"), "mask ^ mine")
    assert bits.numbers[-1]["name"] == "mask ^ mine"
    assert bits.svg.count('stroke-width="4"') == 2
    assert ". . . O O . .\n. . . X X . .\nmask = 0b0000000_0000000_0000011" in bits.words()
    assert "0b0000000_0000000_0000011_0000011_0000000_0000000_0000000" in bits.static_html()
    for expression, said in (
        ("~mask", "negative: `& CELLS` keeps only the bits of the board."),
        ("mask << 40", "beyond the board: `& CELLS` removes them."),
        ("0", "The number is 0: no bit is set."),
    ):
        bits.light(expression)
        assert bits.status.endswith(said)
    do(bits, "light", text="mask and")
    assert bits.trouble == "Python cannot read 'mask and' as one expression."
    small = Bits(expression="1 << mask")
    small.toggle((3, 1))
    assert small.trouble == "A shift goes by 0 to 256 places here, not by 1024."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Write an expression first"),
        ("a\0b", "Python cannot read"),
        ("(" * 150 + "1", "Python cannot read"),
        ("1" * 201, "at most 200 characters"),
        ("bottom", "There is no 'bottom' here. The names are mask, x."),
        ("__import__('os').getcwd()", "does not work here: write whole numbers, mask, x, brackets"),
        ("2 ** 99", "does not work here"),
        ("True", "does not work here"),
        ("mask >> -1", "by 0 to 256 places here, not by -1"),
        ("(1 << 200) * (1 << 200)", "longer than 256 bits"),
    ],
)
def test_anything_else_is_refused_in_a_sentence(text, said):
    with pytest.raises(ValueError, match=r"\.$") as caught:
        evaluate(text, {"mask": 5, "x": 1})
    assert said in str(caught.value)


def test_an_expression_is_what_python_makes_of_it():
    names = {"mask": 0b1101, "x": 0b1011}
    for text in ("mask & x", "mask | x", "mask ^ x", "~mask", "mask << 3", "mask >> 2 & 1",
                 "-mask + 2 * (x - 1)", "+x", "0b11 | 0x10 | 7", "(1 << 255) >> 255"):  # fmt: skip
        assert evaluate(text, names) == eval(text, {}, names)
    assert evaluate("1 << 255", names).bit_length() == 256


def test_the_win_test_is_gone_through_for_either_side_and_names_a_four_without_the_spare_row():
    bits = Bits()
    bits.toggle((1, 1))
    bits.stones, bits.step = "theirs", 4
    assert bits.status == "Up: 0, so no pair has another pair two cells on: no four in a row."
    bits.step = 99
    assert bits.step == LAST == 16
    real = Layout(5, 4, spare=False)
    both = real.number([(1, 2), (1, 3), (1, 4), (2, 1), (2, 2), (2, 3), (2, 4)])
    assert "four in a row: b1, b2, b3, b4" in win_test_step(4, both, real).sentence


@pytest.mark.slow
def test_what_survives_is_what_playing_shows():
    """Against a board that is played on: each own win, and each reply that wins."""
    found = quiet_positions()[::25] + late_positions()
    games = [position for position, _ in found]
    games += [ConnectFour.parse(moves) for moves in ("53637", "44243", "442434", "5354364")]
    for position in games:
        filtered = Filtered(position)
        player = position.player
        wins = [m for m in position.moves() if position.play(m).result() == player]
        safe = [
            move
            for move in position.moves()
            if all(
                position.play(move).play(reply).result() != -player
                for reply in position.play(move).moves()
            )
        ]
        assert sorted(filtered.stays[4]) == (wins or safe)
        assert set(filtered.out) | set(filtered.stays[4]) == set(range(1, 8))


def test_every_column_that_leaves_says_why_and_when():
    flt = Filter("242632433576416163", step=4)
    assert [row["turn"] for row in flt.rows] == ["", "1.", "3.", "", "4.", "2.", "5."]
    assert flt.rows[1]["worth"] == "2: a5 and e3"
    flt.step = 2
    assert {row["verdict"] for row in flt.rows} == {"stays"}
    assert Filtered(ConnectFour.parse("44243")).out[2] == (2, "red would win on a1 or e1")
    assert Filtered(ConnectFour.parse("442434")).out[4] == (1, "does not win at once")
    assert Filtered(ConnectFour.parse("1111112")).out[1] == (0, "full")


@pytest.mark.parametrize(
    ("moves", "step", "said"),
    [
        ("414141", 4, "Red to move. Red wins at once on d4. There is nothing more to ask."),
        ("53637", 2, "Amber to move. Forced: red would win on d1 with the next disc."),
        ("44243", 2, "Amber to move. Red threatens a1 and e1: one disc blocks only one."),
        ("5354364", 3, "Amber to move. All stay: red could not win right above any landing "
         "that is left."),
        ("242632433576416163", 3, "Red to move. 2 landings lie right below a winning cell of "
         "amber's."),
        ("44243", 4, "Amber to move. No column is left: red wins with the next disc, whatever is "
         "played."),
        ("53637", 4, "Amber to move. One column is left, 4: there is nothing to sort."),
        ("547125662261271266215743771576315353334444", 2, "The game is over: it is a draw."),
        ("1213141", 3, "The game is over: red has won."),
    ],
)  # fmt: skip
def test_each_step_says_what_it_did(moves, step, said):
    assert Filter(moves, step).status == said


def test_it_has_a_form_for_pages_that_run_nothing_and_steps_stay_in_range():
    flt = Filter("242632433576416163", step=3)
    assert "winning cells of the side to move: e3; of the other side: a4 d5" in flt.picture()
    assert "columns that stay: 2 3 5 6 7" in flt.picture()
    assert "column 1  a3  out: amber would win right above, on a4" in flt.words()
    for step, stays in ((9, len(STEPS) - 1), (-3, 0)):
        flt.step = step
        assert flt.step == stays
