"""The Conquerors: Alexander the Great."""
