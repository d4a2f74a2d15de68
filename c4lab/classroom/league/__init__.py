"""The league: the engines of lesson 19 play each other and the named opponents."""
