# %% right: solution
# wrong turn-passes: \n            if connects_four(board, player):\n                break\n            player = -player => \n        player *= -1
# wrong wrong-value|result-kept|result-dropped: board = after => after = board
# wrong tuple-order: (player, column) => (column, player)
# wrong argument-missing|argument-added: connects_four(board, player) => connects_four(board)
# wrong other-jump|wrong-value: break => continue
# wrong returns-none|other-jump: break => return
# wrong plays-on: connects_four(board, player) => connects_four(after, column)
# wrong moved-out: \n    return sheet => \n        return sheet

# %% right: by the package
def referee(typed):
    position = ConnectFour()
    sheet = []
    for column in typed:
        if column in position.moves():
            sheet.append([position.player, column])
            position = position.play(column)
    return sheet
# wrong result-kept: position = position.play(column) => position.play(column)
# wrong call-added: position.moves() => position.moves
# wrong statement-order|sign: sheet.append([position.player, column])\n            position = position.play(column) => position = position.play(column)\n            sheet.append([position.player, column])

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
# wrong swapped-branches|wrong-value|sign: -1 if len(sheet) % 2 else 1 => 1 if len(sheet) % 2 else -1

# %% right: continue
def referee(typed):
    board = [[0] * 7 for row in range(6)]
    player, sheet = +1, []
    for column in typed:
        after = drop(board, column, player)
        if after is None:
            continue
        board = after
        sheet.append((player, column))
        if connects_four(board, player):
            return sheet
        player = -player
    return sheet
# wrong stops-at-a-full-column|other-jump: continue => break
# wrong forgets-the-last: sheet.append((player, column))\n        if connects_four(board, player):\n            return sheet => if connects_four(board, player):\n            return sheet\n        sheet.append((player, column))
# wrong statement-order|asks-for-the-other: if connects_four(board, player):\n            return sheet\n        player = -player => player = -player\n        if connects_four(board, player):\n            return sheet
