# %% right: solution
# wrong returns-a-change: sorted(found, => found.sort(

# %% right: two keys
def ordered(mine, mask, moves):
    found = [1 << bit for bit in range(49) if moves >> bit & 1]

    def key(move):
        column = (move.bit_length() - 1) // 7
        return -cells_that_win(mine | move, mask | move).bit_count(), abs(column - 3)

    return sorted(found, key=key)
# wrong left-to-right: , abs(column - 3) =>

# %% right: from the right
def ordered(mine, mask, moves):
    found = []
    for c in (3, 4, 2, 5, 1, 6, 0):
        move = moves & 63 << 7 * c
        if move:
            found.append((bin(cells_that_win(mine | move, mask | move)).count("1"), move))
    found.sort(key=lambda each: each[0], reverse=True)
    return [move for score, move in found]
# wrong worst-first: , reverse=True =>
# wrong wrong-value: mine | move, mask | move => mine, mask

# %% right: by the landings
def ordered(mine, mask, moves):
    spots = landings(mask) & moves
    pairs = []
    for column in range(7):
        bit = spots & 63 << 7 * column
        if bit:
            count = cells_that_win(mine | bit, mask | bit).bit_count()
            pairs.append((-count, abs(column - 3), bit))
    return [bit for _, _, bit in sorted(pairs)]
# wrong within-reach-only: cells_that_win(mine | bit, mask | bit).bit_count() => (cells_that_win(mine | bit, mask | bit) & landings(mask | bit)).bit_count()
# wrong edge-first: abs(column - 3), bit => -abs(column - 3), bit

# %% wrong: centre-decides
def ordered(mine, mask, moves):
    bits = [1 << b for b in range(49) if moves >> b & 1]
    bits.sort(key=lambda m: cells_that_win(mine | m, mask | m).bit_count(), reverse=True)
    bits.sort(key=lambda m: abs((m.bit_length() - 1) // 7 - 3))
    return bits
