# %% right: solution
# wrong new-memo: -player, memo) => -player, {})
# wrong memo-not-kept: memo[key] = max(values) if player == +1 else min(values)\n    return memo[key] => return max(values) if player == +1 else min(values)
# wrong memo-unused: if key in memo => if stones in memo

# %% right: in the view of the mover
def winner(stones, player, memo):
    def wins(left):
        if left not in memo:
            memo[left] = any(not wins(left - take) for take in range(1, min(3, left) + 1))
        return memo[left]

    return player if wins(stones) else -player
# wrong for-the-mover: return player if wins(stones) else -player => return 1 if wins(stones) else -1

# %% right: nested dicts
def winner(stones, player, memo):
    if stones == 0:
        return -player
    mine = memo.setdefault(player, {})
    if stones not in mine:
        best = -player
        for take in (1, 2, 3):
            if take <= stones and winner(stones - take, -player, memo) == player:
                best = player
        mine[stones] = best
    return mine[stones]

# %% wrong: new-memo
def winner(stones, player, memo):
    if stones in memo:
        return memo[stones]
    if stones == 0:
        return -player
    values = [winner(stones - take, -player, {}) for take in (1, 2, 3) if take <= stones]
    memo[stones] = max(values) if player == +1 else min(values)
    return memo[stones]
