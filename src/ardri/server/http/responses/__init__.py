"""Responses: error bodies, status codes, compressed files, and additions to the OpenAPI document."""
