"""Games by the thousand: simulation, fuzzing, and what the tests cover of each rulebook."""
