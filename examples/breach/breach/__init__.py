"""Breach, a small game of sieges: two to four captains in a valley, in a package of its own."""
