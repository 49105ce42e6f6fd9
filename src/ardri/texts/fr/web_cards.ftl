# Les pages des cartes dans le navigateur.

web_cards-title = Cartes et territoires
web_cards-lead = Tout ce qui est dans la boîte : { $cards } et { $territories }. Cherchez dans l’une des trois langues, avec ou sans accents.
web_cards-search = Chercher dans les noms et les textes
web_cards-kind = Type
web_cards-timing = Moment
web_cards-effect = Effet
web_cards-tiles = Territoires
web_cards-found = { $cards }, { $territories }
web_cards-nothing = Rien ne répond à tout cela.
web_cards-clear = Tout montrer
web_cards-unknown = Il n’y a pas de carte « { $name } ». C’est peut-être l’une de celles-ci.

web_cards-about_action = Réparties à nouveau à chaque Assemblée. Celles qui n’ont pas été jouées sont défaussées à la fin de la Saison.
web_cards-about_advantage = Une par territoire. À chaque Assemblée, elle va au chef du territoire.
web_cards-about_epic = Les hauts faits des dieux et des héros, piochés grâce à d’autres cartes et gardés jusqu’à ce qu’on les joue.
web_cards-about_tiles = C’est avec eux que l’île s’agrandit. Chacun a sa carte Avantage, et certains ont une règle qui leur est propre.

web_cards-back = Toutes les cartes
web_cards-previous = Carte précédente :
web_cards-next = Carte suivante :
web_cards-players = à partir de { $count } joueurs
web_cards-when = Se joue { $moment }.
web_cards-does_recruit = elle fait venir des clans sur l’île.
web_cards-does_move = elle déplace des clans.
web_cards-does_build = elle construit une Citadelle ou un Sanctuaire.
web_cards-does_clash = elle peut déclencher un conflit.
web_cards-tile = Le territoire
web_cards-tile_plain = Ce territoire n’a pas de règle qui lui soit propre.
web_cards-names = Dans les autres langues
web_cards-module_rules = Ses règles
web_cards-no_advantage = Il n’a pas ici de carte Avantage : aucun texte imprimé n’en est connu, et rien n’est inventé.
