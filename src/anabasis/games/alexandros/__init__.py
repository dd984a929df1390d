"""Alexandros, by Leo Colovini."""
