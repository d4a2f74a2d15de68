# %% right: solution
# wrong plays-on: ) or connects_four => ) and connects_four
# wrong returns-none: return [] => return
# wrong leaves-the-board: board[5] => board[6]

# %% right: tuple
def legal_columns(board):
    if any(connects_four(board, player) for player in (1, -1)):
        return ()
    return tuple(column for column, top in enumerate(board[-1], start=1) if not top)
# wrong ours: if any(connects_four(board, player) for player in (1, -1)): => from c4lab.solver import solve\n    if solve(board):

# %% right: by columns
def legal_columns(board):
    result = []
    for column, pile in enumerate(zip(*board)):
        if 0 in pile and not connects_four(board, -1) and not connects_four(board, 1):
            result.append(column + 1)
    return result
# wrong wrong-value:     return result =>         return result

# %% wrong: leaves-out-wins
def legal_columns(board):
    if connects_four(board, +1) or connects_four(board, -1):
        return []
    answer = []
    for c in range(7):
        for r in range(6):
            if board[r][c] == 0:
                safe = True
                for player in (1, -1):
                    after = [row[:] for row in board]
                    after[r][c] = player
                    if connects_four(after, player):
                        safe = False
                if safe:
                    answer.append(c + 1)
                break
    return answer
