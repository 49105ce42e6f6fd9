# Ce que lisent ceux qui jouent à un terminal, et les commandes qu’ils peuvent taper.

play-welcome = Autour de la table : { $players }. La graine de cette partie est { $seed }.
play-hint = Tapez le numéro d’un choix, ou le début de ses mots. « ? » explique la question, « aide » dit tout ce que l’on peut taper.
play-bot = robot
play-heading = { $time } · Brenn : { $brenn } · corbeaux { $crows }
play-fact = { $name } : { $value }
play-drawn = Piochées : { $cards }
play-card = { $card } ({ $deck })
play-why_not = Pas maintenant : { $reason }

## Les colonnes du tableau des joueurs, aussi courtes que possible

column-leadership = Autorité
column-religion = Religion
column-land = Terres
column-deeds = Expl.
column-conditions = Cond.
column-reserve = Rés.
column-action = Action
column-advantage = Avant.
column-epic = Récit

## Demander

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
play-yes = oui
play-no = non
play-yes_or_no = Tapez oui ou non, s’il vous plaît.
play-help =
    Pour choisir, tapez le numéro d’un choix, le début de ses mots, ou sa clé.
    « ? » explique la question, « ? 3 » le choix 3, « ? barde » une carte, « ? collines » un territoire, « ? conflits » un chapitre des règles.
    Entrée seule pose de nouveau la question. Et aussi :
play-file = FICHIER
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
command-save = enregistrer
    .help = écrit la partie dans un fichier
command-load = charger
    .help = continue la partie d’un fichier ; celle-ci est conservée
command-quit = sortir
    .help = quitte la partie, pour la reprendre plus tard si vous voulez
command-help = aide
    .help = montre cette liste
command-solution = solution
    .help = montre la bonne réponse, et pourquoi elle est bonne
command-skip = suivant
    .help = passe au problème suivant

## Plusieurs personnes à un clavier

play-pass_on = Passez le clavier à { $seat }, puis appuyez sur Entrée.
play-pass_on_undo = { $seat } peut encore annuler son dernier choix : tapez plutôt annuler.

## Annuler un choix

play-undone = C’est annulé.
play-reset = Tout est annulé jusqu’au début de votre tour, ou autant que possible.
play-undo_nothing = Il n’y a rien à annuler : vous n’avez encore rien choisi.
play-undo_other = Votre dernier choix reste : { $seat } a choisi depuis.
play-undo_stays = Votre dernier choix reste : depuis, une carte a été piochée ou montrée, ou quelqu’un aurait pu répondre par une carte.

## Conserver

play-which_file = Dites quel fichier, par exemple : { $command } partie.txt
play-overwrite = { $file } existe déjà. L’écraser ? (oui ou non ; Entrée : non)
play-saved = Enregistrée dans { $file }.
play-not_saved = Rien n’est enregistré.
play-not_written = Impossible d’écrire { $file } : { $reason }
play-loaded = Voici la partie de { $file }.
play-not_read = Impossible de lire { $file } : { $reason }
play-keep = Conserver la partie pour la reprendre plus tard ? (oui ou non ; Entrée : oui)
play-kept = La partie est conservée dans { $file }
play-not_kept = La partie n’est pas conservée.
play-resume = Pour la reprendre : { $command }
play-record = La partie est notée dans { $file }

## Partir

play-left = Vous quittez la partie.
play-input_over = Il n’y a plus rien à lire.
play-interrupted = Interruption.
play-goodbye = Au revoir, et à bientôt.

## Ce que l’on ne peut pas demander

play-no_such_people = « { $people } » ne désigne personne : dites combien de personnes jouent, de 1 à { $count }, ou à quelles places, parmi { $seats }.
play-too_many_names = Il y a plus de noms que de joueurs : { $count }.
play-bad_name = « { $name } » n’est pas un nom : il faut de 1 à { $most } lettres.
play-names_alike = « { $name } » serait pris pour un autre joueur.
play-file_says = La partie du fichier le dit elle-même.
