# Les problèmes : leurs titres, pourquoi la solution est bonne, et ce qui se dit autour.
# $b, $c et $d sont les noms des autres joueurs.

theme-token = Le marqueur Prétendant
theme-victory = Votre victoire
theme-season = La fin d’une Saison
theme-stop = La victoire d’un autre
theme-geis = Geis et Dagda
theme-clash = Les conflits
theme-truce = Les trêves
theme-deeds = Les Exploits
theme-draft = Le choix des cartes
theme-brenn = Le Brenn
theme-modules = Modules

## Résoudre

solve-welcome = { $total } positions, et dans chacune une question : que répondrait un bon joueur ? « aide » dit tout ce que l’on peut taper.
solve-heading = Problème { $number } : { $title }
solve-theme = Thème : { $theme }.
solve-look_ahead = Il faut voir plusieurs coups à l’avance.
solve-right = C’est juste : { $option }
solve-wrong = Pas ceci : { $option }. Essayez encore, ou tapez { $solution } ou { $skip }.
solve-solution = La solution : { $options }
solve-next = Entrée : le problème suivant ; { $quit } pour finir :
solve-left = C’est assez pour aujourd’hui.
solve-count = Résolus : { $count } sur { $total }.
solve-count_ahead = Parmi ceux à plusieurs coups : { $count } sur { $total }.
solve-all = Vous les avez tous résolus. Nommez-en un pour le revoir.
solve-ahead = plusieurs coups
solve-unknown = Il n’y a pas de problème « { $name } » ; --list les montre tous.
solve-near = Il n’y a pas de problème « { $name } » ; les plus proches : { $puzzles }.
solve-several = « { $name } » peut désigner plusieurs problèmes : { $puzzles }.
solve-no_number = Il n’y a pas de problème { $number } ; ils vont de 1 à { $most }.

## Les problèmes

puzzle-six_territories_are_claimed = Six territoires
    .why = Vous remplissez une condition maintenant, et peut-être plus au tour prochain. Le marqueur vous reste quoi que fasse { $b }, et vos deux cartes serviront à défendre vos terres.

puzzle-a_tie_that_the_brenn_wins = Deux prétentions
    .why = { $b } gagne si la Saison se termine ainsi. Avec le marqueur, vous remplissez autant de conditions, et à égalité c’est le Brenn qui gagne : ce sera vous, chef du territoire de la Capitale.

puzzle-the_last_turn_to_claim = Tous les autres ont passé
    .why = Si vous passez, la Saison est finie, et sans marqueur personne ne peut gagner. Prenez-le : { $b } doit agir maintenant, sinon vous gagnerez en passant au prochain tour.

puzzle-a_tie_stops_it = Une couronne pour deux
    .why = Vous ne pouvez rien contre les Sanctuaires où { $b } est présent, mais vous pouvez remplir autant de conditions. { $c } sera Brenn sans être Prétendant : l’égalité ne profite à personne et la partie continue.

puzzle-the_token_can_wait = Deux conditions contre une
    .why = { $b } remplit deux conditions, vous une : le marqueur seul perd. Les deux tiennent à un seul clan de la Prairie ; retirez-le avant qu’il ait de la compagnie, et prétendez ensuite.

puzzle-the_sixth_territory_is_near = Cinq territoires
    .why = La Migration mène un clan de la Forêt à la Lande déserte : le sixième territoire, sans conflit.

puzzle-and_that_is_where_the_clan_goes = Au sortir de la Forêt
    .why = Seule la Lande est nouvelle pour vous, et déserte. Ailleurs vous êtes déjà présent, et au Marais trois clans attendent le vôtre.

puzzle-a_messenger_needs_no_sword = De puissants voisins
    .why = Le sixième territoire est à côté, mais d’autres le tiennent. Les Émissaires y font entrer un clan sans conflit ; la Migration déclencherait un combat contre bien plus fort.

puzzle-the_sixth_sanctuary = Cinq Sanctuaires
    .why = Bâtissez le sixième : la condition est remplie aussitôt, et vous piochez un Récit épique en plus.

puzzle-a_sanctuary_for_oneself = Où bâtir
    .why = Vous êtes présent aux deux endroits, mais dans la Plaine { $b } l’est aussi. Dans les Collines, le Sanctuaire n’est qu’à vous.

puzzle-a_clan_that_makes_the_chieftain = Quatre clans vous suivent
    .why = Dans l’Anse, vous êtes à égalité. Un clan de plus vous en fait le chef, et les deux clans adverses comptent : six en tout.

puzzle-two_conditions_beat_one = Une condition chacun
    .why = À égalité, c’est { $b } qui gagne, chef du territoire de la Capitale. Le sixième Sanctuaire est votre deuxième condition, et deux valent mieux qu’une.

puzzle-clans_first_then_the_way = Un clan partout
    .why = Avec des clans isolés, la Migration ne fait que vous déplacer. D’abord de Nouveaux Clans près de la Lande ; puis l’un d’eux passe, et cinq territoires en font six. { $b } n’a pas de carte pour s’y opposer.

puzzle-room_for_one_more = Avant la Migration
    .why = Au prochain tour, le clan doit passer dans la Lande déserte grâce à la Migration : il faut donc qu’il soit à côté, dans la Forêt ou dans la Vallée.

puzzle-the_druid_fetches_it = Ce que cache la défausse
    .why = { $b } n’a pas de carte : le Sanctuaire est donc dans la défausse. Le Druide le rapporte, et le sixième Sanctuaire suit ; si vous jouez d’abord Festivités, le Druide est votre dernière carte et ne peut plus être joué.

puzzle-and_this_is_what_he_brings = Le choix du Druide
    .why = Vous avez cinq Sanctuaires et tout votre temps : { $b } n’a pas de carte. Prenez celle qui bâtit le sixième.

puzzle-the_walls_win_a_card = Où dresser les murs
    .why = Une Citadelle dans la Plaine prend sa carte, même si { $b } l’a en main. Jouée au tour suivant, elle mène un clan de la Plaine à la Lande déserte : six territoires.

puzzle-the_last_pass_wins = À vous, Prétendant
    .why = { $b } a passé. Si vous passez aussi, la Saison se termine et vous êtes le seul Prétendant à remplir une condition : vous gagnez.

puzzle-never_pass_into_defeat = Une seule carte
    .why = Passer met fin à la Saison, et { $b } gagne. Quoi que vous jouiez, la Saison continue, et un Récit épique peut aider.

puzzle-the_season_must_not_end = Tous ont passé
    .why = Sans la ruse d’Oengus, la Saison est finie et { $b } gagne. Avec elle, vous jouez encore un tour, et l’œil de Balor est dans votre main.

puzzle-cards_do_not_keep = Une fin tranquille
    .why = { $b } et { $c } ont passé, et personne n’est Prétendant. Si vous passez, la Saison finit et vos cartes Action sont perdues : jouez-les d’abord.

puzzle-one_clan_carries_the_victory = Les six Sanctuaires d’un autre
    .why = { $b } gagne à la fin de la Saison, mais trois des six Sanctuaires ne tiennent qu’à un clan. L’œil de Balor le retire.

puzzle-and_the_eye_falls_on_it = L’œil s’ouvre
    .why = Dans les Collines, { $b } a un clan et trois Sanctuaires : sans lui, il n’en reste que trois. Dans l’Anse, deux clans resteraient.

puzzle-a_chieftain_is_replaced = Six clans suivent un autre
    .why = { $b } est chef de deux territoires, d’un seul clan chaque fois. La Nouvelle Alliance remplace un clan adverse par un des vôtres : vous devenez chef de ce territoire, et { $b } n’en a plus que trois.

puzzle-and_not_only_outnumbered_by_one_less = La forme d’une alliance
    .why = Quatre contre trois : un clan ajouté donne l’égalité, un clan remplacé vous donne quatre contre trois.

puzzle-a_tie_is_enough = Chef à deux clans près
    .why = Dans les Collines, { $b } a trois clans contre un des vôtres. Deux Nouveaux Clans font trois partout : plus de chef, et { $b } perd trois clans sur six.

puzzle-a_march_on_the_lone_clan = Un Prétendant sans cartes
    .why = { $b } ne peut payer aucun coup. Marchez sur les Collines, où se tient un seul clan : votre première attaque le retire, et avec lui le sixième territoire.

puzzle-geis_against_the_winning_card = On pose une sixième pierre
    .why = Avec ce Sanctuaire, { $b } en a six et gagne à la fin de la Saison. C’est pour cela qu’on garde le Geis.

puzzle-geis_is_too_good_for_a_bard = La Saison commence à peine
    .why = Un Barde rapporte un Récit épique. { $b } a encore quatre cartes, dont certaines vous nuiront davantage : gardez le Geis pour elles.

puzzle-let_them_fight = La querelle des autres
    .why = { $b } et { $c } vont s’affaiblir sans qu’il vous en coûte rien, et personne n’est près de la victoire. Gardez le Geis pour ce qui vous vise.

puzzle-geis_for_ones_own_victory = Quatre marchent contre un
    .why = Vous gagnez à la fin de la Saison, sauf à perdre un de vos six territoires. Quatre clans contre un le prendront : interdisez la marche.

puzzle-geis_does_not_keep = La dernière carte
    .why = { $b } joue sa dernière carte Action. Le Geis sera défaussé à la fin de la Saison : il ne servira jamais mieux que maintenant.

puzzle-the_dagda_against_the_winning_tale = Les enfants de Dana
    .why = Un clan dans la Plaine fait un sixième territoire, et { $b } est déjà Prétendant. Le Dagda annule le Récit.

puzzle-the_dagda_for_ones_own_victory = L’œil vous regarde
    .why = Sans le clan des Collines, vous n’avez que cinq territoires. Vous êtes le Prétendant qui gagne à la fin de la Saison : le Dagda ne servira jamais mieux.

puzzle-the_dagda_is_kept_for_more_than_a_trifle = La part du champion
    .why = Une carte de plus pour { $b }, c’est peu de chose. Le Dagda reste dans votre main de Saison en Saison, jusqu’à un Récit qui décide de quelque chose.

puzzle-a_clash_that_cannot_be_won = Un parmi cinq
    .why = Votre unique clan est parmi cinq clans adverses, et { $b } a quatre cartes. Un conflit vous coûterait ce clan : jouez autre chose.

puzzle-the_festival_costs_a_clan = Une terre à conquérir
    .why = Dans les Collines, les Festivités vous prennent un clan avant le premier coup, et dans la Vallée { $b } est prêt à se battre. La Lande est déserte et vous donne un territoire de plus.

puzzle-the_last_clan_of_the_pretender = Face à face
    .why = { $b } ne peut payer d’aucune carte : l’attaque retire le clan, et avec lui trois Sanctuaires et la victoire. La paix laisserait gagner { $b }.

puzzle-the_one_to_strike = Trois adversaires
    .why = { $c } est le Prétendant, n’a qu’un clan ici et aucune carte pour payer. { $b } et { $d } ne gagnent rien à être là.

puzzle-the_warlord_strikes_twice = Un premier coup
    .why = Le Chef de Guerre ajoute un clan et vous laisse frapper encore : le dernier clan du joueur { $b } tombe sans réponse. Si vous attendez, on vous attaque, et il faudra payer de cette carte ou de votre clan.

puzzle-a_raid_on_an_empty_hand = La main est vide
    .why = { $c } n’a pas de carte à prendre : la Razzia retire donc le dernier clan, et avec lui trois des six Sanctuaires.

puzzle-behind_the_walls = Trois marchent contre un
    .why = Dans la Citadelle, le clan échappe au conflit et vous gardez le territoire. Dehors, il tombe ou vous coûte votre carte.

puzzle-and_the_second_one_too = L’un est à l’abri
    .why = Il y a une seconde Citadelle. Les deux clans à l’abri, il ne reste personne à attaquer, et tous deux ressortent indemnes.

puzzle-a_card_for_the_clan_that_wins = Le sixième territoire est attaqué
    .why = Ce clan est votre sixième territoire et vous êtes Prétendant. Aucune carte de votre main ne vaut autant.

puzzle-not_the_card_that_wins = De quoi payer
    .why = Ce clan tient deux de vos cinq Sanctuaires, et la carte Sanctuaire bâtit le sixième. Payez avec Festivités.

puzzle-home_is_next_door = Pas de trêve
    .why = Sept clans et une main pleine contre ce qu’il vous reste : chaque coup vous coûte un clan. Dans la Plaine voisine vous êtes chef, et vos clans y sont en sûreté.

puzzle-peace_against_the_odds = Une main tendue
    .why = Un clan sans carte contre quatre clans et trois cartes : le prochain coup vous chasse des Collines. La paix vous y laisse.

puzzle-peace_keeps_the_crown = Un hôte inattendu
    .why = Vous gagnez à la fin de la Saison tant que votre clan des Collines est en vie. La paix l’y laisse ; un combat ne peut que le perdre.

puzzle-no_peace_for_the_victor = Un Prétendant demande la paix
    .why = { $b } n’a ici qu’un clan et aucune carte pour payer, et tient par lui trois des six Sanctuaires. Refusez : votre prochain coup lui ôte la victoire.

puzzle-no_truce_for_the_sixth_territory = Paix, dit le nouveau venu
    .why = Avec ce clan, { $d } a six territoires et gagne. { $d } n’a plus de carte : après le refus, un seul de vos coups le retire.

puzzle-a_truce_costs_nothing = Un hôte parmi quatre
    .why = Votre clan est où vous le vouliez, dans un sixième territoire, et vous êtes ici le plus faible. Demandez d’abord la paix : si quelqu’un refuse, vous n’y perdez rien.

puzzle-the_bard_sings_of_it = Un clan est tombé
    .why = Un Exploit reste toute la partie et compte pour n’importe quelle condition. Le Barde ne le donne que maintenant, après votre manœuvre qui a retiré un clan.

puzzle-a_deed_makes_six = Cinq territoires et un chant
    .why = Déclenchez un conflit dans les Collines : { $b } ne peut payer, le clan tombe, et le Barde en fait un Exploit, qui complète vos cinq territoires. Joué comme carte Saison, le Barde est perdu.

puzzle-a_blow_is_a_deed = Le coup est payé
    .why = La volonté de Sreng demande une attaque, pas un clan tombé. L’Exploit fait compter cinq territoires pour six.

puzzle-a_gift_is_a_deed = Un Récit a été conté
    .why = Il serait défaussé. Donné, il vous vaut un Exploit, et avec lui cinq territoires comptent pour six.

puzzle-deeds_go_where_they_are_needed = Deux Exploits
    .why = Avec un sixième Sanctuaire, la religion se passe d’Exploits, et les deux vont à vos quatre territoires : deux conditions. { $b } en a une, et gagnerait à égalité.

puzzle-one_sanctuary_short = Trois cartes, cinq Sanctuaires
    .why = Il vous manque un Sanctuaire, et voici la carte qui le bâtit.

puzzle-somebody_else_is_close = Un voisin à cinq Sanctuaires
    .why = Il n’en manque qu’un à { $b }. Le Geis est la carte qui interdit ce pas ; les autres n’y peuvent rien.

puzzle-recruits_need_a_reserve = Douze clans en jeu
    .why = Votre réserve est vide : il n’y a personne à recruter. La Migration mène un clan à la Lande déserte, votre sixième territoire.

puzzle-no_feast_without_a_sanctuary = Aucun lieu sacré à vous
    .why = Les Festivités demandent un Sanctuaire là où vous êtes présent, et vous n’en avez pas : transmettez-les.

puzzle-no_craftsmen_without_walls = Pas de murs à vous
    .why = Artisans et paysans recrutent là où se dressent des Citadelles. Vous n’êtes ni dans la Capitale ni près d’une Citadelle : la carte ne vous vaut rien.

puzzle-not_to_the_one_who_waits_for_it = Que céder
    .why = { $b } a cinq Sanctuaires. Transmettez ce que vous voulez, mais pas la carte qui bâtit le sixième.

puzzle-land_for_oneself = Une terre nouvelle
    .why = Vous explorez, et comme Brenn vous dites où. Près de la Plaine et des Collines, seuls vos clans sont voisins : la terre nouvelle sera à vous.

puzzle-land_for_others_lies_far_away = Une terre nouvelle pour un autre
    .why = { $b } explore, mais c’est le Brenn qui dit où. Placée près de vos clans et loin des siens, cette terre lui est coupée, et à votre portée.

puzzle-the_tie_needs_the_capital = Deux Prétendants
    .why = Vous remplissez une condition chacun, et le Brenn gagne à égalité. Deux nouveaux clans dans la Capitale vous en font le chef, et le Brenn de l’Assemblée.

puzzle-and_that_is_where_they_stand = Où vont les deux clans
    .why = Trois clans contre deux vous font chef dans la Capitale, donc le Brenn qui gagne à égalité. Un seul laisserait la Capitale indécise, et { $b } Brenn.

## Modules de l’extension

puzzle-a_king_is_needed = Un roi de trop
    .why = { $b } et vous êtes à égalité, { $c } est le Brenn, et il faut un Roi : à cette Assemblée, ceux qui sont à égalité gagnent. Vous êtes la dernière personne à passer, la Saison finit, et { $c } n’y peut plus rien. Vous partagez la victoire.

puzzle-a_fire_on_the_hill = Rien à jouer
    .why = À votre tour, Geis ne fait rien. Mais c’est l’été : à Beltane, la carte paie un déplacement de 3 clans au plus, et le sixième territoire est voisin.

puzzle-where_no_land_lies = Là où il n’y a pas de terre
    .why = Vous êtes présent dans toutes les terres alentour. Mais le Havre a un port, et Inis Mona aussi : un des mouvements de Migration peut se faire par mer, vers un sixième territoire.

puzzle-an_island_out_of_the_mist = Cinq et pas plus
    .why = Vous êtes présent dans cinq territoires. À cette vérification, Hy Breasil compte comme un Exploit : cinq et un font six.
