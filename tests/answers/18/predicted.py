from fractions import Fraction
from math import ceil, log, sqrt

# %% right: solution
# wrong known-mistake: "10 of 10 begins at": 69 => "10 of 10 begins at": 74
# wrong known-mistake: "10 of 10 begins at": 69 => "10 of 10 begins at": 0.69
# wrong known-mistake: "10 of 10 begins at": 69 => "10 of 10 begins at": 100
# wrong known-mistake: "20 of 20 begins at": 83 => "20 of 20 begins at": 86
# wrong known-mistake: "20 of 20 begins at": 83 => "20 of 20 begins at": 78
# wrong known-mistake: "in a row for 80": 17 => "in a row for 80": 16
# wrong known-mistake: "in a row for 80": 17 => "in a row for 80": 14
# wrong known-mistake: "100 games, points to each side": 10 => "100 games, points to each side": 20
# wrong known-mistake: "100 games, points to each side": 10 => "100 games, points to each side": 0.1
# wrong known-mistake: "no" => "yes"
# wrong known-mistake: "games for 5 points": 400 => "games for 5 points": 200
# wrong known-mistake: "games for 52 against 50": 2500 => "games for 52 against 50": 625
# wrong known-mistake: "games for 52 against 50": 2500 => "games for 52 against 50": 50
# wrong known-mistake: "largest fitness of five games": 5 => "largest fitness of five games": 10
# wrong known-mistake: "five of five by luck": 1 => "five of five by luck": 1 / 32
# wrong known-mistake: "different games": 2 => "different games": 10
# wrong known-mistake: "different games": 2 => "different games": 1
# wrong wrong-kind: "different games": 2 => "different games": "two"
# wrong wrong-keys: "in a row for 80": 17, =>

# %% right: worked out
predicted = {
    "10 of 10 begins at": 100 * 0.025 ** (1 / 10),
    "20 of 20 begins at": round(100 * 0.025 ** (1 / 20)),
    "in a row for 80": ceil(log(0.025) / log(0.8)),
    "100 games, points to each side": 100 / sqrt(100),
    "54 of 100 shows it": 0.54 - 1 / sqrt(100) > 0.5,
    "games for 5 points": (1 / Fraction(5, 100)) ** 2,
    "games for 52 against 50": round((1.96 * 0.5 / 0.02) ** 2),
    "largest fitness of five games": 5.0,
    "five of five by luck": 32 / 2**5,
    "different games": 2,
}
# wrong known-mistake: 0.025 ** (1 / 10) => 0.05 ** (1 / 10)
