"""Computer opponents. A bot sees only what its seat may see."""
