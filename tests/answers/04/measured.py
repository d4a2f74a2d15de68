from decimal import Decimal
from fractions import Fraction

# %% right: solution
# wrong wrong-kind: "first": growth(first, [250, 500, 1000, 2000]).exponent => "first": growth(first, [250, 500, 1000])
# wrong known-mistake: [10**6, 10**7, 10**8, 10**9] => [10, 20, 40]

# %% right: by hand
measured = {"third": 0.3, "second": 1.5, "first": 1.1}
# wrong known-mistake: 1.1 => 2
# wrong known-mistake: 1.1 => 1
# wrong wrong-keys: "third" => "fourth"
# wrong known-mistake: 1.5 => 2.0
# wrong known-mistake: 1.5 => 1.2
# wrong known-mistake: 0.3 => 0.16
# wrong known-mistake: 0.3 => 0.5

# %% right: fractions
measured = {"third": Fraction(1, 3), "second": Fraction(3, 2), "first": Decimal("1.12")}
