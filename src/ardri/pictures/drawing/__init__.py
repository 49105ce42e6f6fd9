"""The tools of the trade: SVG, colours, brushes, ornament, the width of text."""
