# Comment jouer, dans le navigateur.

web_rules-title = Comment jouer
web_rules-lead = Tout le jeu en bref. À la table, inutile de le savoir par cœur : elle dit toujours ce qui est demandé, ce qui est possible, et pourquoi une chose ne l’est pas.
web_rules-contents = Sommaire
web_rules-learn = Première partie guidée
web_rules-cards = Toutes les cartes
web_rules-related = Cartes à ce sujet :
web_rules-pieces = Sur la table
web_rules-piece_clan = Les clans, 12 par joueur, reconnaissables à leur couleur, leur forme et leur lettre.
web_rules-piece_chieftain = Le chef d’un territoire : ce joueur y a plus de clans que tout autre.
web_rules-piece_sanctuary = Un Sanctuaire. Il compte pour la Religion.
web_rules-piece_citadel = Une Citadelle. Elle abrite un clan dans un conflit.
web_rules-piece_capital = La Capitale. C’est aussi une Citadelle, et le chef de son territoire devient le Brenn.
web_rules-piece_festival = Les Festivités. Quiconque déclenche ici un conflit perd d’abord un clan.
web_rules-piece_brenn = Le torque du Brenn.
web_rules-piece_pretender = La couronne d’un Prétendant.
web_rules-piece_deed = Un Exploit. Il compte pour 1 dans n’importe quelle condition.
web_rules-piece_crows = Le Vol des corbeaux. Il montre dans quel sens se suivent les tours.
web_rules-sign_season = Saison : se joue à votre propre tour.
web_rules-sign_triskel = Triskel : se joue au moment que la carte indique.
web_rules-sign_recruit = Fait venir des clans sur l’île.
web_rules-sign_move = Déplace des clans.
web_rules-sign_build = Construit une Citadelle ou un Sanctuaire.
web_rules-sign_clash = Peut déclencher un conflit.
web_rules-track = { $track } : { $count } sur 6
web_rules-track_deeds = { $track } : { $count } sur 6, et { $deeds }
web_rules-draft_step = Gardez { $keep }, transmettez { $on }
web_rules-figure_aim = Rouge a 3 clans dans les Collines et en est le chef : les 2 clans de Bleu comptent pour l’Autorité de Rouge. Tous deux sont présents, le territoire et son Sanctuaire comptent donc pour les deux.
web_rules-figure_assembly = Le choix des cartes à 3 ou 4 joueurs. Vous choisissez toujours parmi 4 cartes, celles que vous avez gardées et celles qu’on vous a transmises.
web_rules-figure_season = Conquête est une carte Saison : elle déplace des clans et peut déclencher un conflit. Le Barde a deux usages, l’un à votre tour, l’autre à un moment d’un conflit.
web_rules-figure_clash = Rouge entre dans la Plaine : il est l’envahisseur. Un clan de Bleu s’abrite dans la Citadelle ; l’autre est engagé et peut être attaqué.
web_rules-figure_victory = L’Autorité est remplie et, avec 1 Exploit, les Terres aussi : deux conditions. Qui en remplit trois, ou deux en étant le Brenn, passe devant.
web_rules-figure_deeds = 3 Exploits : un complète la Religion, deux complètent les Terres.

## À la table

web_rules-aid = Règles et icônes
web_rules-aid_short = Sur une page
web_rules-aid_turn = Votre tour
    .text =
        – Jouez une carte avec le signe Saison,
        – ou passez : vous pourrez agir à un tour suivant,
        – ou déclarez-vous Prétendant, si vous remplissez une condition.
        Quand tous passent l’un après l’autre, la Saison finit et toutes les cartes Action sont défaussées.
web_rules-aid_clash = Un conflit
    .text =
        – Les autres joueurs présents peuvent mettre à l’abri un clan par Citadelle.
        – Attaquer : l’autre joueur perd une carte Action ou un clan engagé.
        – Quitter le territoire : des clans engagés vont vers des territoires adjacents dont vous êtes le chef.
        – Avant chaque manœuvre, le conflit finit si tous les joueurs engagés acceptent une trêve.
web_rules-aid_round = Un round
    .text =
        1. Le chef de la Capitale devient le Brenn.
        2. Si un Prétendant gagne, la partie est finie.
        3. Chaque chef prend la carte Avantage du territoire.
        4. Les corbeaux montrent le sens des tours, et l’on choisit les cartes Action.
        5. La Saison : des tours, jusqu’à ce que tous passent.
