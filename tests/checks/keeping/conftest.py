"""A lesson of three exercises, and a judge that gives the result that it is handed."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from c4lab.checks.keeping import checking, help
from c4lab.checks.writing import registry
from c4lab.checks.writing.result import Result
from tests.checks.judging.trying import exercise as fake

EXERCISES = (fake("99.1"), fake("99.7"), fake("99.10"))


def result(status="right", points=2, exercise="99.1", message="A sentence.", **more):
    return Result(exercise, "Double it", status, points, 2, message, reason="r", **more)


def change(path, statement, *rows):
    """Changes a progress file behind c4lab's back; the last statement's result."""
    with closing(sqlite3.connect(path)) as database, database:
        if rows:
            return database.executemany(statement, rows)
        return database.execute(statement).fetchall()


@pytest.fixture
def lesson(progress_file, monkeypatch):
    """The exercises above are all that there are; the judge takes a result for an answer."""
    by_id = {exercise.id: exercise for exercise in EXERCISES}
    monkeypatch.setattr(registry, "EXERCISES", by_id)
    monkeypatch.setattr(registry, "_load", lambda lesson: None)

    def judge(exercise, answer):
        return replace(answer, exercise=exercise.id, out_of=exercise.points), answer

    monkeypatch.setattr(checking, "judge", judge)
    monkeypatch.setattr(checking, "keep_answer", lambda exercise, packed: None)
    monkeypatch.setattr(help, "_earned", {})
    return by_id
