"""Lesson 08, move ordering: its text, and a module for the check of each exercise."""
