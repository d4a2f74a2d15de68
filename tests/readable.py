"""How well a colour can be read on another: the contrast ratio of WCAG 2.2."""


def contrast(one, other):
    """From 1, no difference, to 21, black on white. Colours are red, green and blue, 0 to 255."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour):
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (each / 255 for each in colour[:3])
    )
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)
