# The pages before and after a game.

web_start-lost = Off the map
web_start-to_start = To the start
