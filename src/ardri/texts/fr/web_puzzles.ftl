# Les problèmes dans le navigateur.

web_puzzles-title = Problèmes
web_puzzles-lead = Des positions, et dans chacune une question : que répondrait un bon joueur ?
web_puzzles-count = Résolus : { $count } sur { $total }
web_puzzles-solved = résolu
web_puzzles-ahead = plusieurs coups
web_puzzles-heading = Problème { $number } : { $title }
web_puzzles-look_ahead = Il faut voir plusieurs coups à l’avance.
web_puzzles-wrong = Pas ceci : { $option }. Essayez encore, ou regardez la solution.
web_puzzles-right = C’est juste : { $option }
web_puzzles-solution = La solution : { $options }
web_puzzles-show = Voir la solution
web_puzzles-next = Le problème suivant
web_puzzles-begin = Commencer
web_puzzles-go_on = Continuer
web_puzzles-all = Tous les problèmes
web_puzzles-done = Vous avez résolu tous les problèmes.
