"""Lesson 12, iterative deepening: its text, and a module for the check of each exercise."""
