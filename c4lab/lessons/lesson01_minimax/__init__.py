"""Lesson 01, minimax: its text, and a module for the check of each exercise."""
