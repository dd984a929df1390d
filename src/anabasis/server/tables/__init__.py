"""Live tables: the match, who is there, bots, clocks, lessons, records, and the lobby."""
