"""What all games share: position, agenda, die, door, record, odds. Knows no game, no web, no AI."""
