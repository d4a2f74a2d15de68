# %% right: solution
# wrong known-mistake: "C" => "D"
# wrong known-mistake: "A" => "C"
# wrong not-on-the-list: "B" => "E"
# wrong wrong-keys: "board 4": "B", => 
# wrong not-a-dict: best_order = => best_order = lambda: 

# %% right: small letters
best_order = {"board 1": "c", "board 2": " a", "board 3": "d", "board 4": "b"}
# wrong known-mistake: {"board 1": "c", "board 2": " a", "board 3": "d", "board 4": "b"} => dict.fromkeys(["board 1", "board 2", "board 3", "board 4"], "A")

# %% right: the orders themselves
best_order = {
    "board 1": (3, 7, 1, 2),
    "board 2": "1, 2, 7, 3",
    "board 3": [7, 3, 1, 2],
    "board 4": "order B",
}

# %% right: letters and orders
best_order = {"board 1": "C: 3, 7, 1, 2", "board 2": "Order A", "board 3": "7312", "board 4": "B."}
