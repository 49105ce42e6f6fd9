# La table en texte : une partie en toutes lettres, avec une ligne de commande.

web_text-title = La table en texte
web_text-to_text = La table en texte
web_text-to_island = Montrer l’île
web_text-transcript = Ce qui se passe
web_text-command_line = Une commande (? ou aide) :
web_text-say_what = Tapez votre message après la commande.
web_text-not_asked = On ne vous demande rien pour l’instant.
web_text-changed = La question a changé entre-temps. Rien n’a été choisi.
web_text-planned = Jusqu’ici : { $what }
web_text-planned_ready = Jusqu’ici : { $what }. Tapez « { $confirm } » pour le faire.
web_text-kept = Vous gardez : { $cards }

## Les commandes propres au navigateur

web_text-command_table = table
    .help = montre toute la table
web_text-command_card = carte
    .help = explique une carte
web_text-command_say = dire
    .help = écrit à la table
web_text-command_island = île
    .help = montre de nouveau la table en images
web_text-rest_card = NOM
web_text-rest_log = NOMBRE
web_text-rest_say = TEXTE

## La partie revue

web_text-replay = La partie revue, en texte
web_text-replay_prompt = Entrée : avancer, b : reculer, aide :
web_text-replay_help =
    Entrée ou n avance d’un pas, b recule d’un pas. 17 va au choix 17, 0 au début, e à la fin.
    t et bt vont au tour suivant et au tour précédent. r et br vont au round suivant et au round précédent.
    s B montre ce que voit le joueur B, s spectator ce que tout le monde voit, s all tout.
