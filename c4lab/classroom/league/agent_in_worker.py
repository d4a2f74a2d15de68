"""Makes the agent of a file for Kaggle's ConnectX, in the worker in which it plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

FILE = "<submission>"  # its name in messages


class AgentOf:
    """The text of a file; unpickled it is the file's agent."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return agent_of, (self.text,)


def agent_of(text: str) -> Any:
    """The function `agent` of a file with this text, or the last function in it, as Kaggle takes
    it. Raises ValueError if there is none, and what the file raises."""
    names: dict[str, Any] = {"__name__": "submission"}
    exec(compile(text, FILE, "exec"), names)
    functions = [each for each in names.values() if callable(each)]
    if not functions:
        raise ValueError("there is no function agent(observation, configuration) in the file")
    return names.get("agent", functions[-1])
