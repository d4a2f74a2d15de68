"""What Binder, Codespaces and Pages read, and where the address stands. They are not run."""

import re
import tomllib
from pathlib import Path

REPO = Path(__file__).resolve().parents[2]
OF_A_REPOSITORY = re.compile(
    r"https://(?:[\w.-]*\.github\.io|mybinder\.org|codespaces\.new|colab\.research|img\.shields)\S*"
    r"|git\+https\S*|https://github\.com/[\w.-]+/aim-of-the-game\S*"
)
README = (REPO / "README.md").read_text(encoding="utf-8")


def test_the_workflow_builds_tries_and_publishes_the_same_folder() -> None:
    text = (REPO / ".github" / "workflows" / "site.yml").read_text(encoding="utf-8")
    made = re.findall(r"run: make (\S+)", text)
    assert made == ["site", "test-site"]
    makefile = (REPO / "Makefile").read_text(encoding="utf-8")
    assert all(re.search(rf"^{name}:", makefile, re.MULTILINE) for name in made)
    assert "path: dist/site" in text
    assert {"pages: write", "id-token: write"} <= {line.strip() for line in text.splitlines()}


def test_the_address_stands_in_pyproject_alone() -> None:
    """What README, the citation and the teachers' page link to of a repository's own is there only
    if pyproject.toml has its address; without one the site is made and served here."""
    project = tomllib.loads((REPO / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    address = project.get("urls", {}).get("Repository", "")
    name = "/".join(address.rstrip("/").split("/")[-2:])
    for page in ("README.md", "TEACHING.md", "CITATION.cff", "tools/site/page/index.html"):
        text = (REPO / page).read_text(encoding="utf-8")
        linked = re.findall(OF_A_REPOSITORY, text)
        assert "OWNER" not in text, page
        assert not [link for link in linked if not name or name not in link], page
    assert address or {"make site", "make serve-site"} <= set(re.findall(r"make [\w-]+", README))
