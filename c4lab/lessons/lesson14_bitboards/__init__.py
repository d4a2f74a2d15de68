"""Lesson 14, bitboards: its text, and a module for the check of each exercise."""
