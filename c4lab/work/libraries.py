"""Which libraries are here: a browser tab has few of them."""

from importlib import import_module


def is_here(library: str) -> bool:
    """Whether the library can be imported. Imports it."""
    try:
        import_module(library)
    except ImportError:
        return False
    return True
