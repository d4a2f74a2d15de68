"""Trees on paper."""

from c4lab.pictures import sketch


def test_draws_names_and_leaves_and_says_what_it_is() -> None:
    drawn = sketch([[4, -7], [2.5, [9]]], {"": "root", "0": "A", "11": "B"})
    assert repr(drawn) == "A tree to work out: [[4, -7], [2.5, [9]]]"
    assert drawn._repr_html_().startswith('<img alt="A tree to work out: [[4, -7], [2.5, [9]]]"')
    assert drawn.picture().count("<polygon") + drawn.picture().count("<path") > 0
    for text in ("root", "A", "B", "4", "-7", "2.5", "9"):
        assert f">{text}<" in drawn.picture()
    assert "None" not in drawn.picture()
