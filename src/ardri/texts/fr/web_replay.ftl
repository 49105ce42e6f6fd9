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
web_replay-place = Choix { $at } sur { $most }, manche { $round }
web_replay-speed = Vitesse
web_replay-chosen = { $seat } a choisi : { $option }
web_replay-eyes = Vue par
web_replay-eyes-all = tous à la fois
web_replay-eyes-spectator = un spectateur
web_replay-link = Lien vers ce moment
web_replay-track = { $count } sur 6
web_replay-go-first = Au début (Origine)
web_replay-go-turn_back = Au tour précédent (Maj + ←)
web_replay-go-back = Un pas en arrière (←)
web_replay-go-play = Lecture (Espace)
web_replay-go-pause = Pause (Espace)
web_replay-go-on = Un pas en avant (→)
web_replay-go-turn_on = Au tour suivant (Maj + →)
web_replay-go-last = À la fin (Fin)
