# %% right: solution
# wrong turn-passes: \n            if connects_four(board, player):\n                break\n            player = -player => \n        player *= -1
# wrong player-and-column-exchanged: (player, column) => (column, player)
# wrong argument-missing|argument-added: connects_four(board, player) => connects_four(board)
# wrong plays-on: connects_four(board, player) => connects_four(after, column)

# %% right: by the package
def referee(typed):
    position = ConnectFour()
    sheet = []
    for column in typed:
        if column in position.moves():
            sheet.append([position.player, column])
            position = position.play(column)
    return sheet
# wrong wrong-value: position = position.play(column) => position.play(column)
# wrong amber-begins: sheet.append([position.player, column])\n            position = position.play(column) => position = position.play(column)\n            sheet.append([position.player, column])

# %% right: by length
def referee(typed):
    board, sheet, over = [[0] * 7 for row in range(6)], [], False
    for column in typed:
        player = -1 if len(sheet) % 2 else 1
        new = drop(board, column, player)
        if new and not over:
            board, over = new, connects_four(new, player)
            sheet.append((player, column))
    return tuple(sheet)
# wrong plays-on: new and not over => new
# wrong takes-the-next-column: \n        if new and => \n        while not new:\n            column = column % 7 + 1\n            new = drop(board, column, player)\n        if new and
