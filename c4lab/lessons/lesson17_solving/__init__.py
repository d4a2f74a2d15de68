"""Lesson 17, solving: its text, and a module for the check of each exercise."""
