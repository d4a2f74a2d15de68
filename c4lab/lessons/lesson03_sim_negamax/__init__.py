"""Lesson 03, Sim and negamax: its text, and a module for the check of each exercise."""
