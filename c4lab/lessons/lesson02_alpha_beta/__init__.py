"""Lesson 02, alpha-beta: its text, and a module for the check of each exercise."""
