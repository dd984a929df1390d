"""Conqueror: Final Conquest, by Mohamed Al Qadi."""
