ACROSS = {1: 3, 2: 2, 3: 1, 4: 6, 5: 5, 6: 4, 7: 9, 8: 8, 9: 7}

# %% right: solution
# wrong mutates: move = table.get( => move = table.pop(

# %% right: slices
def recalled(position, table):
    cells = position.cells
    image = cells[2::-1] + cells[5:2:-1] + cells[:5:-1]
    if image < cells:
        move = table.get(image)
        return move + 2 - 2 * ((move - 1) % 3) if move else 0
    return table.get(cells) or 0
# wrong none-for-0|returns-none: table.get(cells) or 0 => table.get(cells)

# %% wrong: own-cells-only
def recalled(position, table):
    image = tuple(position.cells[ACROSS[square] - 1] for square in range(1, 10))
    if sum(position.cells) <= sum(image):
        return table.get(position.cells, 0)
    return ACROSS[table[image]] if image in table else 0

# %% right: both looked up
def recalled(position, table):
    if position.cells in table:
        return table[position.cells]
    image = tuple(position.cells[i] for i in (2, 1, 0, 5, 4, 3, 8, 7, 6))
    if image in table:
        return ACROSS[table[image]]
    return 0
# wrong half-a-turn|wrong-value: (2, 1, 0, 5, 4, 3, 8, 7, 6) => (8, 7, 6, 5, 4, 3, 2, 1, 0)
