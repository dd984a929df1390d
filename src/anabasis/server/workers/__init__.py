"""What runs in processes of its own: bots, and the verification of records."""
