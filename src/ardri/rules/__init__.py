"""The rules of Inis: pure, typed, deterministic, with no I/O and no third-party import."""
