"""Anabasis: five board games about ancient conquest on one table."""
