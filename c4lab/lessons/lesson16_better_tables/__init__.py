"""Lesson 16, better tables: its text, and a module for the check of each exercise."""
