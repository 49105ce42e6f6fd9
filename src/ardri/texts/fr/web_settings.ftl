# Ce que chacun préfère.

web_settings-lead = Gardés dans ce navigateur, et valables aussitôt.
web_settings-look = Apparence
web_settings-theme = Thème
web_settings-theme_system = Comme le système
web_settings-theme_day = Jour
web_settings-theme_night = Nuit
web_settings-cards = Taille des cartes
web_settings-cards_0 = Petite
web_settings-cards_1 = Moyenne
web_settings-cards_2 = Grande
web_settings-motion = Mouvement
    .text = Les pièces et les cartes se déplacent vers leur place. Toujours désactivé si votre système demande moins de mouvement.
web_settings-letters = Lettres sur les clans
    .text = Outre la couleur et la forme, les clans portent la lettre de leur joueur.
web_settings-play = Jeu
web_settings-text = La table en texte
    .text = Du texte avec des choix numérotés et une ligne de commande à la place des images, pour les lecteurs d’écran et le clavier. À la table, la touche T fait passer de l’un à l’autre.
web_settings-confirm = Confirmer les plans
    .text = Ce qu’on ne peut pas annuler n’est envoyé qu’après confirmation.
web_settings-skip_idle = Passer ce qui ne changerait rien
    .text = Une réaction sans effet ne vous est pas proposée : elle est refusée pour vous, sans que personne le remarque.
web_settings-ask_pass = « Passer vraiment ? »
    .text = Avant de passer, on vous le redemande si cela faisait perdre la partie.
web_settings-sounds = Sons
web_settings-sound = Sons
    .text = Une harpe et un tambour, doucement.
web_settings-volume = Volume
web_settings-sound_card = Une carte
web_settings-sound_draft = Le choix des cartes
web_settings-sound_turn = À vous
web_settings-sound_clash = Un conflit
web_settings-sound_win = Le Haut-Roi
web_settings-sound_refuse = Impossible
web_settings-licences = Licences
    .lead = Ard Rí est un logiciel libre. Voici sa licence, puis celles des éléments créés par d’autres.
    .link = Licences d’Ard Rí et des éléments créés par d’autres
    .files = { $count ->
        [one] un fichier
       *[other] { $count } fichiers
    }

web_settings-speed = Comment montrer les coups des autres
    .text = Chaque coup est montré sur la carte avant que ce soit à vous. Espace ou Échap passe à l’instant présent.
web_settings-speed_slow = lentement
web_settings-speed_normal = normalement
web_settings-speed_fast = vite
web_settings-speed_instant = d’un coup
