"""What checks find in a learner's code, where its values leave the mistake open."""
