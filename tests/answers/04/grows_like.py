# %% right: solution
# wrong known-mistake: "D": "n" => "D": "n^2"
# wrong known-mistake: "D": "n" => "D": "n log n"
# wrong known-mistake: "F": "n^2" => "F": "n"
# wrong known-mistake: "G": "2^n" => "G": "O(n)"
# wrong known-mistake: "B": "log n" => "B": "sqrt n"
# wrong known-mistake: "C": "sqrt n" => "C": "log n"
# wrong known-mistake: "E": "n log n" => "E": "n^2"
# wrong not-on-the-list: "B": "log n" => "B": "1"
# wrong known-mistake: "B": "log n" => "B": "n^2"
# wrong wrong-keys: "G": "2^n", =>

# %% right: in Big-O
grows_like = dict(
    A="O(n²)", B="O(log n)", C="√n", D="O(n)", E="n * log(n)", F="n**2", G="O(2^n)"
)

# %% right: in capitals
grows_like = dict(
    A="N^2", B=" Log N", C="sqrt(n)", D="N", E="n·log n", F="n ** 2", G="2ⁿ"
)
