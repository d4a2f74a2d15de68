"""Lesson 15, better ordering: its text, and a module for the check of each exercise."""
