"""Pictures on pages that run nothing: they are light or dark as the page is."""

import io
from typing import Literal

import pytest
from PIL import Image, ImageStat
from playwright.sync_api import Page

from c4lab.checks.writing.card import result_html
from c4lab.checks.writing.result import Counterexample, Result
from c4lab.games import ConnectFour, Sim
from c4lab.pictures import card, draw

FULL = ConnectFour.parse("44444123567")


def shown(page: Page, html: str, scheme: str) -> Page:
    style = f"<style>body {{ color-scheme: {scheme}; }}</style>" if scheme else ""
    page.set_content(f"{style}<div id='it' style='width: 720px'>{html}</div>")
    page.wait_for_function("() => [...document.images].every(image => image.complete)")
    return page


def brightness(page: Page) -> float:
    """That of the picture's corner, 0 to 255."""
    picture = Image.open(io.BytesIO(page.locator("img").screenshot()))
    return float(ImageStat.Stat(picture.convert("L").crop((8, 8, 16, 16))).mean[0])


@pytest.mark.parametrize("system", ["light", "dark"])
@pytest.mark.parametrize("position", [Sim(), FULL], ids=["Sim", "Connect Four"])
def test_a_board_follows_the_page_then_the_system(
    blank: Page, system: Literal["light", "dark"], position: Sim | ConnectFour
) -> None:
    blank.emulate_media(color_scheme=system)
    for scheme in ("light", "dark", ""):
        bright = brightness(shown(blank, card(position), scheme)) > 128
        assert bright == ((scheme or system) == "light")


def test_a_card_with_a_board_is_no_higher_than_300_pixels(blank: Page) -> None:
    example = Counterexample(
        "alphabeta(position, 3, -inf, inf)", "1", "-1", diagram=FULL.diagram(), picture=draw(FULL)
    )
    message = "The value is right, but too much is looked at. What happens when alpha and beta are "
    result = Result("02.3", "Alpha-beta", "wrong", 1, 4, f"{message}equal? Look at line 7.",
                    counterexample=example)  # fmt: skip
    height = shown(blank, result_html(result), "light").locator("#it").bounding_box()
    assert height
    assert height["height"] <= 300
