"""Lesson 19, the capstone: its text, and a module for the check of each exercise."""
