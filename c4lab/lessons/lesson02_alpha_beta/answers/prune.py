# %% right: solution
# wrong never-cuts: if alpha >= beta:\n                break => pass
# wrong one-player-only: alpha >= beta => maximising and alpha >= beta
# wrong forgets-the-bound: max(alpha, best) => best
# wrong starts-at-zero: best = -inf if maximising else +inf => best = 0
# wrong returns-wrong-type: return root, seen => return root

# %% right: fail-hard
def prune(tree):
    seen = ()

    def largest(tree, alpha, beta):
        nonlocal seen
        if isinstance(tree, int):
            seen += (tree,)
            return tree
        for branch in tree:
            alpha = max(alpha, smallest(branch, alpha, beta))
            if alpha >= beta:
                return beta
        return alpha

    def smallest(tree, alpha, beta):
        nonlocal seen
        if isinstance(tree, int):
            seen += (tree,)
            return tree
        for branch in tree:
            beta = min(beta, largest(branch, alpha, beta))
            if beta <= alpha:
                return alpha
        return beta

    return largest(tree, -inf, inf), seen
# wrong strict-cutoff: alpha >= beta => alpha > beta

# %% right: negamax
def prune(tree):
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

    return value(tree, 1, -inf, inf), seen
