"""Lesson 06, Connect Four: its text, and a module for the check of each exercise."""
