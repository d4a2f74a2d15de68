"""TEACHING.md names lessons, exercises, sections and commands that exist, with their minutes."""

import re
from pathlib import Path

import pytest

from c4lab.__main__ import main
from c4lab.checks.writing.registry import all_exercises
from c4lab.checks.writing.text import SLOW, read_exercises

ROOT = Path(__file__).parents[1]
TEACHING = (ROOT / "TEACHING.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXERCISES = {
    id: text
    for path in (ROOT / "c4lab" / "lessons").glob("lesson*/exercises.md")
    for id, text in read_exercises(path).items()
}
WEEK = re.compile(r"\| \d+ \| (\d\d) ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| [^|]+ \|")
AFTERNOON = re.compile(r"\| \d [^|]+ \| (\d\d [^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|")


def minutes(exercises: str) -> str:
    """From the minutes of a quick reader to those of a slow one, to five minutes."""
    quick = sum(EXERCISES[id].minutes for id in exercises.split(", "))
    return f"{quick} to {5 * round(SLOW * quick / 5)}"


def lessons_of_readme() -> list[tuple[str, str, str]]:
    """The number, name and minutes of each lesson in README's table."""
    return re.findall(r"\| \[(\d\d) ([^]]+)\][^|]*\|[^|]*\| (\d+ to \d+) \|", README)


def test_each_week_has_a_lesson_with_the_minutes_of_readme():
    weeks = WEEK.findall(TEACHING)
    assert [week[:3] for week in weeks] == lessons_of_readme()
    assert [week[4] for week in weeks] == [minutes(week[3]) for week in weeks]


def test_each_afternoon_has_the_minutes_of_its_lessons_and_exercises():
    afternoons = AFTERNOON.findall(TEACHING)
    assert len(afternoons) == 6
    assert [said for *_, said in afternoons] == [minutes(done) for _, _, done, _ in afternoons]
    known = {number: said for number, _, said in lessons_of_readme()}
    for lessons, said, _, _ in afternoons:
        of_each = [known[number].split(" to ") for number in re.findall(r"\d\d", lessons)]
        assert said == " to ".join(str(sum(map(int, ends))) for ends in zip(*of_each, strict=True))


def test_each_exercise_that_is_named_is_there():
    assert set(re.findall(r"\b\d\d\.\d+\b", TEACHING)) <= EXERCISES.keys()


def test_each_exercise_in_which_one_can_remember_is_named():
    _, _, there = TEACHING.partition("there is nothing to draw")
    there, _, _ = there.partition("\n### ")
    without = {each.id for each in all_exercises() if each.nothing_to_draw}
    assert set(re.findall(r"\b\d\d\.\d+\b", there)) == without


def test_each_section_that_is_named_is_there():
    lessons = "\n".join(
        path.read_text(encoding="utf-8") for path in ROOT.glob("c4lab/lessons/lesson*/lesson.md")
    )
    sections = set(re.findall(r"^## (\d+\.\d+) ", lessons, re.MULTILINE))
    named = re.findall(
        r"(?<![\d.])([1-9]\d?\.\d{1,2}) \(|(?:section|, |\()(\d\.\d{1,2})\b", TEACHING
    )
    found = {name for pair in named for name in pair if name}
    assert len(found) > 4
    assert found <= sections


def test_each_lesson_has_what_goes_wrong_and_a_question():
    _, _, last = TEACHING.partition("## What students get wrong, and")
    parts = re.split(r"^### (\d\d) ", last, flags=re.MULTILINE)[1:]
    lessons = sorted(path.name[:2] for path in ROOT.glob("notebooks/[0-9]*.ipynb"))
    assert parts[::2] == lessons, "a heading such as `### 08 Move ordering` for each lesson"
    assert all("- *Ask:* " in part for part in parts[1::2])


def test_links_lead_somewhere():
    headings = re.findall(r"^#+ (.+)$", TEACHING, re.MULTILINE)
    places = {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings}
    assert set(re.findall(r"\]\(#([^)]+)\)", TEACHING)) <= places
    assert "(TEACHING.md)" in README


@pytest.mark.parametrize("command", ["check", "handout", "progress", "doctor", "grade", "league"])
def test_each_command_is_there(command, capsys):
    assert f"python -m c4lab {command}" in TEACHING
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    for line in re.findall(rf"python -m c4lab {command} (.*)", TEACHING):
        assert all(option in said for option in re.findall(r"--\w+", line.split("`")[0]))
