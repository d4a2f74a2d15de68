# %% right: solution
# wrong not-as-asked: 6774634 => 4
# wrong wrong-kind: "6774634" => ConnectFour.parse("6774634")
# wrong wrong-keys: "A": "6774634", =>

# %% right: other boards
built = {"A": "4547527", "B": "1133742411", "C": "4462545543276257"}

# %% right: from the board
built = {"A": str(ConnectFour.parse("1412412")), "B": "1614433433"}
built["C"] = str(ConnectFour.parse("44625455432762") .play(5).play(7))
