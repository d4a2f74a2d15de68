"""The league: the engines of lesson 19 play each other and the named opponents.

`engines` finds who may play; nothing of it runs before a game. `games` draws the games from the
seed, two from each opening; an engine that joins adds games and changes none. `seats` asks an
engine in a worker for its moves, under a clock that stands still while the other one moves or the
computer pauses; what it does instead of a legal move is a `Forfeit` with the reason. `scoring` is a
function of the games alone, so the files are the same however often a run was stopped.
"""
