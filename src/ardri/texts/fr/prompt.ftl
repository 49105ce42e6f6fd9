# La ligne de commande d’une table, au terminal et dans le navigateur : questions, réponses et commandes.

play-heading = { $time } · Brenn : { $brenn } · corbeaux { $crows }
play-fact = { $name } : { $value }
play-bot = robot
play-card = { $card } ({ $deck })
play-drawn = Piochées : { $cards }
play-why_not = Pas maintenant : { $reason }

## Demander

play-hint = Tapez le numéro d’un choix, ou le début de ses mots. « ? » explique la question, « aide » dit tout ce que l’on peut taper.
play-prompt = Votre choix ({ $least } à { $most }, ? ou aide) :
play-no_number = Il n’y a pas de choix { $answer }. Choisissez de { $least } à { $most }.
play-several = « { $answer } » peut vouloir dire plusieurs choses : { $list }.
play-unknown = « { $answer } » n’est ni un choix ni une commande.
play-unexplained = Rien ne s’appelle « { $answer } ».
play-near = Voulez-vous dire : { $list } ?
play-sites = « ? » et un numéro montre l’endroit sur la carte.
play-plan = Ou tout en une ligne, par exemple « { $example } » : au moins { $least }, au plus { $most } en tout.
play-plan_exactly = Ou tout en une ligne, par exemple « { $example } » : { $count } en tout.
play-plan_group = Parmi ceux-ci, { $count } au plus : { $list }.
play-plan_each = Au plus de chaque : { $list }.
play-help =
    Pour choisir, tapez le numéro d’un choix, le début de ses mots, ou sa clé.
    « ? » explique la question, « ? 3 » le choix 3, « ? barde » une carte, « ? collines » un territoire, « ? conflits » un chapitre des règles.
    Entrée seule pose de nouveau la question. Et aussi :
play-no_story = Il ne s’est encore rien passé.
play-advice = Conseil : { $option }. { $reason }

## Les commandes

command-hint = conseil
    .help = montre ce que choisirait ici le robot chieftain, et pourquoi
command-undo = annuler
    .help = annule votre dernier choix, tant que rien de définitif n’en a résulté
command-reset = recommencer
    .help = annule tout ce que vous avez choisi ce tour-ci, autant que possible
command-log = journal
    .help = raconte toute l’histoire, telle que vous l’avez vue
command-board = table
    .help = montre toute la table et l’île
command-hand = main
    .help = montre vos cartes avec leurs textes
command-help = aide
    .help = montre cette liste

## Annuler un choix

play-undone = C’est annulé.
play-reset = Tout est annulé jusqu’au début de votre tour, ou autant que possible.
play-undo_nothing = Il n’y a rien à annuler : vous n’avez encore rien choisi.
