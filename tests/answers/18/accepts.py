import math
from math import exp

# %% right: solution
# wrong divides-by-zero: if temperature == 0:\n        return False\n    return => return
# wrong sign: -(now - tried) => (now - tried)
# wrong chance-returned: draw < exp => exp

# %% right: one line
def accepts(now, tried, temperature, draw):
    return tried >= now or temperature > 0 and draw < math.e ** ((tried - now) / temperature)
# wrong divides-by-zero: temperature > 0 and draw => draw
# wrong sign|operand-order: (tried - now) => (now - tried)
# wrong zero-refuses-equals|strict-comparison: tried >= now => tried > now
# wrong power-too-large|and-or: tried >= now or => tried >= now and
# wrong zero-refuses-all: tried >= now or temperature > 0 and draw => temperature > 0 and (tried >= now or draw && / temperature) => / temperature))
# wrong base-ten|other-constant: math.e ** => 10 **

# %% right: a chance first
def accepts(now, tried, temperature, draw):
    loss = max(0, now - tried)
    if loss == 0:
        chance = 1
    elif temperature:
        chance = 1 / exp(min(700, loss / temperature))
    else:
        chance = 0
    return 1 if draw < chance else 0
# wrong chance-returned: return 1 if draw < chance else 0 => return chance
# wrong upside-down: loss / temperature => temperature / loss
# wrong temperature-times|other-operator: loss / temperature => loss * temperature
# wrong better-refused|comparison-direction: draw < chance => draw > chance
# wrong zero-accepts|other-constant: chance = 0 => chance = 1
# wrong per-cent|wrong-value: draw < chance => draw < 100 * chance

# %% wrong: power-too-large, better ones by the formula as well
def accepts(now, tried, temperature, draw):
    if temperature == 0:
        return tried >= now
    return draw < min(1, exp((tried - now) / temperature))

# %% wrong: draws-itself, draws for itself
def accepts(now, tried, temperature, draw):
    from random import random
    if tried >= now:
        return True
    if temperature == 0:
        return False
    return random() < exp(-(now - tried) / temperature)

# %% wrong: returns-none|return-added
def accepts(now, tried, temperature, draw):
    if tried >= now:
        return True
    if temperature > 0:
        if draw < exp((tried - now) / temperature):
            return True

# %% wrong: returns-text
def accepts(now, tried, temperature, draw):
    if tried >= now or (temperature and draw < exp((tried - now) / temperature)):
        return "True"
    return "False"

# %% wrong: cold-enough
def accepts(now, tried, temperature, draw):
    return now - tried <= 0 or now - tried < temperature
