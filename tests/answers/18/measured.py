from c4lab.lessons.lesson18_tuning.check_measured import DEPTHS, defenders_points as play
from c4lab.players import interval


def figures(seed, points):
    """What a careful learner hands in who has these points."""
    found = {"seed": seed}
    who = []
    for depth, each in zip(DEPTHS, points):
        low, high = interval(each, 400)
        who.append("defender" if low > 0.5 else "attacker" if high < 0.5 else "open")
        found[f"points at depth {depth}"] = each
        found[f"better at depth {depth}"] = who[-1]
    claim = "refuted" if "attacker" in who else "open" if "open" in who else "carried"
    return found | {"defence beats offence": claim}

# %% right: solution

# %% right: as fractions and in capitals
from fractions import Fraction
measured = figures(7, [sum(map(Fraction, play(7, depth))) for depth in DEPTHS])
measured["defence beats offence"] = measured["defence beats offence"].upper()

# %% right: by hand
wins = [[play(18, depth).count(points) for points in (1, 0.5)] for depth in DEPTHS]
measured = figures(18, [won + drawn_games / 2 for won, drawn_games in wins])
# wrong known-mistake: won + drawn_games / 2 => won
# wrong known-mistake: won + drawn_games / 2 => won + drawn_games
# wrong known-mistake: won + drawn_games / 2 => 400 - won - drawn_games / 2
# wrong known-mistake: won + drawn_games / 2 => (won + drawn_games / 2) / 400
# wrong known-mistake: won + drawn_games / 2 => (won + drawn_games / 2) / 4
# wrong known-mistake: count(points) for => count(points) - 0.25 for

# %% wrong: known-mistake, only one colour
measured = figures(18, [sum(play(18, depth)[::2]) for depth in DEPTHS])

# %% wrong: known-mistake, the same depth each time
measured = figures(18, [sum(play(18, 3)) for depth in DEPTHS])

# %% wrong: known-mistake, another seed
measured = figures(18, [sum(play(1, depth)) for depth in DEPTHS])

# %% wrong: known-mistake, figures made up for the claim
measured = figures(18, [230, 235, 240, 245])

# %% wrong: known-mistake, other words
measured = figures(18, [sum(play(18, depth)) for depth in DEPTHS]) | {"better at depth 2": "DEFENCE"}

# %% wrong: known-mistake, the verdict by the larger number
measured = figures(18, [sum(play(18, depth)) for depth in DEPTHS])
for depth in DEPTHS:
    more = measured[f"points at depth {depth}"] > 200
    measured[f"better at depth {depth}"] = "defender" if more else "attacker"

# %% wrong: known-mistake, a claim that is not refuted by one depth
measured = figures(18, [sum(play(18, depth)) for depth in DEPTHS]) | {"defence beats offence": "open"}

# %% wrong: known-mistake, a claim carried by none
measured = figures(18, [sum(play(18, depth)) for depth in DEPTHS]) | {"defence beats offence": "carried"}

# %% wrong: wrong-kind, yes
measured = figures(18, [sum(play(18, depth)) for depth in DEPTHS]) | {"defence beats offence": False}

# %% wrong: wrong-keys
measured = {"seed": 18, "points": 170}

# %% wrong: not-a-dict
measured = [18, 143, 197, 147, 211]

# %% wrong: no-seed, text
measured = figures("18", [140, 190, 150, 210])

# %% wrong: known-mistake, more points than games
measured = figures(18, [sum(play(18, depth)) for depth in DEPTHS]) | {"points at depth 4": 1e9}

# %% wrong: known-mistake, shown where nothing is
measured = figures(18, [sum(play(18, depth)) for depth in DEPTHS]) | {"better at depth 3": "attacker"}
