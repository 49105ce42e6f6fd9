# Les pages avant et après une partie.

## L’accueil

web_start-lead = Devenez Haut-Roi de l’île. Jouez à Inis dans le navigateur, entre amis ou contre des robots.
web_start-play_now = Jouer
web_start-play_busy = On met la table
web_start-play_note = La mise en place pour une première partie, avec deux robots. Sans compte, rien à remplir.
web_start-ways = Ce que vous pouvez faire
web_start-current = Reprendre
web_start-way_new = Nouvelle table
    .text = Choisissez qui joue, à quel rythme, et invitez des amis par un lien.
web_start-way_learn = Premiers pas
    .text = Une vraie partie, avec une idée à la fois à côté.
web_start-way_rules = Comment jouer
    .text = Les règles, brèves et illustrées.
web_start-way_puzzles = Problèmes
    .text = Que ferait un bon joueur ? Trouvez la réponse sur la vraie carte.
web_start-way_cards = Cartes et terres
    .text = Toutes les cartes et tous les territoires, à chercher et à lire.
web_start-way_games = Mes parties
    .text = Continuer, revoir, rejouer.
web_start-way_watching = Tables ouvertes
    .text = Rejoignez d’autres joueurs, ou regardez-les jouer.
web_start-invited = Vous avez un lien ?
web_start-link = Lien d’une table ou d’une invitation
web_start-no_link = Ce n’est pas le lien d’une table.
web_start-unofficial = Un projet de fans, non officiel. Inis est un jeu de Christian Martinez, édité par Matagot ; tout ici est dessiné et écrit à neuf.
web_start-lost = Hors de la carte
web_start-to_start = Vers l’accueil

## Listes de tables

web_start-running = En cours
web_start-waiting = En attente de joueurs
web_start-finished = Terminées
web_start-no_games = Vous n’avez pas encore de partie.
web_start-older = Parties plus anciennes
web_start-more_games = Plus de parties
web_start-go_on = Continuer
web_start-to_table = À la table
web_start-replay = Revoir
web_start-rematch = Rejouer
web_start-everybody = Tables ouvertes
web_start-everybody_lead = Des tables où chacun peut venir.
web_start-nobody_plays = Aucune table publique n’est ouverte pour le moment.
web_start-to_join = À rejoindre
web_start-to_watch = À regarder
web_start-join = Rejoindre
web_start-watch = Regarder
web_start-your_turn = À vous
web_start-goes_on = La partie continue
web_start-waits_for = On attend { $names }
web_start-time_left = encore { $time }
web_start-moved = dernier coup { $when }
web_start-moved_now = dernier coup à l’instant
web_start-nudged = On vous a relancé
web_start-none_running = Aucune partie en cours.
web_start-free_seats = { $count ->
        [one] { $count } siège libre
       *[other] { $count } sièges libres
    }
web_start-can_begin = Tous les sièges sont pris
web_start-bot = Robot ({ $level })
web_start-bot_named = { $name } · robot ({ $level })
web_start-free = libre
web_start-expected = attendu
web_start-you_won = Vous avez gagné
web_start-won = { $name } a gagné
web_start-nobody_won = Personne n’a gagné
web_start-abandoned = Interrompue

## Une nouvelle table

web_start-new = Nouvelle table
web_start-new_lead = On joue de deux à quatre. Les amis viennent par un lien, les robots sont là tout de suite.
web_start-new_lead_more = On joue de 2 à { $most }. Les amis viennent par un lien, les robots sont là tout de suite.
web_start-who = Qui joue ?
web_start-players = Nombre de joueurs
web_start-seat_colour = Siège { $seat } : { $colour }
web_start-your_colour = Votre couleur
web_start-colour_a = rouge, cercle
web_start-colour_b = bleu, carré
web_start-colour_c = jaune, triangle
web_start-colour_d = vert, losange
web_start-colour_e = noir, étoile ; clair la nuit
web_start-people = Personnes
web_start-bots = Robots
web_start-who_me = Vous
    .text = C’est votre siège.
web_start-who_here = Quelqu’un à côté de moi
    .text = Vous partagez cet appareil ; les mains restent cachées quand on se le passe.
web_start-who_open = Qui viendra
    .text = Vous envoyez le lien, et le siège est à qui vient le premier.
web_start-who_named = Quelqu’un en particulier
    .text = Le siège est gardé pour le compte qui porte ce nom.
web_start-name = Nom
web_start-your_name = Votre nom
web_start-name_later = Sans nom, vous êtes un invité
web_start-guest = Invité { $number }
web_start-how = Comment jouez-vous ?
web_start-setup = Mise en place
web_start-modules = Modules de l’extension
    .text = Chacun seul, ou plusieurs ensemble. Ce qui est marqué comme interprétation vient de descriptions ; aucun texte imprimé n’en est connu.
web_start-module_seats = Vient avec { $count } joueurs.
web_start-module_needs = Vient avec « { $module } ».
web_start-pace = Rythme
web_start-pace_none = Sans pendule
    .text = Chacun réfléchit aussi longtemps qu’il veut.
web_start-pace_quick = Rapide
    .text = 10 minutes chacun, et 15 secondes de plus à chaque question.
web_start-pace_calm = Tranquille
    .text = 30 minutes chacun, et 45 secondes de plus à chaque question.
web_start-pace_slow = Lent
    .text = Une partie sur plusieurs jours : 3 jours chacun, et 8 heures de plus à chaque question. Les réactions sont ouvertes.
web_start-pace_own = { $bank } min + { $increment } s
web_start-reactions = Réactions
web_start-windows_sealed = Scellées
    .text = Après chaque acte vient une courte pause, que quelqu’un ait une réponse ou non. Personne ne peut savoir qui aurait pu réagir.
web_start-windows_open = Ouvertes
    .text = Seul celui qui a une réponse est interrogé, l’un après l’autre. Plus rapide, mais on voit qui réfléchit.
web_start-door = Qui peut venir ?
web_start-visibility = Ouverte à
web_start-visibility_link = Qui a le lien
    .text = Quiconque connaît l’adresse de la table peut venir.
web_start-visibility_public = Tout le monde
    .text = La table figure dans la liste des tables ouvertes.
web_start-visibility_private = Les invités
    .text = Chaque siège demande sa propre invitation.
web_start-spectators = Spectateurs
    .text = Ils voient ce que tout le monde voit, et aucune main.
web_start-strict = Sans aide
    .text = Pas de conseils, on n’annule pas de coup entier, et personne n’occupe deux sièges.
web_start-absence = Un robot pour les absents
    .text = Après 10 minutes sans connexion, un robot peut remplacer un joueur jusqu’à son retour. Sinon, tout le monde attend.
web_start-absence_after = après { $minutes } min
web_start-open = Ouvrir la table
web_start-begin = Commencer la partie
web_start-flaw_no_name = Il manque encore un nom d’au moins deux lettres à un siège.
web_start-flaw_twice = Vous n’avez qu’un siège ; choisissez « Quelqu’un à côté de moi » pour les autres.

## Avant la partie

web_start-lobby = Avant la partie
web_start-agreed = Convenu
web_start-yes = oui
web_start-no = non
web_start-ready = prêt
web_start-not_ready = pas encore prêt
web_start-be_ready = Je suis prêt
web_start-sit = S’asseoir ici
web_start-stand = Se lever
web_start-clear = Libérer le siège
web_start-move = Changer pour ce siège
web_start-close = Fermer la table
    .text = La table est fermée pour tout le monde et ne peut pas être rouverte.
web_start-closed = L’hôte a fermé la table
web_start-put_bot = Mettre un robot au siège { $seat }
web_start-add_bot = Ajouter un robot
web_start-invite = Inviter
web_start-invite_all = Envoyez ce lien à vos amis :
web_start-invite_one = Ce lien donne le siège à qui l’utilise le premier. Il vaut une semaine.
web_start-share_title = Une partie d’Inis sur Ard Rí
web_start-lacking_seats = Un siège est encore libre.
web_start-lacking_ready = Quelqu’un n’est pas encore prêt.
web_start-all_here = Tout le monde est là.
web_start-host_begins = Tout le monde est là ; la partie commence quand l’hôte le dit.

## Une invitation

web_start-invitation = Vous êtes invité
web_start-invitation_lead = Quelqu’un vous a gardé un siège à une table.
web_start-as = Vous vous assiérez sous le nom { $name }.
web_start-take_seat = Prendre le siège
web_start-too_many_windows = Vous avez trop de fenêtres ouvertes à des tables. Celle-ci, l’une des plus anciennes, a été déconnectée.
