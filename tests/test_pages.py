"""What README, TEACHING and the other pages of the repository say is true, and can be read.

TEACHING names lessons, exercises, sections and commands that exist, with their minutes. A release
changes the version in the package, in CHANGELOG and in CITATION.cff together.
"""

import doctest
import re
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

import c4lab
from c4lab.__main__ import main
from c4lab.checks.writing.registry import all_exercises
from c4lab.checks.writing.text import SLOW
from tools.__main__ import main as maintain

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"


def read(name):
    return (ROOT / name).read_text(encoding="utf-8")


README, TEACHING, MAKEFILE = map(read, ("README.md", "TEACHING.md", "Makefile"))
LESSONS = sorted((ROOT / "c4lab" / "lessons").glob("lesson*"))
EXERCISES = {each.id: each for each in all_exercises()}
EXAMPLES = [
    block for block in re.findall(r"^```python\n(.*?)^```", README, re.M | re.S) if ">>>" in block
]
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
ROW = re.compile(
    r"\| \[(\d\d) ([^]]+)\]\(notebooks/(\w+)\.ipynb\) \|[^|]*\| (\d+ to \d+) \|"
    r".*\[(\d+)\]\(exercises/\3\.ipynb\)"
)  # of a lesson in README: number, title, file, minutes and how many exercises
WEEK = re.compile(r"\| \d+ \| (\d\d) ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| [^|]+ \|")
AFTERNOON = re.compile(r"\| \d [^|]+ \| (\d\d [^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|")
OF_A_REPOSITORY = re.compile(
    r"https://(?:[\w.-]*\.github\.io|mybinder\.org|codespaces\.new|colab\.research|img\.shields)\S*"
    r"|git\+https\S*|https://github\.com/[\w.-]+/aim-of-the-game\S*"
)
CONFIG = GITHUB / "ISSUE_TEMPLATE" / "config.yml"
FILES = {  # by the schema of check-jsonschema that they have to keep to
    "github-workflows": sorted(GITHUB.glob("workflows/*.yml")),
    "github-issue-forms": sorted({*GITHUB.glob("ISSUE_TEMPLATE/*.yml")} - {CONFIG}),
    "github-issue-config": [CONFIG],
    "dependabot": [GITHUB / "dependabot.yml"],
    "citation-file-format": [ROOT / "CITATION.cff"],
}


@pytest.mark.parametrize("block", EXAMPLES)
def test_examples_print_what_stands_there(block):
    test = doctest.DocTestParser().get_doctest(block, {}, "README.md", "README.md", 0)
    said: list[str] = []
    assert doctest.DocTestRunner().run(test, out=said.append).failed == 0, "".join(said)


@pytest.mark.parametrize(
    ("page", "some"),
    [
        (README, {"grade", "bench"}),
        (TEACHING, {"check", "handout", "progress", "doctor", "grade", "league"}),
    ],
    ids=["README", "TEACHING"],
)
def test_commands_exist_with_their_options(page, some, capsys):
    named = re.findall(r"python -m (c4lab|tools) (\w+)([^`\n]*)", page)
    assert some <= {command for _, command, _ in named}
    for program, command, rest in {*named}:
        with pytest.raises(SystemExit):
            {"c4lab": main, "tools": maintain}[program]([command, "--help"])
        said = capsys.readouterr().out
        if command != "bench":  # whose parts have options of their own
            assert all(option in said for option in re.findall(r"--\w+", rest))


def test_targets_of_make_exist():
    pages = README + read(".github/workflows/site.yml")
    named = set(re.findall(r"(?:^|`|run: )make ([a-z-]+)", pages, re.MULTILINE))
    assert {"lab", "test", "site", "test-site"} <= named <= TARGETS


@pytest.mark.parametrize("page", [README, TEACHING], ids=["README", "TEACHING"])
def test_links_lead_to_files_and_headings(page):
    linked = set(re.findall(r"\]\(([^):#]+)\)", page))
    assert not [path for path in linked if not (ROOT / path).exists()]
    headings = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    places = {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings}
    assert set(re.findall(r"\]\(#([^)]+)\)", page)) <= places


def minutes(exercises):
    """From the minutes of a quick reader to those of a slow one, to five minutes."""
    quick = sum(EXERCISES[id].text.minutes for id in exercises.split(", "))
    return f"{quick} to {5 * round(SLOW * quick / 5)}"


def test_readme_has_each_lesson_with_its_minutes_and_the_number_of_its_exercises():
    rows = ROW.findall(README)
    assert [f"lesson{name}" for _, _, name, _, _ in rows] == [room.name for room in LESSONS]
    for number, _, name, minutes, exercises in rows:
        assert f"**{minutes} minutes.**" in read(f"notebooks/{name}.ipynb"), name
        assert int(exercises) == sum(id.startswith(number) for id in EXERCISES), name


def test_each_week_has_a_lesson_with_the_minutes_of_readme():
    weeks = WEEK.findall(TEACHING)
    assert [week[:3] for week in weeks] == [
        (number, title, minutes) for number, title, _, minutes, _ in ROW.findall(README)
    ]
    assert [week[4] for week in weeks] == [minutes(week[3]) for week in weeks]


def test_each_afternoon_has_the_minutes_of_its_lessons_and_exercises():
    afternoons = AFTERNOON.findall(TEACHING)
    assert len(afternoons) == 6
    assert [said for *_, said in afternoons] == [minutes(done) for _, _, done, _ in afternoons]
    known = {number: said for number, _, _, said, _ in ROW.findall(README)}
    for lessons, said, _, _ in afternoons:
        of_each = [known[number].split(" to ") for number in re.findall(r"\d\d", lessons)]
        assert said == " to ".join(str(sum(map(int, ends))) for ends in zip(*of_each, strict=True))


def test_each_exercise_that_is_named_is_there():
    assert set(re.findall(r"\b\d\d\.\d+\b", TEACHING)) <= EXERCISES.keys()


def test_each_exercise_in_which_one_can_remember_is_named():
    _, _, there = TEACHING.partition("there is nothing to draw")
    there, _, _ = there.partition("\n### ")
    without = {id for id, each in EXERCISES.items() if each.nothing_to_draw}
    assert set(re.findall(r"\b\d\d\.\d+\b", there)) == without


def test_each_section_that_is_named_is_there():
    lessons = "\n".join(read(room / "lesson.md") for room in LESSONS)
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
    lessons = [room.name[6:8] for room in LESSONS]
    assert parts[::2] == lessons, "a heading such as `### 08 Move ordering` for each lesson"
    assert all("- *Ask:* " in part for part in parts[1::2])


def test_the_changelog_begins_with_this_version_and_it_is_cited():
    version, released = re.findall(r"^## (\S+) \((.+)\)$", read("CHANGELOG.md"), re.MULTILINE)[0]
    assert version == c4lab.__version__
    assert released == "unreleased" or re.fullmatch(r"\d{4}-\d\d-\d\d", released)
    assert re.findall(r"^version: (.+)$", read("CITATION.cff"), re.MULTILINE) == [version]


@pytest.mark.slow
@pytest.mark.parametrize("schema", FILES)
def test_github_can_read_the_files(schema):
    command = pytest.importorskip("check_jsonschema", reason="check-jsonschema is not installed")
    assert FILES[schema]
    asked = ["--builtin-schema", f"vendor.{schema}", *map(str, FILES[schema])]
    checked = CliRunner().invoke(command.main, asked)
    assert checked.exit_code == 0, checked.output


def test_the_address_stands_in_pyproject_alone():
    """What README, the citation and the teachers' page link to of a repository's own is there only
    if pyproject.toml has its address; without one the site is made and served here."""
    project = tomllib.loads(read("pyproject.toml"))["project"]
    address = project.get("urls", {}).get("Repository", "")
    name = "/".join(address.rstrip("/").split("/")[-2:])
    for page in ("README.md", "TEACHING.md", "CITATION.cff", "tools/site/page/index.html"):
        linked = OF_A_REPOSITORY.findall(read(page))
        assert "OWNER" not in read(page), page
        assert not [link for link in linked if not name or name not in link], page
    assert address or {"make site", "make serve-site"} <= set(re.findall(r"make [\w-]+", README))
