"""Lesson 10, transposition tables: its text, and a module for the check of each exercise."""
