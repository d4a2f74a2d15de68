"""A set of positions is read completely, or refused with its bad line."""

from pathlib import Path

import pytest

from tools.bench.position_sets import BY_EFFORT, BadPositions, read_sets

POSITIONS = Path(__file__).parents[1] / "solver" / "positions"


def test_a_folder_is_its_sets_soonest_solved_first(tmp_path):
    sets = read_sets(POSITIONS)
    assert tuple(found.name for found in sets) == BY_EFFORT
    assert [len(found.positions) for found in sets] == [300, 300, 150, 150, 60, 20]
    assert (sets[0].positions[1], sets[0].scores[1]) == (
        "7775265123522115666717313325266331574444", 0,
    )  # fmt: skip
    for name in ("zebra", "ape", "begin-hard"):
        (tmp_path / f"{name}.txt").write_text("4455 18\n")
    assert [found.name for found in read_sets(tmp_path)] == ["begin-hard", "ape", "zebra"]


def test_a_file_is_a_set_with_comments_and_the_empty_board(tmp_path):
    file = tmp_path / "few.txt"
    file.write_text("# moves score\n\n- 1\n4455 18\n")
    (few,) = read_sets(file)
    assert (few.name, few.positions, few.scores) == ("few", ("", "4455"), (1, 18))
    assert few.first(1).positions == ("",)
    assert few.first(1).scores == (1,)


def test_only_some_sets():
    found = read_sets(POSITIONS, ["begin-hard", "end-easy"])
    assert [chosen.name for chosen in found] == ["end-easy", "begin-hard"]
    with pytest.raises(BadPositions, match=r"no set ends, x in .*: choose from end-easy, middle"):
        read_sets(POSITIONS, ["end-easy", "ends", "x"])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4455 18\n4455\n", "line 2: '4455' is not a position and its score, such as"),
        ("4455 much\n", "line 1: '4455 much' is not a position and its score"),
        ("4455 18 3\n", "line 1: '4455 18 3' is not a position"),
        ("# one\n\n48 1\n", "line 3: '8' is not a column"),
        ("1212121 1\n", "line 1: there is nothing to solve, the game 1212121 is over"),
        ("# nothing\n", "There is no position in some.txt"),
    ],
)
def test_a_line_that_is_no_position_is_named(tmp_path, text, reason):
    (tmp_path / "some.txt").write_text(text)
    with pytest.raises(BadPositions, match=r"some\.txt") as refused:
        read_sets(tmp_path)
    assert reason in str(refused.value)


def test_every_bad_line_is_named_at_once(tmp_path):
    (tmp_path / "some.txt").write_text("48 1\n4455 18\nhello\n")
    with pytest.raises(BadPositions) as refused:
        read_sets(tmp_path)
    assert [line.split(":")[0] for line in str(refused.value).splitlines()] == [
        "some.txt, line 1", "some.txt, line 3",
    ]  # fmt: skip


def test_no_file_no_text_and_an_empty_folder(tmp_path):
    with pytest.raises(BadPositions, match="no file or folder"):
        read_sets(tmp_path / "none")
    with pytest.raises(BadPositions, match=r"no \.txt file"):
        read_sets(tmp_path)
    (tmp_path / "noise.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadPositions, match=r"noise\.txt is not a text file"):
        read_sets(tmp_path)
