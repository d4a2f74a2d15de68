"""Positions that hypothesis chooses, on the full board and on small ones."""

from hypothesis import strategies as st

from c4lab.games import ConnectFour
from tests.reached import reached


class Three(ConnectFour):
    width, height, connect = 4, 4, 3


class Wide(ConnectFour):
    width, height, connect = 6, 5, 4


choices = st.lists(st.integers(0, 6), max_size=42)
full_boards = st.builds(reached, st.just(ConnectFour), choices)
boards = st.builds(reached, st.sampled_from([ConnectFour, Three, Wide]), choices)
