"""Lesson 05, objects: its text, and a module for the check of each exercise."""
