"""The server: a lobby, tables to play at in a browser, and the store that remembers them."""
