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
