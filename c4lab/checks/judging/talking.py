"""What the judge can expect of whoever runs the learner's code: maybe no reply."""

from typing import Any, Protocol

CROWD = 1_500_000  # lists, dicts and commas in a message: each takes a hundred bytes once read


class NoReply(Exception):
    """No reply came. `why`: time, memory, gone or junk; `status`: the worker's exit status."""

    def __init__(self, why: str, status: int = 0) -> None:
        super().__init__(why)
        self.why, self.status = why, status


class Worker(Protocol):
    """Runs the learner's code: answers the requests of `calling`, in their order. `waited` are the
    seconds that the last `receive` took, or those for which its steps stand."""

    waited: float

    def send(self, request: dict[str, Any]) -> None:
        """Sends a request and does not wait for the reply."""

    def receive(self, seconds: float) -> Any:
        """The reply to the oldest open request. Raises NoReply; the worker has ended then."""

    def end(self) -> str:
        """Ends the worker with all that it started; returns the first lines that it printed."""


class Workers(Protocol):
    """Starts workers; which kind depends on the system."""

    def start(self) -> Worker:
        """A new worker. Raises OSError if none can be started."""


def refuse_crowds(message: bytes) -> None:
    """Raises ValueError for JSON that would take too much time and memory to read."""
    if sum(map(message.count, (b"[", b"{", b","))) > CROWD:
        raise ValueError("too much in one message")
