"""The site's first page and a page to read, as they are served, before any Python."""

from pathlib import Path

import pytest
from axe_core import in_schemes
from playwright.sync_api import expect
from serving import served

from tools.site import opening_page
from tools.site.contents import lay_out

REPO = Path(__file__).resolve().parents[2]
NAMES = ("00_welcome", "02_alpha_beta", "glossary")
BEST = """() => {
  const worth = [...document.querySelectorAll("#board button")].map(
    button => [button, Number(button.textContent.replace("−", "-") || -99)]);
  worth.sort((one, other) => other[1] - one[1])[0][0].click();
}"""
"""Plays the column with the highest score."""
TURN = "/You are red. (Column|Every|No)|You win|Amber wins|A draw/.test(said.textContent)"


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """The pages as the builder makes them, without JupyterLite."""
    root = tmp_path_factory.mktemp("root")
    for folder in ("notebooks", "exercises"):
        (root / folder).mkdir()
        for name in NAMES:
            if (notebook := REPO / folder / f"{name}.ipynb").exists():
                (root / folder / notebook.name).write_bytes(notebook.read_bytes())
    site = root / "site"
    for app in opening_page.APPS:
        (site / app).mkdir(parents=True)
        (site / app / "index.html").write_text("<body></body>")
    (site / "notebooks" / "favicon.ico").write_bytes(b"")
    opening_page.write_pages(site, lay_out(root, site), {})
    with served(site) as (address, _):
        yield address


@pytest.fixture(scope="module")
def page(browser, address):
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    yield page
    context.close()
    assert errors == []


def discs(page):
    return page.locator("#board .red, #board .amber").count()


def test_each_column_says_what_it_is_worth(page):
    expect(page.locator("#said")).to_have_text(
        "You are red. Column 4 wins, at best with your disc 20 of 21."
    )
    worths = page.locator(".worth").all_inner_texts()
    assert worths == ["−8", "−4", "0", "+2", "−2", "−11", "−4"]
    columns = page.get_by_role("button", name="Column 4, worth +2: wins, with your disc 20")
    expect(columns).to_have_attribute(
        "aria-label", "Column 4, worth +2: wins, with your disc 20. From below: red, red."
    )


def test_nothing_stands_in_anyones_way(page):
    assert in_schemes(page, "main") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_opponent_answers_a_key_and_a_click(page):
    page.locator("#board button").first.focus()
    page.keyboard.press("3")
    page.wait_for_function(TURN)
    assert discs(page) == 14
    page.get_by_role("button", name="take back").click()
    page.wait_for_function(TURN)
    assert discs(page) == 12
    page.locator("#board button").nth(2).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_function(TURN)
    assert discs(page) == 14
    expect(page.locator("#said")).to_contain_text("wins")


def test_the_scores_can_be_hidden(page):
    page.get_by_role("button", name="hide scores").click()
    assert set(page.locator(".worth").all_inner_texts()) == {""}
    expect(page.locator("#said")).to_have_text("You are red. It is your move.")
    page.get_by_role("button", name="show scores").click()


def test_who_follows_the_scores_wins_to_the_end(page):
    for _ in range(21):
        page.wait_for_function(TURN)
        if "You are red" not in page.inner_text("#said"):
            break
        page.evaluate(BEST)
    expect(page.locator("#said")).to_have_text("You win, against perfect play!")
    assert page.locator("#board .four").count() >= 4
    page.get_by_role("button", name="new game").click()
    page.wait_for_function(TURN)
    assert discs(page) == 0
    assert page.locator(".worth").all_inner_texts() == ["−2", "−1", "0", "+1", "0", "−1", "−2"]


def test_a_page_to_read(page, address):
    page.goto(f"{address}read/notebooks/02_alpha_beta.html")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.locator("math").count() >= 2
    assert page.locator("script").count() == 0
    assert in_schemes(page, "header") == []
