from c4lab.games import Bitboard

# %% right: solution

# %% right: generator
def false_alarms(games):
    def alarm(board):
        four = any_four(squeezed(board.mask ^ board.position), (1, 5, 7))
        return four and board.winner == 0

    boards = (Bitboard.parse(moves[:end]) for moves in games for end in range(1, len(moves) + 1))
    return sum(alarm(board) for board in boards)
# wrong wins-counted|wrong-value: four and board.winner == 0 => four
# wrong steps-of-the-wide-board: (1, 5, 7) => (1, 6, 7, 8)

# %% right: mover's discs before the move
def false_alarms(games):
    count = 0
    for moves in games:
        board = Bitboard()
        for move in moves:
            after = board.play(int(move))
            moved = board.position | after.mask ^ board.mask
            if after.result() != board.player and any_four(squeezed(moved), [1, 5, 6, 7]):
                count += 1
            board = after
    return count
# wrong not-squeezed: squeezed(moved) => moved

# %% wrong: tests-nothing
def false_alarms(games):
    count = 0
    for moves in games:
        board = Bitboard()
        for move in moves:
            board = board.play(int(move))
    return count

# %% wrong: before-the-move
def false_alarms(games):
    count = 0
    for moves in games:
        board = Bitboard()
        for move in moves:
            moved = board.position ^ board.mask
            if any_four(squeezed(moved), (1, 5, 6, 7)) and not board.winner:
                count += 1
            board = board.play(int(move))
    return count
