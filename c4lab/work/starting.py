"""Whether this Python starts threads: a browser's starts neither these nor processes."""

import sys
from functools import cache
from threading import Thread


@cache
def threads_start() -> bool:
    """Whether a thread can be started; found out once."""
    if sys.platform in ("emscripten", "wasi"):
        return False
    try:
        probe = Thread(target=int, daemon=True)
        probe.start()
        probe.join()
    except RuntimeError:
        return False
    return True
