# %% right: solution
# wrong still-hard|hard-in-places: return best\n => return max(alpha, best) if maximising else min(beta, best)\n

# %% right: as it was given, with a best for each
def soft(tree, alpha, beta):
    seen = []

    def value(tree, maximising, alpha, beta):
        if not isinstance(tree, list):
            seen.append(tree)
            return tree
        if maximising:
            best = -inf
            for branch in tree:
                best = max(best, value(branch, False, max(alpha, best), beta))
                if best >= beta:
                    return best
            return best
        best = inf
        for branch in tree:
            best = min(best, value(branch, True, alpha, min(beta, best)))
            if best <= alpha:
                return best
        return best

    return value(tree, True, alpha, beta), seen
# wrong one-side-hard|hard-in-places|still-hard: best = -inf => best = alpha
# wrong still-hard: return tree => return max(alpha, min(tree, beta))
# wrong window-lost: max(alpha, best) => alpha
# wrong window-too-wide: max(alpha, best) => best && min(beta, best) => best

# %% right: negamax
def soft(tree, alpha, beta):
    seen = []

    def value(tree, sign, alpha, beta):
        if not isinstance(tree, list):
            seen.append(tree)
            return sign * tree
        best = -inf
        for branch in tree:
            best = max(best, -value(branch, -sign, -beta, -max(alpha, best)))
            if best >= beta:
                break
        return best

    return value(tree, +1, alpha, beta), seen
# wrong hard-in-places: best = -inf => best = alpha

# %% wrong: still-hard, as given
# wrong one-side-hard|hard-in-places|still-hard: return max(alpha, min(tree, beta)) => return tree && for branch in tree:\n                alpha = max(alpha, value(branch, False, alpha, beta))\n                if alpha >= beta:\n                    return beta\n            return alpha => best = -inf\n            for branch in tree:\n                best = max(best, value(branch, False, alpha, beta))\n                alpha = max(alpha, best)\n                if alpha >= beta:\n                    break\n            return best

# %% wrong: hard-in-places, cut off
def soft(tree, alpha, beta):
    seen = []

    def value(tree, maximising, alpha, beta):
        if not isinstance(tree, list):
            seen.append(tree)
            return tree
        if maximising:
            best = -inf
            for branch in tree:
                best = max(best, value(branch, False, alpha, beta))
                alpha = max(alpha, best)
                if alpha >= beta:
                    return beta
            return best
        best = inf
        for branch in tree:
            best = min(best, value(branch, True, alpha, beta))
            beta = min(beta, best)
            if alpha >= beta:
                return alpha
        return best

    answer = value(tree, True, alpha, beta)
    return answer, seen
