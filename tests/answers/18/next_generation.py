# %% right: solution
# wrong worst-survive: -points[place] => points[place]

# %% wrong: worst-survive, as given

# %% right: pairs sorted by points
def next_generation(population, points, changes):
    ranked = sorted(zip(points, population), key=lambda pair: pair[0], reverse=True)
    half = len(population) // 2
    new = [list(bot) for _, bot in ranked[:half]]
    for parent, (place, step) in zip(new[:half], changes):
        clone = parent[:]
        clone[place] += step
        if clone[place] < 1:
            clone[place] = 1
        new.append(clone)
    return new
# wrong clones-share|copy-missing|population-changed: clone = parent[:] => clone = parent
# wrong zero-allowed|comparison-direction|off-by-one|strict-comparison: clone[place] < 1 => clone[place] < 0
# wrong worst-survive: , reverse=True) => )
# wrong ties-by-weights|sorted-otherwise|argument-added: key=lambda pair: pair[0], reverse=True => reverse=True
# wrong no-limit: if clone[place] < 1:\n            clone[place] = 1\n        new => new
# wrong replaced|assigned-not-added: clone[place] += step => clone[place] = step

# %% right: built anew
def next_generation(population, points, changes):
    places = list(range(len(population)))
    survivors = []
    while len(survivors) < len(population) / 2:
        best = max(places, key=lambda place: points[place])
        places.remove(best)
        survivors.append(tuple(population[best]))
    clones = []
    for bot, (place, step) in zip(survivors, changes):
        clones.append(bot[:place] + (max(bot[place] + step, 1),) + bot[place + 1:])
    return survivors + clones
# wrong worst-survive: best = max( => best = min(
# wrong max-for-min: max(bot[place] + step, 1) => min(bot[place] + step, 1)
# wrong taken-away|sign: bot[place] + step, 1 => bot[place] - step, 1
# wrong survivors-only: return survivors + clones => return survivors
# wrong in-pairs: return survivors + clones => return survivors, clones

# %% wrong: population-changed, sorts what was given
def next_generation(population, points, changes):
    order = sorted(range(len(population)), key=lambda place: -points[place])
    population[:] = [population[place] for place in order]
    survivors = population[:len(population) // 2]
    clones = [bot.copy() for bot in survivors]
    for clone, (place, step) in zip(clones, changes):
        clone[place] = max(1, clone[place] + step)
    return survivors + clones

# %% wrong: population-changed|clones-share|wrong-value, cuts the population
def next_generation(population, points, changes):
    while len(population) > len(changes):
        worst = min(range(len(points)), key=lambda place: points[place])
        population.pop(worst)
        points.pop(worst)
    clones = [bot.copy() for bot in population]
    for clone, (place, step) in zip(clones, changes):
        clone[place] = max(1, clone[place] + step)
    return population + clones

# %% wrong: ties-turned
def next_generation(population, points, changes):
    order = sorted(range(len(population)), key=lambda place: points[place])
    order.reverse()
    survivors = [population[place] for place in order[:len(order) // 2]]
    clones = [bot.copy() for bot in survivors]
    for clone, (place, step) in zip(clones, changes):
        clone[place] = max(1, clone[place] + step)
    return survivors + clones

# %% wrong: clones-share, mended all but that
def next_generation(population, points, changes):
    order = sorted(range(len(population)), key=lambda place: -points[place])
    survivors = [population[place] for place in order[:len(order) // 2]]
    clones = survivors.copy()
    for clone, (place, step) in zip(clones, changes):
        clone[place] = clone[place] + step
        if clone[place] < 1:
            clone[place] = 1
    return survivors + clones

# %% wrong: ties-by-weights
def next_generation(population, points, changes):
    ranked = sorted(zip(points, population), reverse=True)
    survivors = [bot for _, bot in ranked[:len(ranked) // 2]]
    clones = [bot.copy() for bot in survivors]
    for clone, (place, step) in zip(clones, changes):
        clone[place] = max(1, clone[place] + step)
    return survivors + clones

# %% wrong: equal-bots
def next_generation(population, points, changes):
    ranked = sorted(population, key=lambda bot: points[population.index(bot)], reverse=True)
    survivors = ranked[:len(ranked) // 2]
    clones = []
    for bot, (place, step) in zip(survivors, changes):
        clone = list(bot)
        clone[place] = max(1, clone[place] + step)
        clones.append(clone)
    return survivors + clones

# %% wrong: population-changed, takes the points away
def next_generation(population, points, changes):
    survivors = []
    while len(survivors) < len(population) // 2:
        place = points.index(max(points))
        survivors.append(population[place])
        points[place] = -1
    clones = [list(bot) for bot in survivors]
    for clone, (place, step) in zip(clones, changes):
        clone[place] = max(1, clone[place] + step)
    return survivors + clones
