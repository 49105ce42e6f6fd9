"""Drawing tools: SVG, geometry, palette, brush, texture, ornament, text width, line breaks."""
