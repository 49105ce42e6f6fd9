# Ce que disent les commandes autres que `play` : les enregistrements, les cartes, les chapitres des règles.

count-choice = { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }

## Les enregistrements

verify-good = bon : { $players }, { $choices }, { $result }
verify-bad = mauvais : { $why }
verify-unfinished = pas encore terminée
verify-winner = { $seat } gagne ({ $reason })
verify-several = { $seats } gagnent ensemble ({ $reason })
verify-nobody = personne ne gagne ({ $reason })
verify-earlier = correct d’après les règles { $rules }, et le même d’après les règles { $now } : { $players }, { $choices }, { $result }
verify-differs = différent : la partie a été jouée avec les règles { $rules } ; avec les règles { $now }, elle ne va que jusqu’au choix { $at } sur { $choices } ({ $why })
migration-whole = { $file } : cette partie a été jouée avec les règles { $rules }. Avec les règles { $now }, elle est la même.
migration-part = { $file } : cette partie a été jouée avec les règles { $rules }. Avec les règles { $now }, elle ne va que jusqu’au choix { $at } sur { $choices } : { $why }
fault-told = Les règles de ce programme ont échoué au choix { $choice } : { $cause }. C’est une erreur du programme. La partie jusque-là est dans { $file } ; envoyez-la avec un rapport, s’il vous plaît.
fault-kept = La partie jusque-là est dans { $file }.
verify-told = hasard dicté de l’extérieur, sans graine

replay-place = Choix { $at } sur { $last }
replay-modules = Modules : { $modules }.
replay-seat = vu par { $seat }
replay-spectator = vu par un spectateur
replay-all = toutes les cartes ouvertes
replay-chosen = { $seat } : { $question } → { $option }
replay-hand = Main du joueur { $seat } : { $cards }
replay-put_away = Réservées par { $seat } : { $cards }
replay-set_aside = Mise de côté : { $cards }
replay-question = { $seat } : { $question }
replay-chance = Le hasard doit répondre.
replay-private = Cette partie n’est pas terminée. Voici ce que peut voir { $seat } : que personne d’autre ne regarde.
replay-not_all = Cette partie n’est pas terminée : un spectateur ou un seul joueur peut regarder, pas tous.
replay-first = Il n’y a rien avant.
replay-last = Il n’y a rien après.
replay-prompt = Entrée avance, b recule (? pour l’aide) :
replay-unknown = « { $answer } » n’est pas une commande d’ici (? les montre toutes).
replay-help =
    Entrée, n   avancer jusqu’à ce que l’on voie du nouveau
    b           reculer
    17          aller au choix 17 ; 0 est le début, e la fin
    r, br       aller au round suivant, au round précédent
    a, a 2      avancer tout seul, chaque seconde ou toutes les 2 ; Ctrl-C arrête
    s B         regarder comme le joueur B ; s spectator, s all
    ?           cette aide
    q           quitter

bug-written = Le rapport est dans { $file }. Il contient ce que peut savoir { $seat }, et rien d’autre.

## Les cartes et les chapitres

about-players = à partir de { $count } joueurs
about-signs = Signes : { $icons }
about-territory = Le territoire
about-names = Dans les autres langues : { $names }
about-rulings = Décisions (en anglais)
about-unknown = Il n’y a pas de carte « { $name } ».
about-near = Il n’y a pas de carte « { $name } » ; en sont proches : { $cards }.
about-several = « { $name } » peut désigner plusieurs cartes : { $cards }.

chapter-unknown = Il n’y a pas de chapitre « { $name } » ; il y a : { $chapters }.
