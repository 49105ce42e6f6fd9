# The pages before and after a game.

web_start-lost = Hors de la carte
web_start-to_start = Vers l’accueil
