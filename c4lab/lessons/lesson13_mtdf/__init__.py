"""Lesson 13, MTD(f): its text, and a module for the check of each exercise."""
