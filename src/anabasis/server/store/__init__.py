"""The store: every row and every SQL statement."""
