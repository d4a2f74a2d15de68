# %% right: solution

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
