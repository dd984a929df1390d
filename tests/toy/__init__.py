"""Breach, a tiny made-up game in a package of its own: it does what the real games do not."""
