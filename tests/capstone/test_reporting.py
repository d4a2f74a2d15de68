"""The report: one page, safe to open, with all that was found."""

import re

import pytest

from c4lab.capstone import Submission, report, reporting, slow
from c4lab.capstone.reporting import two_games
from c4lab.capstone.showing import Step
from c4lab.checks.writing.examples import drawn
from c4lab.checks.writing.result import Counterexample, Result
from c4lab.games import ConnectFour
from c4lab.players import Game, MatchResult
from tests.closed_tags import tags_are_closed

WON = Game("4151617", +1, 1.0, "")
LOST = Game("4151616", -1, 0.0, "")


CODE = "def choose(position):\n    return 1 if 1 < 2 else 3\n"


def submission(name="mine"):
    diagram, picture, _ = drawn(ConnectFour.parse("44"))
    lost = Counterexample("choose(ConnectFour.parse('44'))", "<4>", "3", diagram, picture)
    passages = (
        Result("", "legal moves in time", "right", 2, 2, "All moves were legal."),
        Result("", "right values", "wrong", 0, 2, "Here <b>it</b> lost.", counterexample=lost),
    )
    matches = {"beginner": MatchResult(name, "beginner", (WON, LOST))}
    return Submission(name, ConnectFour, 1, passages, matches, CODE)


STEPS = (
    Step("slow", "ConnectFour", 7_000, 0.09),
    Step("<i>table</i>", "ConnectFour", 300.0, 0.004),
    Step("own bits", "ConnectFour", None, 0.001),
    Step("wrong", "ConnectFour", 5.0, 0.1, "played 3 & lost"),
)


@pytest.fixture
def text(tmp_path, monkeypatch):
    monkeypatch.setattr(reporting, "steps", lambda game: STEPS)
    words = "I <script>alert(1)</script> & learnt."
    found = report(tmp_path / "report.html", submission("<mine>"), words)
    return found.read_text(encoding="utf-8")


def test_all_of_it_is_there(text):
    for part in ("What I did", "Step by step", "The gates", "The matches", "Two games", "The code"):
        assert part in text
    assert "return 1 if 1 &lt; 2 else 3" in text
    assert "right values. ✗ Not right yet: 0 of 2 points" in text
    assert "should be &lt;4&gt;, and yours gives 3." in text
    assert text.count('class="frame"') == 2 * 8  # seven moves and the start, twice
    assert tags_are_closed(text)


def test_what_others_wrote_is_text(text):
    assert "<script>alert" not in text
    assert "I &lt;script&gt;alert(1)&lt;/script&gt; &amp; learnt." in text
    assert "&lt;i&gt;table&lt;/i&gt;" in text
    assert "<i>" not in text
    assert "Here &lt;b&gt;it&lt;/b&gt; lost." in text
    assert "<title>&lt;mine&gt;: ConnectFour</title>" in text


def test_bars_are_as_long_as_the_logarithm_and_a_match_has_its_interval(text):
    rows = dict(re.findall(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', text))
    widths = {name: re.findall(r'"cost" style="width:(.*?)%"', row) for name, row in rows.items()}
    assert widths["slow"] == ["100.0", "100.0"]
    assert widths["&lt;i&gt;table&lt;/i&gt;"] == ["25.9", "30.8"]  # log10(300 / 100) of log10(70)
    assert widths["own bits"] == ["0.0"]
    assert widths["wrong"] == []
    assert "<td>7,000<" in rows["slow"]
    assert "<td>not seen</td><td>0.0010<" in rows["own bits"]
    assert "<td>played 3 &amp; lost</td>" in rows["wrong"]
    assert "<td>0.50</td><td>0.01 to 0.99</td>" in rows["beginner"]
    assert 'style="left:1.3%;width:97.5%"' in rows["beginner"]
    assert 'class="score" style="left:50.0%"' in rows["beginner"]


def test_the_games_are_a_win_and_a_loss_of_the_last_opponents():
    weak = MatchResult("mine", "weak", (WON, WON))
    strong = MatchResult("mine", "strong", (LOST,))
    assert two_games({"weak": weak, "strong": strong}) == [
        ("against weak, moving first: won", WON.moves),
        ("against strong, moving second: lost", LOST.moves),
    ]
    assert len(two_games({"weak": weak})) == 2
    assert two_games({}) == []


def test_what_is_no_submission_is_told(tmp_path):
    with pytest.raises(ValueError, match="give what submit"):
        report(tmp_path / "r.html", slow)
