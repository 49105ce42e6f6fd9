# Ce qui est demandé à un joueur ; .help explique la question.

## La mise en place et l’Assemblée

question-capital = Où la Capitale se dressera-t-elle ?
    .help = La Capitale et un Sanctuaire y sont construits. Elle compte comme une Citadelle, et celui qui en est le chef au début d’une Assemblée devient le Brenn.
question-first_clan = Où ajoutez-vous un clan ?
    .help = Avant la première Assemblée, chaque joueur ajoute 2 clans, un à la fois, dans les territoires de son choix.
question-draft_keep = Quelle carte gardez-vous ?
    .help = Tous les joueurs choisissent en même temps. Les cartes que vous ne gardez pas vont au joueur suivant ; ce que vous gardez maintenant, vous pourrez encore le transmettre plus tard.
question-draft_hand_on = Quelle carte transmettez-vous ?
    .help = Tous les joueurs choisissent en même temps. La carte va au joueur suivant, et vous en recevez une du joueur précédent.
question-aside = Quelle carte Action est mise de côté ?
    .help = Une carte mise de côté n’est dans la main de personne : elle ne sera pas jouée cette Saison, à moins qu’une carte comme l’Anse ou La part du champion n’aille la chercher.

## La Saison

question-turn = C’est votre tour.
    .help = Jouez une carte Saison, passez, ou prenez le jeton Prétendant si vous remplissez une condition de victoire. Passer n’est pas définitif : la Saison ne se termine que lorsque tous les joueurs passent l’un après l’autre. Le Brenn ouvre la Saison avec une carte.
question-exile = Vous n’avez plus de clan sur le plateau de jeu. Où l’un d’eux revient-il ?
    .help = Sans clan en jeu, vous perdez un Exploit, si vous en avez un, et vous ajoutez 2 clans dans un ou deux territoires de votre choix avant votre tour. Aucun conflit ne commence.

## Annoncer et résoudre une carte

question-territory = Quel territoire ?
    .help = Seuls les territoires permis par la carte sont proposés.
question-from = Depuis quel territoire ?
    .help = Des clans quitteront ce territoire. Si plusieurs sont possibles, nommez-les l’un après l’autre et finissez par « Terminé ».
question-to = Vers quel territoire ?
    .help = Des clans iront dans ce territoire. S’il s’y trouve des clans adverses, un conflit s’ensuit, sauf si la carte l’exclut.
question-count = Combien de clans ?
    .help = C’est le nombre de vos clans qui partent.
question-count_cards = Combien de cartes ?
    .help = Vous défausserez autant de cartes Action, que vous choisirez ensuite.
question-count_exposed = Combien de clans engagés ?
    .help = Les clans engagés prennent part au conflit ; c’est le nombre des vôtres qui partent.
question-count_sheltered = Combien de clans à l’abri ?
    .help = Les clans à l’abri sont dans les Citadelles, hors du conflit ; c’est le nombre des vôtres qui partent.
question-spread = Où ajoutez-vous un clan ?
    .help = Vous ajoutez les clans un à la fois, dans l’ordre de la liste ; plusieurs peuvent donc être ensemble. Ajouter un clan ne déclenche jamais de conflit.
question-opponent = Quel adversaire ?
    .help = La carte touche le joueur que vous nommez.
question-clan = Le clan de qui ?
    .help = La carte touche un clan du joueur que vous nommez.
question-which_clan = Lequel de vos clans ?
    .help = Un clan engagé prend part au conflit, un clan à l’abri est en sûreté dans une Citadelle.
question-lose_clan = D’où retirez-vous un de vos clans ?
    .help = Le clan retourne dans votre réserve.
question-site = Où le nouveau territoire se trouvera-t-il ?
    .help = Un nouveau territoire doit toucher au moins 2 territoires en jeu.
question-tile = Quel territoire posez-vous ?
    .help = Vous seul voyez ces territoires. Les autres vont sous la pile.
question-tile_under = Quel territoire va le premier sous la pile ?
    .help = Celui qui y va le premier sera pioché plus tôt.
question-settle_from = D’où un clan se déplace-t-il vers le nouveau territoire ?
    .help = Vous pouvez déplacer 1 de vos clans depuis un territoire adjacent, ou aucun.
question-scouts_from = D’où partent les clans ?
    .help = Vous pouvez déplacer des clans d’un territoire vers un territoire adjacent, ou n’en déplacer aucun. Des clans adverses à l’arrivée signifient un conflit.
question-take = Quelle carte prenez-vous ?
    .help = La carte vient dans votre main.
question-give = Quelle carte donnez-vous ?
    .help = La carte va dans la main de l’autre joueur.
question-discard = Quelle carte défaussez-vous ?
    .help = Elle est défaussée sans effet.
question-keep_epic = Quel Récit épique gardez-vous ?
    .help = Les autres sont défaussés face visible.
question-alliance = Ajouter un clan, ou en remplacer un ?
    .help = Vous pouvez remplacer un clan d’un adversaire qui en a au moins 2 ici. Un clan remplacé retourne à son propriétaire ; il ne compte pas comme perdu.
question-other_world = Ajouter un clan, ou à qui en retirer un ?
    .help = Pour chaque Sanctuaire d’ici, 3 au plus en tout, vous choisissez l’un ou l’autre ; vous pouvez aussi vous arrêter.
question-crows = Les corbeaux font-ils demi-tour ?
    .help = L’ordre du tour change aussitôt. S’ils font demi-tour, les Portes de Tir Na Nog prennent effet.
question-instigator = Qui est l’envahisseur ?
    .help = L’envahisseur fait la première manœuvre ; lui seul ne peut pas mettre de clans à l’abri dans les Citadelles.

## Les conflits

question-next_clash = Quel conflit vient ensuite ?
    .help = Votre déplacement a causé plusieurs conflits. Ils se résolvent un à la fois, dans l’ordre de votre choix.
question-shelter = Mettez-vous un clan à l’abri dans une Citadelle ?
    .help = Chaque Citadelle, comme la Capitale, abrite 1 clan. Un clan à l’abri est hors du conflit jusqu’à sa fin, et compte toujours pour savoir qui est le chef. La question revient tant qu’il reste des Citadelles libres et que quelqu’un en occupe.
question-maneuver = Votre manœuvre ?
    .help = Attaquez, quittez le territoire, ou jouez un Récit épique qui est une manœuvre ; vous ne pouvez pas passer. Vous pouvez aussi proposer une trêve : si tous les joueurs engagés acceptent, le conflit prend fin.
question-next_maneuver = Qui fait la prochaine manœuvre ?
    .help = Le joueur nommé fait la prochaine manœuvre, puis l’ordre du tour reprend à partir de lui.
question-truce = Une trêve est proposée. Acceptez-vous ?
    .help = Le conflit prend fin aussitôt si tous les joueurs engagés acceptent. Un seul refus suffit pour qu’il continue.
question-attacked = Vous êtes attaqué. Que sacrifiez-vous ?
    .help = Défaussez une carte Action sans effet, ou perdez un de vos clans engagés.
question-demand = Qu’exigez-vous ?
    .help = Avec La massue du Dagda, vous choisissez ce que sacrifie le joueur attaqué. Contre une main vide, c’est un clan.
question-withdraw_to = Vers quel territoire partez-vous ?
    .help = Vous pouvez partir vers un ou plusieurs territoires adjacents dont vous êtes le chef. Aucun conflit n’y commence.
question-withdraw_count = Combien de clans y partent ?
    .help = C’est le nombre de vos clans engagés qui vont dans ce territoire.
question-cauldron = Où un clan revient-il du chaudron ?
    .help = Jusqu’à 3 des clans recueillis reviennent, chacun dans le territoire où il a été perdu ; les autres vont dans votre réserve.
question-toll = Les Montagnes exigent leur péage. Que sacrifiez-vous ?
    .help = Celui dont les clans sont déplacés vers les Montagnes défausse 1 carte Action ou y perd 1 clan, une seule fois pour tout le déplacement.

## Les moments où une carte peut être jouée

question-assembly_start = L’Assemblée commence. Jouez-vous une carte ?
    .help = La parole de Cathbad peut être jouée maintenant, avant tout le reste de l’Assemblée.
question-card_declared = Une carte est jouée. Y répondez-vous ?
    .help = C’est le moment, avant tout effet, où Geis peut annuler une carte Action adverse, et Le Dagda un Récit épique ou une carte Avantage.
question-epic_draw = Vous piochez des Récits épiques. Jouez-vous une carte ?
    .help = Vous avez vu ce que vous avez pioché. La Prairie ou les Portes vous font piocher 1 carte de plus, et vous en gardez 1 en tout.
question-clans_arrive = Des clans arrivent dans les Montagnes. Jouez-vous une carte ?
    .help = La carte Montagnes vous épargne le péage.
question-clash_start = Un conflit commence. Jouez-vous une carte ?
    .help = Avant que les clans ne se mettent à l’abri : La lance de Lug interdit les cartes Triskel, le Plateau change l’envahisseur d’un conflit qui s’y déroule.
question-citadels_end = Les Citadelles sont occupées. Jouez-vous une carte ?
    .help = Furie guerrière fait sortir tous les clans à l’abri.
question-attack_performed = Une attaque a lieu. Jouez-vous une carte ?
    .help = L’attaquant peut l’aggraver avec la Mine de fer ou La massue du Dagda ; l’attaqué peut l’ignorer avec les Collines.
question-would_be_removed = Vous allez perdre un clan. Jouez-vous une carte ?
    .help = La massue du Dagda le garde en place.
question-clan_removed = Vous perdez un clan. Jouez-vous une carte ?
    .help = Diarmuid et Grainne le placent ailleurs ; dans un conflit, Le chaudron du Dagda le recueille.
question-after_maneuver = Une manœuvre est terminée. Jouez-vous une carte ?
    .help = Le Barde, la Razzia, le Chef de Guerre et La volonté de Sreng peuvent être joués maintenant, chacun à sa condition.
question-before_discard = Votre Récit épique va être défaussé. Jouez-vous une carte ?
    .help = Avec le Maître Artisan, vous le donnez plutôt à un autre joueur et gagnez un Exploit.
question-card_finished = Une carte est terminée. Jouez-vous une carte ?
    .help = Avec Lug Samildanach, une carte Action vient dans votre main, quel que soit son joueur. Après votre Récit épique : la Forêt ou le Cromlech. Après votre carte Saison : l’Anse, le Val perdu, la Mine de sel ou la Vallée.
question-turn_end = Un tour se termine. Jouez-vous une carte ?
    .help = Avec La ruse d’Oengus, le tour suivant est à vous, même si la Saison allait se terminer.
