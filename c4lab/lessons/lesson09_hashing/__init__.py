"""Lesson 09, hashing: its text, and a module for the check of each exercise."""
