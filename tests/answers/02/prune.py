# %% right: solution
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
# wrong wrong-value: alpha >= beta => alpha > beta

# %% wrong: ends-without-return
def prune(tree):
    seen = []

    def value(node, maximising, alpha, beta):
        if not isinstance(node, list):
            seen.append(node)
            return node
        for branch in node:
            found = value(branch, not maximising, alpha, beta)
            alpha, beta = (max(alpha, found), beta) if maximising else (alpha, min(beta, found))
            if alpha >= beta:
                return found

    return value(tree, True, -inf, inf), seen

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
