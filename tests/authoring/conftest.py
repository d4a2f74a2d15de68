"""A small repo with one lesson, to build and to spoil."""

import pytest

QUICK = """\
# 7 · A sample

```{code-cell} ipython3
print("one")
print("two")
40 + 2
```

+++

```{code-cell} ipython3
:tags: [proof]

answer = 40 + 2
assert answer == 42
```

Same again.

```{code-cell} ipython3
print("one")
print("two")
40 + 2
```

```{code-cell} ipython3
:tags: [measurement]

import time
time.perf_counter_ns()
```

```{code-cell} ipython3
:tags: [raises-exception]

1 / 0
```
"""
WIDGETS_AND_CHARTS = """
```{code-cell} ipython3
import ipywidgets, os
print(os.path.basename(os.environ["C4LAB_PROGRESS"]), os.path.basename(os.getcwd()))
ipywidgets.IntSlider(3)
```

```{code-cell} ipython3
import matplotlib.pyplot as plt
from c4lab.instruments.style import look
with look():
    plt.plot([1, 2, 3], label="grows")
```
"""

EXERCISES = """\
# Exercises 7

## 07.1 The other player (1 point, 3 minutes, write)

<!-- hints
1. A minus sign.
-->

```{code-cell} ipython3
:tags: [exercise-07.1]

def other(player):
    ### BEGIN SOLUTION
    return -player
    ### END SOLUTION
```
"""


@pytest.fixture
def room(tmp_path):
    return tmp_path / "c4lab" / "lessons" / "lesson07_sample"


@pytest.fixture
def repo(tmp_path, room):
    """The sources of a lesson and its exercises, not built yet."""
    room.mkdir(parents=True)
    (room / "lesson.md").write_text(QUICK + WIDGETS_AND_CHARTS)
    (room / "exercises.md").write_text(EXERCISES)
    (room / "__init__.py").touch()
    return tmp_path


@pytest.fixture
def quick(repo, room):
    """That lesson without the cells whose imports take time."""
    (room / "lesson.md").write_text(QUICK)
    return room / "lesson.md"
