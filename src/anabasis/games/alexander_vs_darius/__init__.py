"""Alexander vs. Darius."""
