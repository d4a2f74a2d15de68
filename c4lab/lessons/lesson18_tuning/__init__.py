"""Lesson 18, tuning: its text, and a module for the check of each exercise."""
