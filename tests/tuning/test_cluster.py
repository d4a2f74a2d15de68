"""Games on a Dask cluster: the same as here, also when a worker dies in the middle."""

import os
import signal
import threading
import time
from itertools import islice
from random import Random

import pytest
from joblib import parallel_config

from c4lab.tuning import Bot, random_openings
from c4lab.tuning.games import pairs, play

distributed = pytest.importorskip("distributed", reason="Dask is not installed: see pyproject.toml")

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]  # Dask's own

ONE, OTHER = Bot((3, 100, 1, 8, 29), 5), Bot((3, 100, 5, 2, 4), 5)
GAMES = pairs(ONE, OTHER, list(islice(random_openings(Random(1), 4), 60)))


@pytest.fixture
def client():
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


def test_a_run_whose_worker_is_killed_ends_with_the_same_games(client):
    alone = play(GAMES)
    pids = list(client.run(os.getpid).values())
    assert len({*pids, os.getpid()}) == 3

    def kill():
        time.sleep(0.5)
        os.kill(pids[0], signal.SIGTERM if os.name == "nt" else signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    with parallel_config(backend="dask"):
        assert play(GAMES, jobs=-1) == alone
    killer.join()
    with parallel_config(backend="dask"):  # and those who are left play on
        assert play(GAMES[:40], jobs=-1) == alone[:40]
    assert pids[0] not in client.run(os.getpid).values()
