"""Lesson 07, heuristics: its text, and a module for the check of each exercise."""
