# %% right: solution

# %% right: a loop
def verdict(before, after):
    olds = news = fewer = more = 0
    for i in range(len(before)):
        olds += before[i]
        news += after[i]
        if after[i] < before[i]:
            fewer += 1
        elif after[i] > before[i]:
            more += 1
    return (round(olds / news, 1) if news else 1.0, fewer, more)
# wrong turned-round: olds / news => news / olds
# wrong equal-is-more: elif after[i] > before[i]: => else:
# wrong not-rounded: round(olds / news, 1) => olds / news
# wrong equal-is-fewer: after[i] < before[i]: => after[i] <= before[i]:
# wrong exchanged: , fewer, more) => , more, fewer)

# %% right: a list, and lists of differences
def verdict(before, after):
    if len(before) == 0:
        return [1.0, 0, 0]
    saved = [b - a for b, a in zip(before, after)]
    return [
        round(sum(before) / sum(after), 1),
        len([s for s in saved if s > 0]),
        len([s for s in saved if s < 0]),
    ]
# wrong difference: round(sum(before) / sum(after), 1) => sum(saved)
# wrong rounded-to-whole: sum(after), 1) => sum(after))
# wrong equal-is-fewer: s > 0 => s >= 0
# wrong empty-zero: [1.0, 0, 0] => [0, 0, 0]

# %% wrong: mean-of-ratios
def verdict(before, after):
    if before == []:
        return (1.0, 0, 0)
    ratios = [b / a for b, a in zip(before, after)]
    fewer = sum(1 for r in ratios if r > 1)
    more = sum(1 for r in ratios if r < 1)
    return (round(sum(ratios) / len(ratios), 1), fewer, more)

# %% wrong: divides-by-zero
def verdict(before, after):
    fewer = sum(1 for b, a in zip(before, after) if a < b)
    more = sum(1 for b, a in zip(before, after) if a > b)
    return (round(sum(before) / sum(after), 1), fewer, more)
