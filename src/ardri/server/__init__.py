"""Tables for people: HTTP and WebSocket, accounts, clocks, storage."""
