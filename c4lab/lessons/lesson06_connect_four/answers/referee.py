def drop(board, column, player):
    after = [list(row) for row in board]
    for row in after:
        if row[column - 1] == 0:
            row[column - 1] = player
            return after
    return None


def connects_four(board, player):
    for row in range(6):
        for column in range(7):
            for up, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                cells = [(row + step * up, column + step * right) for step in range(4)]
                if all(r < 6 and 0 <= c < 7 and board[r][c] == player for r, c in cells):
                    return True
    return False


# %% right: solution
# wrong turn-passes: \n            player = -player => \n        player = -player
# wrong plays-on:             if connects_four(board, player):\n                break\n => 
# wrong turn-passes: \n            if connects_four(board, player):\n                break\n            player = -player => \n        player *= -1
# wrong keeps-the-turn: player = -player => pass
# wrong keeps-the-turn: \n            player = -player => \n        else:\n            player = -player
# wrong asks-for-the-other: connects_four(board, player) => connects_four(board, -player)
# wrong asks-for-one-player: connects_four(board, player) => connects_four(board, 1)
# wrong stops-at-a-full-column: player = -player => player = -player\n        else:\n            break
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
# wrong turn-passes: continue => player = -player\n            continue

# %% wrong: nothing-counts
def referee(typed):
    return []
