"""The rules, one file a chapter of the rulebook (or a few chapters that belong together)."""
