"""Pictures of positions and trees, drawn once in Python for widgets, checks and stored pages."""
