from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.search import Table, centre_first, with_memory

# %% right: solution
# wrong returns-wrong-type: return rates => return list(rates.values())

# %% right: a function for one
def hit_rates(sizes, position, depth):
    def rate(size):
        table = Table(size)
        with_memory(position, depth, Squares(), order=centre_first, table=table)
        return table.hits / max(1, table.probes)

    return {size: rate(size) for size in sizes}

# %% right: tables first
def hit_rates(sizes, position, depth):
    tables = {size: Table(size) for size in sizes}
    for table in tables.values():
        with_memory(position, depth, Squares(), table=table, order=centre_first)
    return {size: t.hits / t.probes if size else 0.0 for size, t in tables.items()}
# wrong whole-numbers: t.hits / t.probes if size else 0.0 => t.hits // t.probes if size else 0

# %% right: a name for the rate
def hit_rates(sizes, position, depth):
    rates = {}
    for size in sizes:
        table = Table(size)
        with_memory(position, depth, Squares(), order=centre_first, table=table)
        rates[size] = 0
        if table.probes:
            rates[size] = table.hits / table.probes
    return rates
# wrong wrong-value:     for size in sizes:\n        table = Table(size) =>     table = Table(1000)\n    for size in sizes:
