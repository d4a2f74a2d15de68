"""Whether every word on a page can be read: its colour against the pixels that it stands on.

axe-core decides that for HTML on plain grounds only. Here the page is drawn without its text, so
there is a ground below each word, in SVG pictures too.
"""

import io

from PIL import Image

from tests.readable import contrast

ENOUGH, ENOUGH_IF_LARGE = 4.5, 3.0  # WCAG 2.2, level AA
LARGE, LARGE_IF_BOLD = 24.0, 18.66  # pixels

# Every piece of text that shows: its box on the page, its colour with the opacity of all around it,
# and the colour of the line around its letters, which is what they stand on.
WORDS = """selector => {
  const found = [];
  for (const root of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent.trim(), at = walker.currentNode.parentElement;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const box = range.getBoundingClientRect(), style = getComputedStyle(at);
      if (!text || !box.width || style.visibility === "hidden") continue;
      // In JupyterLab only part of a notebook is in sight: what is not, is left out.
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const { scrollWidth, scrollHeight } = document.documentElement;
      const on = document.elementFromPoint(x, y);
      if (x + scrollX > scrollWidth || y + scrollY > scrollHeight || y + scrollY < 0) continue;
      if (on && !on.contains(at) && !at.contains(on)) continue;
      if (at.closest(":disabled, option, style, script")) continue;
      let opacity = 1;
      for (let each = at; each; each = each.parentElement)
        opacity *= getComputedStyle(each).opacity;
      if (opacity === 0) continue;
      const drawn = at instanceof SVGElement;
      const size = parseFloat(style.fontSize) * (drawn ? at.getScreenCTM().a : 1);
      found.push({ text, opacity, size, bold: style.fontWeight >= 600,
        colour: drawn ? style.fill : style.color,
        halo: drawn && style.paintOrder.startsWith("stroke") ? style.stroke : "none",
        box: [box.left + scrollX, box.top + scrollY, box.right + scrollX, box.bottom + scrollY] });
    }
  }
  return found;
}"""
COLOURS = """colours => colours.map(colour => {
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
})"""
STILL = "*, *::before, *::after { transition: none !important; }"
OPEN = ".c4 * { max-height: none !important; }"
NO_TEXT = """* { color: transparent !important; caret-color: transparent !important; }
svg text, svg tspan { fill: transparent !important; stroke: transparent !important; }"""


def faint(page, selector):
    """The words inside the elements that contrast too little with what is below them, as far as the
    page can be scrolled."""
    page.add_style_tag(content=STILL + OPEN)
    words = page.evaluate(WORDS, selector)
    colours = page.evaluate(COLOURS, [word["colour"] for word in words])
    halos = page.evaluate(COLOURS, [word["halo"] for word in words])
    drawn = page.screenshot(full_page=True, style=NO_TEXT)
    ground = Image.open(io.BytesIO(drawn)).convert("RGB")
    found = []
    for word, colour, halo in zip(words, colours, halos, strict=True):
        below = halo[:3] if word["halo"] != "none" else _most(ground, word["box"])
        share = word["opacity"] * colour[3] / 255
        seen = [
            share * mine + (1 - share) * under for mine, under in zip(colour, below, strict=False)
        ]
        large = word["size"] >= (LARGE_IF_BOLD if word["bold"] else LARGE)
        ratio = contrast(seen, below)
        if ratio < (ENOUGH_IF_LARGE if large else ENOUGH):
            found.append(f"contrast {ratio:.2f}: {word['text'][:60]!r} on {tuple(below)}")
    return found


def _most(ground, box):
    """The colour that most of a box has, as far as it is on the picture."""
    wide, high = ground.size
    left, right = max(0, min(round(box[0]), wide - 1)), min(round(box[2]), wide)
    top, bottom = max(0, min(round(box[1]), high - 1)), min(round(box[3]), high)
    piece = ground.crop((left, top, max(right, left + 1), max(bottom, top + 1)))
    _, colour = max(piece.getcolors(piece.width * piece.height))
    return colour
