# Ce qui se trouve sur chaque page du navigateur.

web_ui-home = Ard Rí, vers l’accueil
web_ui-places = Rubriques
web_ui-place_games = Mes parties
web_ui-place_watch = Regarder
web_ui-place_cards = Cartes
web_ui-place_rules = Comment jouer
web_ui-account = Compte
web_ui-settings = Réglages
web_ui-to_table = Retour à la table
web_ui-menu = Menu
web_ui-language = Langue
web_ui-to_day = Passer au thème de jour
web_ui-to_night = Passer au thème de nuit
web_ui-close = Fermer
web_ui-cancel = Annuler
web_ui-again = Réessayer
web_ui-copy = Copier
web_ui-copied = Copié
web_ui-not_copied = Votre navigateur n’a pas permis de copier.
web_ui-share = Partager
web_ui-hinted = Un robot choisirait ceci.
web_ui-reading = interprétation
web_ui-loading = Un instant
web_ui-not_loaded = Cette page n’a pas pu être chargée. Le réseau est peut-être absent, ou il y a une version plus récente.

web_ui-wrong = Quelque chose s’est mal passé. Veuillez recharger la page.
web_ui-gone = Le serveur est injoignable. Le réseau fonctionne-t-il ?
