# %% right: solution
# wrong table-unused: table.bounds(key, 1 - left // 2, (left - 1) // 2) => 1 - left // 2, (left - 1) // 2
# wrong yes-not-stored: table.store(key, best, upper) => pass
# wrong yes-not-stored|no-not-stored: table.store(key, best, upper) => pass && table.store(key, lower, best) => pass
# wrong not-counted: null_window => search && table.store(key, lower, best)\n    return best => table.store(key, lower, best)\n    return best\n\n\ndef null_window(mine, mask, alpha, table):\n    return search(mine, mask, alpha, table)

# %% right: fail-hard, and no best
def null_window(mine, mask, alpha, table):
    left = 42 - mask.bit_count()
    moves = non_losing(mine, mask)
    if not moves:
        return -(left // 2)
    if left <= 2:
        return 0
    key = key_of(mine, mask)
    lower, upper = table.bounds(key, -(left // 2) + 1, (left - 1) // 2)
    if alpha < lower or alpha >= upper:
        return lower if alpha < lower else upper
    theirs = mine ^ mask
    for move in ordered(mine, mask, moves):
        if -null_window(theirs, mask | move, -(alpha + 1), table) > alpha:
            table.store(key, alpha + 1, upper)
            return alpha + 1
    table.store(key, lower, alpha)
    return alpha
# wrong wrong-value: table.store(key, alpha + 1, upper) => table.store(key, alpha + 1, alpha + 1)
# wrong wrong-value: table.store(key, lower, alpha) => table.store(key, alpha, alpha)

# %% right: leaves the loop and stores once
def null_window(mine, mask, alpha, table):
    left = 42 - mask.bit_count()
    moves = non_losing(mine, mask)
    if not moves:
        return -(left // 2)
    if left <= 2:
        return 0
    least, most = table.bounds(key_of(mine, mask), 1 - left // 2, (left - 1) // 2)
    if least > alpha:
        return least
    if most <= alpha:
        return most
    best = -100
    for move in ordered(mine, mask, moves):
        answer = -null_window(mine ^ mask, mask | move, -alpha - 1, table)
        if answer > best:
            best = answer
        if best > alpha:
            break
    if best > alpha:
        least = best
    else:
        most = best
    table.store(key_of(mine, mask), least, most)
    return best
# wrong no-stop: if best > alpha:\n            break => ...

# %% wrong: same-side-again, without limits, so that the nodes are wrong as well
def null_window(mine, mask, alpha, table):
    left = 42 - mask.bit_count()
    moves = non_losing(mine, mask)
    if not moves:
        return -(left // 2)
    if left <= 2:
        return 0
    for move in ordered(mine, mask, moves):
        value = -null_window(mine, mask | move, -alpha - 1, table)
        if value > alpha:
            return value
    return alpha

# %% wrong: wrong-discs, with the mask after the move
def null_window(mine, mask, alpha, table):
    left = 42 - mask.bit_count()
    moves = non_losing(mine, mask)
    if not moves:
        return -(left // 2)
    if left <= 2:
        return 0
    key = key_of(mine, mask)
    lower, upper = table.bounds(key, 1 - left // 2, (left - 1) // 2)
    if lower > alpha:
        return lower
    if upper <= alpha:
        return upper
    for move in ordered(mine, mask, moves):
        mask |= move
        mine ^= mask
        value = -null_window(mine, mask, -alpha - 1, table)
        if value > alpha:
            table.store(key, value, upper)
            return value
        mine ^= mask
        mask ^= move
    table.store(key, lower, alpha)
    return alpha
# wrong turned-window: mask |= move\n        mine ^= mask => mine ^= mask\n        mask |= move && mine ^= mask\n        mask ^= move => mask ^= move\n        mine ^= mask && -alpha - 1 => -alpha

# %% wrong: turned-window, without limits and fail-hard
def null_window(mine, mask, alpha, table):
    left = 42 - mask.bit_count()
    moves = non_losing(mine, mask)
    if not moves:
        return -(left // 2)
    if left <= 2:
        return 0
    for move in ordered(mine, mask, moves):
        after = mask | move
        value = -null_window(mine ^ mask, after, -alpha, table)
        if value > alpha:
            return value
    return alpha
# wrong alpha-not-turned: -alpha, table => alpha, table
# wrong wrong-discs: mine ^ mask, after, -alpha => mine ^ after, after, -alpha - 1
