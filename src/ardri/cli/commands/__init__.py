"""One module for each command of `ardri`."""
