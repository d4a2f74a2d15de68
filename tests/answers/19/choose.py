# %% right: solution
# wrong gives-zero|gives-a-value: best = move => best = value
# wrong illegal-move: best = move => best = 8
# wrong ignores-the-clock: if perf_counter() >= end: => if perf_counter() < 0:
# wrong blind-to-wins|one-side-only|wrong-value-kept: position.player * result, None => -position.player * result, None
# wrong one-side-only|blind-to-wins|misses-a-win|sign-dropped: return position.player * result => return result
# wrong stops-too-soon|fast-and-wrong: range(1, position.left + 1) => range(1, 4)
# wrong the-lessons-cost: before[2] => None
# wrong no-fewer-nodes: low >= beta or low == high => low > beta && if high <= alpha => if high < alpha && before[2] => None

# %% right: negamax for Sim, without a table: near the end there are three passes
class Late(Exception):
    pass


def best_of(position, depth, alpha, beta, end):
    if perf_counter() > end:
        raise Late
    if position.result() is not None:
        return position.result() * position.player, 0
    if depth == 0:
        return 0, 0
    best = (-9, 0)
    for move in position.moves():
        value = -best_of(position.play(move), depth - 1, -beta, -alpha, end)[0]
        best = max(best, (value, -move))
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    return best


def choose(position: Sim, seconds):
    end = perf_counter() + seconds / 2
    answer = position.moves()[0]
    try:
        left = position.left
        for depth in (1, 2, left) if left < 11 else range(1, left + 1):
            value, move = best_of(position, depth, -1, 1, end)
            if value == -1:
                return answer
            answer = -move
            if value == 1:
                return answer
    except Late:
        pass
    return answer
# wrong loses-at-once|wrong-value-kept|sign-not-turned|sign-dropped: value = -best_of => value = best_of
# wrong gives-a-pair: return answer => return answer, value

# %% right: tic-tac-toe in two views, the slow way with cuts
class TimeIsUp(Exception):
    pass


KNOWN = {}


def highest(position, depth, floor, end):
    """The first player's best; stops at a value above the floor that the second player has."""
    if perf_counter() > end:
        raise TimeIsUp
    if position.result() is not None or depth == 0:
        return position.result() or 0
    if (position.key, depth, floor) in KNOWN:
        return KNOWN[position.key, depth, floor]
    value = -2
    for move in position.moves():
        value = max(value, lowest(position.play(move), depth - 1, value, end))
        if value >= floor:
            break
    KNOWN[position.key, depth, floor] = value
    return value


def lowest(position, depth, ceiling, end):
    if perf_counter() > end:
        raise TimeIsUp
    if position.result() is not None or depth == 0:
        return position.result() or 0
    if (position.key, depth, ceiling) in KNOWN:
        return KNOWN[position.key, depth, ceiling]
    value = 2
    for move in position.moves():
        value = min(value, highest(position.play(move), depth - 1, value, end))
        if value <= ceiling:
            break
    KNOWN[position.key, depth, ceiling] = value
    return value


def choose(position: TicTacToe, seconds: float) -> int:
    KNOWN.clear()
    end = perf_counter() + 0.6 * seconds
    moves, side = position.moves(), position.player
    best = moves[0]
    for depth in (0, 1, position.left - 1):  # few passes: a pass to the end is short here
        try:
            values = {}
            for move in moves:
                after = position.play(move)
                if side == 1:
                    found = lowest(after, depth, -2, end)
                else:
                    found = highest(after, depth, 2, end)
                values[move] = side * found
                if values[move] == 1:
                    return move
        except TimeIsUp:
            return best
        if max(values.values()) == -1:
            return best
        best = max(moves, key=values.get)
    return best
# wrong ignores-the-clock|not-caught: except TimeIsUp: => except ValueError:

# %% right: Connect Four on numbers of its own
def reachable(mask):
    return [c for c in (3, 2, 4, 1, 5, 0, 6) if not mask >> 7 * c + 5 & 1]


def four(discs):
    for step in (1, 7, 6, 8):
        pairs = discs & discs >> step
        if pairs & pairs >> 2 * step:
            return True
    return False


def worth(mine, mask, depth, alpha, beta, end, known):
    if perf_counter() > end:
        raise TimeoutError
    if depth == 0 or mask.bit_count() == 42:
        return 0
    asked = mine, mask, depth, alpha, beta
    if asked in known:
        return known[asked]
    for c in reachable(mask):
        new = mask + (1 << 7 * c) & ~mask
        if four(mine | new):
            alpha = 1
            break
        alpha = max(alpha, -worth(mine ^ mask, mask | new, depth - 1, -beta, -alpha, end, known))
        if alpha >= beta:
            break
    known[asked] = alpha
    return alpha


def choose(position: ConnectFour, seconds):
    end, known = perf_counter() + seconds * 0.7, {}
    mine = mask = 0
    for c in range(7):
        for r in range(6):
            disc = position.at((c + 1, r + 1))
            mask |= (disc != 0) << 7 * c + r
            mine |= (disc == position.player) << 7 * c + r
    best = reachable(mask)[0]
    try:
        for depth in range(42 - mask.bit_count()):
            values = {}
            for c in reachable(mask):
                new = mask + (1 << 7 * c) & ~mask
                won = four(mine | new)
                values[c] = 1 if won else -worth(mine ^ mask, mask | new, depth, -1, 1, end, known)
                if values[c] == 1:
                    return c + 1
            if max(values.values()) == -1:
                break
            best = max(values, key=values.get)
    except TimeoutError:
        pass
    return best + 1
# wrong gives-a-position: return best + 1 => return position.play(best + 1)

# %% wrong: looks-at-no-board
def choose(position: ConnectFour, seconds):
    return position.moves()[0]

# %% wrong: gives-many
def choose(position: TicTacToe, seconds):
    return position.moves()

# %% wrong: never-finished|no-fewer-nodes
class OutOfTime(Exception):
    pass


def deep(position, depth, end):
    if perf_counter() > end:
        raise OutOfTime
    if position.result() is not None:
        return position.player * position.result()
    if depth == 0:
        return 0
    return max(-deep(position.play(move), depth - 1, end) for move in position.moves())


def choose(position: TicTacToe, seconds):
    end, best, depth = perf_counter() + 0.6 * seconds, position.moves()[0], 0
    while True:
        try:
            values = {m: -deep(position.play(m), depth, end) for m in position.moves()}
        except OutOfTime:
            return best
        best, depth = max(values, key=values.get), depth + 1
        if values[best] == 1:
            return best

# %% wrong: wrong-value-kept|stops-too-soon, the last five passes left out
class Late(Exception):
    pass


def worth(position, depth, alpha, beta, until):
    if perf_counter() > until:
        raise Late
    if position.result() is not None:
        return position.result() * position.player
    if depth == 0:
        return 0
    for move in sorted(position.moves(), key=lambda move: abs(4 - move)):
        after = position.play(move)
        alpha = max(alpha, -worth(after, depth - 1, -beta, -alpha, until))
        if alpha >= beta:
            break
    return alpha


def choose(position: ConnectFour, seconds: float) -> int:
    until = perf_counter() + 0.7 * seconds
    best = position.moves()[0]
    for depth in range(max(2, position.left - 5)):
        try:
            found = {m: -worth(position.play(m), depth, -1, 1, until) for m in position.moves()}
        except Late:
            break
        best = max(found, key=found.get)
        if found[best] == 1:
            break
    return best

# %% right: no exception, and only full passes count
class Stopwatch:
    def __init__(self, seconds):
        self.until, self.late, self.known = perf_counter() + 0.7 * seconds, False, {}

    def ended(self):
        self.late = self.late or perf_counter() > self.until
        return self.late


def value_of(position, ahead, low, high, watch):
    if watch.ended():
        return 0
    if position.result() is not None:
        return position.result() * position.player
    if ahead == 0:
        return 0
    known, asked, sure = watch.known, (position.key, ahead, low, high), position.key
    if sure in known or asked in known:
        return known[sure if sure in known else asked]
    for move in sorted(position.moves(), key=lambda move: abs(4 - move)):
        low = max(low, -value_of(position.play(move), ahead - 1, -high, -low, watch))
        if low >= high:
            break
    if not watch.late:
        known[asked] = low
        if low == 1 or low == -1 == asked[2]:
            known[sure] = low  # looking further ahead does not change that
    return low


def choose(position: ConnectFour, seconds: float) -> int:
    watch, best = Stopwatch(seconds), position.moves()[0]
    for ahead in (*range(0, position.left - 1, 2), position.left - 1):
        found = {m: -value_of(position.play(m), ahead, -1, 1, watch) for m in position.moves()}
        if watch.ended() or max(found.values()) == -1:
            return best
        best = max(found, key=found.get)
        if found[best] == 1:
            return best
    return best
# wrong loses-to-a-reply|not-better: if watch.ended() or max => if max && if sure in known or asked in known => if watch.late && (*range(0, position.left - 1, 2), position.left - 1) => range(position.left)
# wrong unfinished-pass|loses-to-a-reply|not-better: if watch.ended() or max => if max && in position.moves()}\n => in position.moves() if not watch.ended()} or {best: 0}\n && if sure in known or asked in known => if watch.late && (*range(0, position.left - 1, 2), position.left - 1) => range(position.left)
