"""Lesson 11, windows: its text, and a module for the check of each exercise."""
