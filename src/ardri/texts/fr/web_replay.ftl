# Ce qui s’est passé à une table, ce qu’on y dit, la fin d’une partie, et les parties revues.

## Le récit

web_replay-story = Le récit
web_replay-show = Afficher
web_replay-filter-all = Tout
web_replay-filter-card = Cartes
web_replay-filter-clash = Conflits
web_replay-filter-mine = Moi
web_replay-none_yet = Il ne s’est encore rien passé.
web_replay-none_such = Rien de tel ne s’est encore passé.
web_replay-newest = Au plus récent
web_replay-cut = Ce qui s’est passé avant n’est pas raconté ici ; on le verra en revoyant la partie.
web_replay-to_moment = Montrer ce moment

## La discussion

web_replay-chat = Discussion
web_replay-silence = Personne n’a encore rien dit.
web_replay-speak = Dire quelque chose à la table
web_replay-speak_aside = Dire quelque chose aux autres spectateurs
web_replay-send = Dire
web_replay-heard = Qui vous entendez
web_replay-mute = Ne plus entendre { $seat }
web_replay-unmute = Entendre { $seat } à nouveau

## Une partie revue

web_replay-title = Partie revue
web_replay-players = Joueurs
web_replay-island = L’île
web_replay-controls = Où l’on en est
web_replay-moment = Moment
web_replay-place = Choix { $at } sur { $most }, round { $round }
web_replay-speed = Vitesse
web_replay-chosen = { $seat } a choisi : { $option }
web_replay-eyes = Vue par
web_replay-eyes-all = tous à la fois
web_replay-eyes-spectator = un spectateur
web_replay-link = Copier le lien
web_replay-go-first = Au début (Origine)
web_replay-go-turn_back = Au tour précédent (Maj + ←)
web_replay-go-back = Un pas en arrière (←)
web_replay-go-play = Lecture (Espace)
web_replay-go-pause = Pause (Espace)
web_replay-go-on = Un pas en avant (→)
web_replay-go-turn_on = Au tour suivant (Maj + →)
web_replay-go-last = À la fin (Fin)

## La fin

web_replay-king = { $seat } est Haut-Roi
web_replay-you_king = { $seat }, vous êtes Haut-Roi
web_replay-kings = { $seats } se partagent le trône
web_replay-no_king = Le trône reste vide
web_replay-other_rules = Cette partie a commencé avec d’anciennes règles du programme et ne peut pas continuer avec celles d’aujourd’hui : elles diffèrent à partir d’ici. Elle a donc été fermée et ne compte pour personne. Tout ce qui précède peut être revu et téléchargé.
web_replay-abandoned = La partie a été interrompue
web_replay-rematch = Rejouer
web_replay-to_rematch = À la partie suivante
web_replay-watch = Revoir la partie
web_replay-download = Télécharger la partie
web_replay-look = Regarder l’île
web_replay-home = À l’accueil
web_replay-to_games = Mes parties
web_replay-fair = Le mélange était-il honnête ?
web_replay-fair-how = Avant la partie, le serveur a tiré une graine secrète et l’a promise à tous : il a publié une empreinte de la graine et de tout ce qui était convenu. Puis chaque joueur a ajouté quelque chose de son cru, et tous les mélanges et toutes les pioches ont découlé des deux. Personne, pas même le serveur, ne pouvait choisir les cartes. Maintenant la graine est connue, et votre navigateur recalcule la promesse.
web_replay-fair-good = La graine est bien celle qui a été promise.
web_replay-fair-bad = La graine n’est pas celle qui a été promise !
web_replay-fair-kept = C’est la promesse que ce navigateur a retenue pendant la partie.
web_replay-fair-broken = Mais ce navigateur a retenu une autre promesse pendant la partie !
web_replay-fair-none = Cette partie n’a pas de promesse que l’on puisse vérifier.
web_replay-fair-promised = La promesse
web_replay-fair-computed = Calculée ici
web_replay-fair-seed = La graine
web_replay-fair-added = Ajouté par { $seat }
web_replay-fair-more = L’enregistrement de la partie contient tous les choix. Qui possède Ard Rí peut tout rejouer avec « ardri verify », qui vérifie aussi chaque pioche.
