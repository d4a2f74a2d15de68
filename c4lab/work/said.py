"""What a reader is told once, however often there is a reason to say it."""

_SAID: set[str] = set()


def once(sentence: str) -> str:
    """The sentence at the first time, "" at each later one until Python ends."""
    if sentence in _SAID:
        return ""
    _SAID.add(sentence)
    return sentence


def forget() -> None:
    """From now on everything is said again, as in a new kernel."""
    _SAID.clear()
