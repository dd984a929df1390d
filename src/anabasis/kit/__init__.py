"""What games are made of, over the core: graphs, rows, components, hidden things, contests."""
