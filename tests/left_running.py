"""Finding processes that something has left behind: those that work in its scratch folder."""

import time

import psutil

PATIENCE = 8.0  # seconds in which what was ended has to be gone


def nothing_runs_of(folder, also=lambda process: False):
    """Whether no process is left whose scratch folder lies in `folder`, and none that is `also`
    looked for. Fails if some are left."""

    def is_left(process):
        try:
            return also(process) or process.environ().get("TMPDIR", "").startswith(str(folder))
        except psutil.Error:
            return False

    end = time.monotonic() + PATIENCE
    while left := [each for each in psutil.process_iter() if is_left(each)]:
        assert time.monotonic() < end, left
        time.sleep(0.1)
    return True
