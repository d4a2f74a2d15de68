"""Hash tables: one filled name by name, one with a slot for each tile."""
