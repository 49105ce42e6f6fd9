"""The fuzzer: whole games and dense positions at random, checked after every choice."""
