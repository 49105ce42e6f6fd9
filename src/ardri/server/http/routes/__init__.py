"""Routes: the handlers of the HTTP API, of the WebSocket, and of the pages."""
