# Ce que lisent ceux qui jouent à un terminal, et les commandes qu’ils peuvent taper.

play-welcome = Autour de la table : { $players }. La graine de cette partie est { $seed }.

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

play-yes = oui
play-no = non
play-yes_or_no = Tapez oui ou non, s’il vous plaît.
play-file = FICHIER

## Les commandes

command-save = enregistrer
    .help = écrit la partie dans un fichier
command-load = charger
    .help = continue la partie d’un fichier ; celle-ci est conservée
command-quit = sortir
    .help = quitte la partie, pour la reprendre plus tard si vous voulez
command-solution = solution
    .help = montre la bonne réponse, et pourquoi elle est bonne
command-skip = suivant
    .help = passe au problème suivant

## Plusieurs personnes à un clavier

play-pass_on = Passez le clavier à { $seat }, puis appuyez sur Entrée.
play-pass_on_undo = { $seat } peut encore annuler son dernier choix : tapez plutôt annuler.

## Annuler un choix

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
