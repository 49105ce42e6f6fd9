"""Fuzzer: random games and dense positions, checked after every choice."""
