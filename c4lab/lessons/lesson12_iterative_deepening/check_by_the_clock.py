"""12.3 What passes cost, and which of them counts when the time is up."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

PARTS = {"nodes": ("nodes", "visits"), "clock": ("pass", "ms", "passes")}
MISTAKES = sentences("""
    nodes of pass 3 = ...: add up the root and all nodes one, two and three moves below it.
    nodes of passes 1 to 3 = ...: count the nodes of each pass, with the root in each of them, and
        add up.
    visits of the root = ...: how many passes are there, and how often does each visit the root?
    pass that counts, 50 ms or pass that counts, 100 ms = ...: add up the times of the passes. Which
        pass is the last one that ends in time?
    ms until it answers = ...: which pass is the last to begin before 50 milliseconds are over, and
        when does that pass end?
    passes, certain loss = ...: which pass is the first to know the result, and can a later pass
        change it?
    nodes of pass 3 = 27: these are the leaves. The pass also looks at the nodes above them.
    nodes of pass 3 = 39: the root counts too.
    nodes of pass 3 = 13: that is pass 2, two moves ahead.
    nodes of pass 3 = 121: that is pass 4, four moves ahead.
    nodes of passes 1 to 3 = 40: that is only pass 3.
    nodes of passes 1 to 3 = 39: that is how many leaves the three passes have, or pass 3 without
        its root. Count all nodes of all three passes.
    nodes of passes 1 to 3 = 54: the root counts too, in each pass.
    nodes of passes 1 to 3 = 58: there is no pass with depth 0.
    nodes of passes 1 to 3 = 55: each pass visits the root again.
    nodes of passes 1 to 3 = 53: pass 1 is missing. It looks at 4 nodes.
    nodes of passes 1 to 3 = 18: these are the passes with depth 0, 1 and 2.
    nodes of passes 1 to 3 = 120: that is pass 3 three times. Passes 1 and 2 are smaller.
    nodes of passes 1 to 3 = 178: there is no pass 4 among them.
    nodes of passes 1 to 3 = 17: pass 3 is missing.
    visits of the root = 1: each pass begins at the root.
    visits of the root = 0: the root counts as a node, and each pass begins there.
    visits of the root = 2: pass 1 visits the root too, and passes 2 and 3 begin there again.
    visits of the root = 4: there is no pass with depth 0.
    pass that counts, 50 ms or pass that counts, 100 ms = 5: pass 5 begins in time, but does not end
        before the time is up. Only a full pass counts.
    pass that counts, 50 ms = 3: after 13 milliseconds there is time for one more.
    pass that counts, 50 ms or pass that counts, 100 ms = 6: pass 6 has not even begun then. Add up
        the times of the passes before it.
    pass that counts, 100 ms = 3: after 13 milliseconds there is time for one more.
    ms until it answers = 50: it looks at the clock only before a pass. Which pass begins before 50?
    ms until it answers = 13: then 37 milliseconds are left, and it begins another pass.
    ms until it answers = 120: pass 1 takes 1 millisecond, and it counts too.
    ms until it answers = 100: here the time is 50 milliseconds. Which pass begins before 50?
    ms until it answers = 40: then 10 milliseconds are left, and it begins another pass.
    ms until it answers = 81: that is only pass 5. It begins when the others have ended.
    ms until it answers = 131: pass 5 begins when pass 4 ends, not when the time is up.
    ms until it answers = 364: the time is up before pass 6 can begin.
    passes, certain loss = 8: looking further cannot change a certain loss.
    passes, certain loss = 5: pass 4 knows the result already, and looking further cannot change it.
    passes, certain loss = 6 | 7: pass 4 knows the result already, and looking further cannot change
        it.
    passes, certain loss = 1 | 2 | 0: these passes do not know the result yet: pass 4 is the first
        that does.
    passes, certain loss = 3: pass 3 does not know the result yet.
""")


@exercise("12.3")
def by_the_clock(answer: Answer) -> None:
    truth = answer.solution
    parts = {part: [key for key in truth if key.startswith(keys)] for part, keys in PARTS.items()}
    follows = {"nodes of passes 1 to 3": lambda given: 4 + 13 + given["nodes of pass 3"]}
    predictions(answer, truth, mistakes=MISTAKES, parts=parts, follows=follows)
