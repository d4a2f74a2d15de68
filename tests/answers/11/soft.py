# %% right: solution

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
