"""The HTTP interface, and the door to tables for WebSockets."""
