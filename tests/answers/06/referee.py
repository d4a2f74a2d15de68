# %% right: solution
# wrong turn-passes: \n            if connects_four(board, player):\n                break\n            player = -player => \n        player *= -1
# wrong argument-missing|argument-added: connects_four(board, player) => connects_four(board)

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
