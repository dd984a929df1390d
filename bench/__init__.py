"""Speed and memory of the games, next to other engines measured in the same run."""
