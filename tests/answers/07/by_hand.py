# %% right: solution
# wrong known-mistake: "A open threes": 2 => "A open threes": 1
# wrong known-mistake: "A value": 50 => "A value": 65
# wrong known-mistake: "B value": 100 => "B value": 130
# wrong known-mistake: "B amber keeps": "none",\n    "B value": 100 => "B amber keeps": "F3, b3",\n    "B value": 20
# wrong known-mistake: "C red keeps": "g4" => "C red keeps": "b5,g4"
# wrong known-mistake: "C red keeps": "g4",\n    "C amber keeps": "b4" => "C red keeps": "none",\n    "C amber keeps": "b6 b4"
# wrong known-mistake: "C amber keeps": "b4" => "C amber keeps": "b4 b5 b6"
# wrong none-is-text: "B amber keeps": "none" => "B amber keeps": None
# wrong known-mistake: "A red's threats": "c2" => "A red's threats": "c2 c2"
# wrong wrong-kind: "A red's threats": "c2" => "A red's threats": 1
# wrong not-a-cell: "C red keeps": "g4" => "C red keeps": "(7, 4)"

# %% right: other spellings
by_hand = {
    "A open threes": 2,
    "A red's threats": "C2",
    "A value": 50.0,
    "B amber keeps": "",
    "B value": 100,
    "C red keeps": " g4 ",
    "C amber keeps": "B4",
    "C value": -9,
}
