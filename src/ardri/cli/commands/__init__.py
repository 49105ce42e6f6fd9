"""Commands: one module for each command of `ardri`."""
