"""Messages over a socket whose other end may do anything: send half of one, or never read."""

import select
import socket
from contextlib import suppress

LARGEST = 1 << 24  # bytes of a message
CROWD = 1_500_000  # lists, dicts and commas in one: read, each takes a hundred bytes
BLOCK = 1 << 16
NO_MEMORY = b'{"gone": "memory"}'  # the last word of a worker that has none left
HEAD = 4  # bytes that say how long a message is


def refuse_crowds(message: bytes) -> None:
    """Raises ValueError for JSON that would take too much time and memory to be read."""
    if sum(map(message.count, (b"[", b"{", b","))) > CROWD:
        raise ValueError("too much in one message")


class Wire:
    """The judge's end. Nothing here waits longer than it is told."""

    def __init__(self, connected: socket.socket) -> None:
        connected.setblocking(False)
        self._socket = connected
        self._out = bytearray()
        self._in = bytearray()

    def send(self, message: bytes) -> None:
        """Puts the message on its way: what the other end does not take yet goes with `ready`."""
        self._out += len(message).to_bytes(HEAD, "big") + message
        with suppress(BlockingIOError):
            self._push()

    def ready(self, seconds: float) -> bool:
        """Whether a whole message is there, or comes within `seconds` in one go. Raises EOFError,
        or ValueError for what can be no message."""
        if not self._whole() and self._wait(seconds):
            with suppress(BlockingIOError):
                self._push()
            with suppress(BlockingIOError):
                data = self._socket.recv(BLOCK)
                if not data:
                    raise EOFError
                self._in += data
        return self._whole()

    def receive(self) -> bytes:
        """The message that is there."""
        end = HEAD + self._size()
        message = bytes(self._in[HEAD:end])
        del self._in[:end]
        return message

    def close(self) -> None:
        self._socket.close()

    def _push(self) -> None:
        while self._out:
            del self._out[: self._socket.send(self._out[:BLOCK])]

    def _wait(self, seconds: float) -> bool:
        if not hasattr(select, "poll"):  # Windows
            writing = [self._socket] if self._out else []
            return any(select.select([self._socket], writing, [], seconds))
        poll = select.poll()  # select knows no handle above 1,023
        poll.register(self._socket, select.POLLIN | (select.POLLOUT if self._out else 0))
        return bool(poll.poll(1000 * seconds))

    def _whole(self) -> bool:
        return len(self._in) >= HEAD and len(self._in) >= HEAD + self._size()

    def _size(self) -> int:
        size = int.from_bytes(self._in[:HEAD], "big")
        if size > LARGEST:
            raise ValueError(f"a message of {size} bytes")
        return size


class WorkersEnd:
    """The other end, which has time."""

    def __init__(self, connected: socket.socket) -> None:
        self._socket = connected

    def send(self, message: bytes) -> None:
        self._socket.sendall(len(message).to_bytes(HEAD, "big") + message)

    def receive(self) -> bytes:
        """The next message. Raises EOFError when the judge has hung up."""
        return self._exactly(int.from_bytes(self._exactly(HEAD), "big"))

    def _exactly(self, size: int) -> bytes:
        data = bytearray()
        while len(data) < size:
            more = self._socket.recv(min(size - len(data), BLOCK))
            if not more:
                raise EOFError
            data += more
        return bytes(data)
