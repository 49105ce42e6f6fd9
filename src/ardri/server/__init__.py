"""The game server: HTTP and WebSocket, accounts, clocks, storage."""
