"""What speaks HTTP and WebSocket: routes, connections, pages, and what is refused there."""
