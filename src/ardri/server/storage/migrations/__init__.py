"""The history of the schema, one step a module in `versions`; a step that was published never changes."""
