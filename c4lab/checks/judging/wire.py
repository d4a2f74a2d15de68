"""Messages over a socket: without it a worker that sends half a message would hang the judge."""

import select
import socket
from contextlib import suppress

LARGEST = 1 << 24  # bytes of a message
CROWD = 1_500_000  # lists, dicts and commas in a message: each takes a hundred bytes once read
BLOCK = 1 << 16  # bytes sent or received in one go
NO_MEMORY = b'{"gone": "memory"}'  # the last message of a worker without memory
HEAD = 4  # bytes in front of a message: its length


def refuse_crowds(message: bytes) -> None:
    """Raises ValueError for JSON that would take too much time and memory to read."""
    if sum(map(message.count, (b"[", b"{", b","))) > CROWD:
        raise ValueError("too much in one message")


class Wire:
    """The judge's end. No method waits longer than the seconds it is given."""

    def __init__(self, connected: socket.socket) -> None:
        connected.setblocking(False)
        self._socket = connected
        self._out = bytearray()
        self._in = bytearray()

    def send(self, message: bytes) -> None:
        """Sends the message; `ready` sends later what the other end does not take yet."""
        self._out += len(message).to_bytes(HEAD, "big") + message
        with suppress(BlockingIOError):
            self._send_waiting()

    def ready(self, seconds: float) -> bool:
        """Whether a whole message has come; waits up to `seconds` for one more block of it. Raises
        EOFError if the other end has hung up, ValueError if a message is too large."""
        if not self._has_message() and self._wait(seconds):
            with suppress(BlockingIOError):
                self._send_waiting()
            with suppress(BlockingIOError):
                data = self._socket.recv(BLOCK)
                if not data:
                    raise EOFError
                self._in += data
        return self._has_message()

    def receive(self) -> bytes:
        """The message that `ready` has found."""
        end = HEAD + self._size()
        message = bytes(self._in[HEAD:end])
        del self._in[:end]
        return message

    def close(self) -> None:
        self._socket.close()

    def _send_waiting(self) -> None:
        while self._out:
            del self._out[: self._socket.send(self._out[:BLOCK])]

    def _wait(self, seconds: float) -> bool:
        if not hasattr(select, "poll"):  # Windows
            writing = [self._socket] if self._out else []
            return any(select.select([self._socket], writing, [], seconds))
        poll = select.poll()  # select cannot wait for handles above 1,023
        poll.register(self._socket, select.POLLIN | (select.POLLOUT if self._out else 0))
        return bool(poll.poll(1000 * seconds))

    def _has_message(self) -> bool:
        return len(self._in) >= HEAD and len(self._in) >= HEAD + self._size()

    def _size(self) -> int:
        size = int.from_bytes(self._in[:HEAD], "big")
        if size > LARGEST:
            raise ValueError(f"a message of {size} bytes")
        return size


class WorkersEnd:
    """The worker's end; its methods wait as long as it takes."""

    def __init__(self, connected: socket.socket) -> None:
        self._socket = connected

    def send(self, message: bytes) -> None:
        self._socket.sendall(len(message).to_bytes(HEAD, "big") + message)

    def receive(self) -> bytes:
        """The next message. Raises EOFError when the judge has hung up."""
        return self._receive_bytes(int.from_bytes(self._receive_bytes(HEAD), "big"))

    def _receive_bytes(self, size: int) -> bytes:
        data = bytearray()
        while len(data) < size:
            more = self._socket.recv(min(size - len(data), BLOCK))
            if not more:
                raise EOFError
            data += more
        return bytes(data)
