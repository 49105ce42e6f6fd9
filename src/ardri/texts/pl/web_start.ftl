# The pages before and after a game.

web_start-lost = Poza mapą
web_start-to_start = Na start
