"""What a class has handed in: whose files are where, in folders and zip files."""
