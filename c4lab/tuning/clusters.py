"""Where games are played: in processes here, or on a Dask cluster."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any

from c4lab.work.arguments import jobs


def cluster(address: str | None) -> AbstractContextManager[Any]:
    """Context manager: joblib plays on the cluster, if there is an address.

    Raises ValueError if Dask is not installed, OSError if there is no cluster.
    """
    if address is None:
        return nullcontext()
    try:
        from distributed import Client
    except ImportError:
        raise ValueError("Dask is not installed here: pip install distributed.") from None
    from joblib import parallel_config

    Client(address, timeout="10s")
    config: AbstractContextManager[Any] = parallel_config(backend="dask")
    return config


def count_of_jobs(text: str) -> int:
    """The number of processes in an argument of the command line; -1 is one a core."""
    return -1 if text == "-1" else jobs(text)
