"""Trials of tables without a browser: counts, rows, sentences, and what is refused."""

import re
from typing import Any

import pytest

from c4lab.games import Bitboard
from c4lab.instruments.replacement import Kept, mixed_slot, newest, remainder
from c4lab.instruments.spread import keys_at, mixed_slots
from c4lab.pictures.trials import Trial, draw_trials
from c4lab.solver.plain.search import exact
from c4lab.widgets import TableTrials
from c4lab.widgets.table_rules import RULES

MOVES = "24422437332432465713211"


def trials(*arguments: Any, **options: Any) -> TableTrials:
    return TableTrials(*arguments, **{"moves": MOVES} | options)


def change(widget: TableTrials, **settings: Any) -> TableTrials:
    widget._hear(widget, {"do": "set", **settings}, [])
    assert widget.wait()
    return widget


COUNTS = {  # of the position of lesson 16.5: nodes, hit rate and entries in use
    ("256", "the newest stays"): "17,770 nodes, hit rate 0.15, 256",
    ("256", "the oldest stays"): "25,696 nodes, hit rate 0.03, 256",
    ("256", "most work stays"): "14,307 nodes, hit rate 0.04, 256",
    ("256", "two: most work, newest"): "12,768 nodes, hit rate 0.15, 256",
    ("4096", "two: most work, newest"): "8,165 nodes, hit rate 0.33, 3,115",
}


@pytest.mark.slow
def test_nodes_and_hit_rate_by_size_and_rule() -> None:
    widget = TableTrials()
    for (entries, rule), counts in COUNTS.items():
        change(widget, entries=entries, rule=rule)
        assert widget.status.startswith(f"{int(entries):,} entries")
        assert f", mixed, {rule}: {counts}" in widget.status
        assert counts.split()[0] in widget.svg
    assert widget.words().count("\n") == len(COUNTS)


@pytest.mark.slow
def test_the_score_is_the_same_with_every_table() -> None:
    board = Bitboard.parse(MOVES)
    for rule, ways in RULES.values():
        for slot in (mixed_slot, remainder):
            for entries in (2, 61, 1_024):
                table = Kept(entries, rule, ways, slot)
                assert exact(board.position, board.mask, table) == 2  # type: ignore[arg-type]
                assert table.used <= entries
                assert all(len(each) <= ways for each in table.slots.values())


def test_mixing_one_key_is_mixing_them_all() -> None:
    keys = keys_at(4)
    assert [mixed_slot(key, 1_000) for key in keys.tolist()] == mixed_slots(keys, 1_000).tolist()


@pytest.mark.slow
def test_the_last_rows_stay_and_clearing_keeps_the_last() -> None:
    widget = trials(64)
    for entries in (1, 2, 4, 8, 16, 32, 64):
        change(widget, entries=str(entries))
    assert [line.split(" entr")[0] for line in widget.words().splitlines()[1:]] == (
        ["2", "4", "8", "16", "32", "64"]
    )
    widget._hear(widget, {"do": "clear"}, [])
    assert widget.words().splitlines()[1:] == [widget.status]
    assert widget.status.startswith("64 entries")


@pytest.mark.slow
def test_a_new_choice_ends_the_search_before() -> None:
    widget = TableTrials()
    widget._hear(widget, {"do": "set", "entries": "1"}, [])
    first = widget._task
    change(widget, entries="1024")
    assert first
    assert first.wait(60)
    assert "1,024 entries" in widget.status
    assert "\n1 entry" not in widget.words()


def test_a_rule_of_your_own() -> None:
    def all_of_them(new: Any, others: list[Any]) -> list[Any]:
        return [new, *others][:3]

    widget = trials(64, all_of_them, ways=3)
    assert widget.rule == "all_of_them"
    assert "64 entries in 21 slots, mixed, all_of_them: " in widget.status
    assert "63 entries in use" in widget.status


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"entries": "many"}, r"The number of entries is .* not 'many'\."),
        ({"entries": 0}, "The number of entries is"),
        ({"entries": 1, "rule": "two: most work, newest"}, "give at least 2 entries"),
        ({"rule": "oldest"}, "There are these rules: the newest stays, the oldest stays"),
        ({"hashed": "sha"}, "There are these hashes: mixed, the key itself"),
        ({"rule": newest, "ways": 0}, "room for 1 to 8 entries, not 0"),
        ({"rule": lambda new, others: new}, "it should be a list of entries that were there"),
        ({"rule": lambda new, others: [(1, 0, 0, 1)]}, "a list of entries that were there"),
        ({"rule": lambda new, others: [*others, new]}, "keeps 2 entries where there is room for 1"),
        ({"rule": lambda new, others: [max(others)]}, "Your rule ends with an error: "),
        ({"moves": "1212121"}, "the game is over: there is nothing to search"),
    ],
)
def test_what_cannot_be_tried_gets_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        trials(**options)


def test_bad_input_changes_nothing() -> None:
    widget = trials(64)
    before = widget.words(), widget.svg, widget.status, widget.entries
    change(widget, entries="lots")
    assert re.search(r"such as 1000003 or 2\^20, not 'lots'\.", widget.trouble)
    assert (widget.words(), widget.svg, widget.status, widget.entries) == before
    assert change(widget, entries="65").trouble == ""


def test_a_search_that_is_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = trials(64)
    before = widget.words()
    monkeypatch.setattr("c4lab.widgets.table_trials.MOST", 2_000)
    assert change(widget, entries="1").status == "After 2,000 nodes the search was stopped."
    assert widget.words() == before

    def turns(new: Any, others: list[Any]) -> list[Any]:
        while True:
            pass

    monkeypatch.setattr("c4lab.widgets.table_trials.SECONDS", 0.05)
    with pytest.raises(ValueError, match=r"After 0\.05 seconds the search was stopped"):
        trials(64, turns)


def test_bars_are_as_long_as_what_they_say() -> None:
    picture = draw_trials([Trial("a", "one", 100, 25), Trial("b", "two", 50, 50)], "two")
    assert re.findall(r'width="([\d.]+)" height="20" fill="var\(--c4-good', picture) == [
        "180.0", "25.0", "90.0", "100.0"
    ]  # fmt: skip
    assert ">0.25<" in picture
    assert "one" in draw_trials([Trial("a", "one", 0, 0)], "none")


def test_it_shows_itself_where_nothing_runs() -> None:
    html = trials(64).static_html()
    assert html.count("data:image/svg+xml;base64,") == 1
    assert "7,296 nodes, hit rate 0.10" in html
