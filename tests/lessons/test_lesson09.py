"""What the exercises of lesson 09 say in their texts and model answers."""

from random import Random

from c4lab.checks.writing.registry import find
from c4lab.games import ConnectFour, TicTacToe
from c4lab.instruments import Meter
from c4lab.lessons.lesson09_hashing import check_value_of as check
from c4lab.lessons.lesson09_hashing.check_friends import NAMES, TRUTH
from c4lab.search import Zobrist, minimax
from c4lab.widgets import HashTable
from c4lab.widgets.tables.slots import letter_sum
from tests.lessons.handed_out import as_given


def test_the_predictions_of_09_1_are_what_the_table_does():
    assert [TRUTH[f"slot of {name}"] for name in NAMES] == [letter_sum(name) % 9 for name in NAMES]
    widget = HashTable(NAMES, 9, find=["Mia", "Dan"])
    for name, how in (("Mia", "found"), ("Dan", "not there")):
        count = TRUTH[f"comparisons for {name}"]
        assert f"{name} is {how}, after {count} comparisons." in widget.sentences
    sizes = [size for size in range(1, 20) if len({letter_sum(n) % size for n in NAMES}) == 5]
    assert sizes[0] == TRUTH["smallest size"]


def test_the_predictions_of_09_7():
    truth = find("09.7").solution
    for size, step in ((9, 12), (13, 26)):
        used = {step * i % size for i in range(10)}
        assert len(used) == truth[f"{size} slots, steps of {step}"]
    pairs = 129 * 128 / 2
    assert round(pairs / 2**10) == truth["pairs with the same hash"]
    assert round(pairs / 2 ** (10 + truth["more bits for one pair"])) == 1


def test_the_widget_steps_through_the_phone_book():
    names = ["Albert", "Brad", "Carl", "Daniel", "Ellie"]
    widget = HashTable(names, 4, find=["Daniel"], table=find("09.3").solution)
    assert widget.words().startswith(
        "0:\n1: Brad\n2: Albert, Carl\n3: Ellie\n4:\n5: Daniel\n6:\n7:"
    )
    assert "There are 8 slots now, and Ellie goes into slot 3." in widget.sentences
    assert widget.sentences[-1] == "Daniel is found, after 1 comparison."


def test_the_examples_of_09_2_and_09_6():
    assert [find("09.2").solution([58, 25, 34, 45, 43], longest) for longest in (1, 2)] == [7, 4]
    random, some = Random(9), []
    for _ in range(10):
        position = ConnectFour()
        while len(position.history) < 12 and position.result() is None:
            position = position.play(random.choice(position.moves()))
        some.append(position)
    assert [find("09.6").solution(each) for each in ([ConnectFour()], some)] == [1, 6]


def test_the_bug_of_09_5_shows_in_its_example():
    board = TicTacToe.parse("1236")
    value, wrong = (
        search(board, [None] * 97, Zobrist(10))
        for search in (find("09.5").solution, as_given("09.5"))
    )
    assert (value, wrong) == (minimax(board).value, 0) == (1, 0)


def test_what_09_5_calls_remembering():
    def nodes(table):
        meter = Meter()
        find("09.5").solution(meter.watch(TicTacToe.parse(check.START)), table, Zobrist(10))
        return meter.nodes

    class Forgetful(list):
        def __setitem__(self, slot, entry): ...

    assert nodes([None] * check.LARGE) < check.ENOUGH < nodes(Forgetful([None] * check.LARGE))
    assert nodes(Forgetful([None] * check.LARGE)) == 1_585
