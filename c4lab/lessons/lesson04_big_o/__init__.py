"""Lesson 04, Big-O: its text, and a module for the check of each exercise."""
