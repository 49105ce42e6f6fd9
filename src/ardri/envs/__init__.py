"""Environments: the game as the tools of researchers expect it, a module for each (docs/envs.md)."""
