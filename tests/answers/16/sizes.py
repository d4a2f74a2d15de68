# %% right: solution
# wrong not-as-asked: 65_537 => 131_071
# wrong wrong-kind: 98_301 => "98301"
# wrong wrong-keys: "C": 98_301, =>

# %% right: found in order
def quality(size):
    return len({key % size for key in keys}) / (size * (1 - (1 - 1 / size) ** len(keys)))


def prime(size):
    return all(size % divisor for divisor in range(2, 500))


near = [2**16 + step for step in range(-5, 6, 2)]
sizes = {"A": next(size for size in near if prime(size) and quality(size) < 0.9)}
sizes["B"] = next(n for n in range(50_005, 60_000, 10) if quality(n) >= 0.99)
sizes["C"] = next(size for size in near if not prime(size) and quality(size) < 0.5)

# %% right: others
sizes = {"C": 98307.0, "B": 60_015, "A": 32_771}
