"""Lesson 00, welcome: its text, and a module for the check of each exercise."""
