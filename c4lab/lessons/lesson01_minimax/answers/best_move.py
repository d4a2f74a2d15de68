# %% right: solution
