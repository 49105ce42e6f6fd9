# Les règles, une page par sujet.

rules-aim = Le but du jeu
    .text =
        Vous menez les clans d’un peuple sur une île qui s’agrandit. Vous voulez être choisi comme Haut-Roi lors d’une Assemblée.

        Il y a trois façons de le mériter, chacune se comptant jusqu’à six :
        – Autorité : les clans adverses dans les territoires dont vous êtes le chef.
        – Religion : les Sanctuaires dans les territoires où vous êtes présent.
        – Terres : les territoires où vous êtes présent.

        Quand vous remplissez l’une d’elles à votre tour, vous pouvez vous déclarer Prétendant. L’Assemblée suivante examine les joueurs qui ont un marqueur Prétendant : celui qui remplit le plus de conditions gagne.

        Vous êtes présent là où vous avez au moins un clan. Vous êtes le chef là où vous avez plus de clans que tout autre joueur ; en cas d’égalité, il n’y a pas de chef. Les bâtiments ne sont à personne : un Sanctuaire compte pour tous les joueurs présents.
rules-round = Un round
    .text =
        La partie commence avec un territoire par joueur. Un joueur tiré au sort est le Brenn et choisit où se dresse la Capitale, avec un Sanctuaire. Puis, à partir du Brenn, chacun à son tour ajoute 1 clan dans le territoire de son choix, et l’on fait ainsi deux fois le tour.

        Un round a deux parties : l’Assemblée, où l’on choisit des cartes, et la Saison, où on les joue. Les rounds se suivent jusqu’à ce qu’une Assemblée trouve un Haut-Roi.

        Il y a trois types de cartes :
        – Les cartes Action sont réparties à chaque Assemblée et défaussées à la fin de la Saison.
        – Les cartes Avantage appartiennent aux territoires : chacune va au chef de son territoire. Si vous n’en êtes plus le chef, vous gardez la carte jusqu’à la fin de la Saison et pouvez encore la jouer.
        – Les Récits épiques sont piochés grâce à d’autres cartes et gardés jusqu’à ce qu’on les joue. Si la pioche est vide quand quelqu’un pioche, la défausse est mélangée en une nouvelle pioche.

        Une carte au signe Saison se joue à votre propre tour pendant la Saison. Une carte au signe Triskel se joue au moment qu’elle indique, au tour de n’importe qui.

        Les cartes en main sont secrètes ; leur nombre, par type, ne l’est pas. La défausse des Récits épiques est face visible, et chacun peut la consulter. La défausse des cartes Action est face cachée, et personne ne la consulte, sauf si une carte le permet. Une carte Avantage jouée reste face cachée jusqu’à l’Assemblée suivante.
rules-assembly = L’Assemblée
    .text =
        1. Le chef du territoire de la Capitale devient le Brenn. S’il n’y en a pas, le Brenn reste le même.
        2. On vérifie si un Prétendant gagne. Si personne ne gagne, tous les marqueurs Prétendant sont rendus.
        3. Chaque chef prend la carte Avantage de son territoire, même jouée pendant la dernière Saison. Là où il n’y a pas de chef, elle reste sur la table.
        4. On lance le Vol des corbeaux : il dit si l’on joue dans le sens horaire ou antihoraire.
        5. Toutes les cartes Action sont mélangées. L’une est mise de côté sans être vue, puis chaque joueur en reçoit 4.
        6. Le choix des cartes, par tous en même temps : gardez 1 carte et transmettez-en 3 au joueur suivant ; des 4 cartes que vous avez alors, gardez-en 2 et transmettez-en 2 ; puis gardez-en 3 et transmettez-en 1. Une carte gardée peut être transmise plus tard.

        À 2 joueurs, chacun reçoit 3 cartes et choisit de même : en garder 1, puis en garder 2. Ces cartes sont réservées, et l’on recommence avec 3 autres. Chacun en a alors 6. Le joueur suivant est toujours l’autre : les corbeaux ne comptent que pour les Portes de Tir Na Nog.
rules-season = La Saison
    .text =
        Le Brenn commence, puis les tours suivent les corbeaux. À votre tour, vous faites une de ces choses :
        – Jouer une carte Saison.
        – Passer. Vous pourrez agir à un tour suivant.
        – Se déclarer Prétendant, si vous remplissez une condition de victoire.
        Au premier tour du Brenn, il doit jouer une carte.

        La Saison se termine quand tous les joueurs ont passé l’un après l’autre. Une carte Saison ou un nouveau Prétendant rompt cette suite, une carte Triskel non, sauf La ruse d’Oengus. Alors toutes les cartes Action sont défaussées, les Récits épiques sont gardés, les cartes Avantage dont le détenteur n’est pas le chef vont sur la table, et le marqueur Festivités quitte la zone de jeu.

        Pour jouer une carte, annoncez d’abord tout ce qui est public : où, qui, combien. Ensuite, d’autres peuvent l’annuler ; une carte annulée est défaussée et compte quand même comme jouée. Puis tout ce qui peut arriver arrive ; seuls « pouvez » et « jusqu’à » vous laissent le choix. Ce qui manque – clans, bâtiments, cartes – n’est simplement pas gagné.

        Remplacer un clan n’est pas le faire perdre : les cartes qui répondent à la perte d’un clan n’y répondent pas.

        Plusieurs cartes Triskel peuvent être jouées au même moment. Le joueur actif commence et peut jouer toutes celles qui conviennent, l’une après l’autre. Puis viennent les autres, dans l’ordre du tour. Après chaque carte, on demande de nouveau à tous, en commençant par le joueur actif, jusqu’à ce que tous refusent. Le joueur actif est celui dont c’est le tour, dans un conflit celui dont c’est la manœuvre, et pendant l’Assemblée le Brenn.

        Tout ce qui suit la résolution d’une carte forme un seul moment, là encore le joueur actif d’abord, puis les autres : Lug Samildanach, la Forêt et le Cromlech, la Vallée, l’Anse, la Mine de sel et le Val perdu. Une carte Saison est résolue quand ses conflits sont terminés.

        La Lande peut être jouée chaque fois qu’une question vous est posée, même pendant l’Assemblée et le choix des cartes.

        Si vous n’avez aucun clan en jeu au début de votre tour, vous perdez un Exploit, si vous en avez un, et ajoutez 2 clans, sans conflit, dans les territoires de votre choix avant de jouer.
rules-clash = Les conflits
    .text =
        Quand vous déplacez des clans vers un territoire avec des clans adverses, un conflit y commence, sauf si la carte dit le contraire. Vous êtes l’envahisseur. Ajouter des clans ne déclenche jamais de conflit.

        Certaines cartes, comme le Chef de Guerre et La Morrigan, déclenchent un conflit sans déplacement et disent qui est l’envahisseur. Là où un seul joueur est présent, rien ne se passe.

        Des clans déplacés vers les Montagnes coûtent d’abord un péage à leur joueur : 1 carte Action ou 1 clan sur place, une fois par déplacement.

        Si un déplacement déclenche plusieurs conflits, l’envahisseur choisit le suivant, un à la fois. Un conflit n’a pas lieu si, quand vient son tour, les clans arrivés ou tous les clans adverses n’y sont plus.

        D’abord, si les Festivités s’y tiennent, celui qui a déclenché le conflit y perd un clan. Cela vaut pour tous et pour chaque conflit jusqu’à la fin de la Saison.

        Ensuite, à partir du joueur qui suit l’envahisseur, les autres joueurs présents peuvent mettre des clans à l’abri, un par Citadelle, Capitale comprise. On fait ainsi le tour, un clan à la fois, jusqu’à ce que toutes soient occupées ou que personne n’en veuille. Après un refus, on peut en occuper une au passage suivant. Les clans à l’abri sont hors du conflit ; tous les autres sont engagés. Tous comptent pour savoir qui est le chef.

        Puis les joueurs engagés, ceux qui ont des clans engagés, font une manœuvre chacun à leur tour, envahisseur en tête :
        – Attaquer un joueur engagé : il défausse une carte Action ou perd un de ses clans engagés. Sans carte Action, c’est un clan.
        – Quitter le territoire : déplacer des clans engagés vers des territoires adjacents dont vous êtes le chef, même ceux d’où ils viennent. Aucun conflit n’y commence. Là où un conflit attend encore, les clans comptent tels qu’ils sont maintenant.
        – Jouer un Récit épique qui est une manœuvre.
        On ne peut pas passer. Mais avant chaque manœuvre, le conflit finit si tous les joueurs engagés acceptent une trêve.

        Si vous seul avez des clans engagés, vous pouvez mettre fin au conflit ou continuer. À la fin, les clans à l’abri sortent, jusqu’à 3 clans reviennent du chaudron du Dagda, et tous vivent là ensemble.
rules-victory = La victoire
    .text =
        On gagne à la deuxième étape de l’Assemblée, et seulement si l’on a un marqueur Prétendant.

        Il y a trois conditions, et chacune demande 6 :
        – Autorité : les clans adverses dans les territoires dont vous êtes le chef.
        – Religion : les Sanctuaires dans les territoires où vous êtes présent.
        – Terres : les territoires où vous êtes présent.
        Chacun de vos Exploits compte pour 1 dans l’une d’elles. Plus de 6 ne vaut rien de plus.

        Celui qui remplit le plus de conditions, et au moins une, gagne. Si plusieurs Prétendants sont à égalité, le Brenn que cette Assemblée vient de désigner gagne s’il est l’un d’eux. Sinon personne ne gagne, les marqueurs sont rendus et la partie continue.

        Qui abandonne a perdu. À 2 joueurs, l’autre gagne ; à plus, un robot continue à sa place.
rules-pretender = Les Prétendants
    .text =
        À votre tour pendant la Saison, vous pouvez vous déclarer Prétendant au lieu de jouer une carte, si vous remplissez à ce moment au moins une condition de victoire et n’avez pas encore de marqueur. Les Exploits comptent. Vous prenez alors un marqueur Prétendant.

        Le marqueur reste à vous jusqu’à l’Assemblée suivante, même si vous perdez la condition entre-temps. Mais vous ne gagnez que si vous en remplissez une lors de l’Assemblée.

        Un Prétendant avertit donc les autres : ils ont le reste de la Saison pour l’en empêcher, ou pour devenir eux-mêmes Prétendants.
rules-deeds = Les Exploits
    .text =
        Un Exploit est un haut fait que chantent les bardes. Il compte pour 1 dans une condition de victoire de votre choix, toujours là où il vous aide le plus.

        Avec 4 territoires et 5 Sanctuaires, 2 Exploits font une condition et 3 Exploits en font deux.

        On gagne des Exploits avec des cartes comme le Barde, La volonté de Sreng et le Maître Artisan. Ils sont visibles de tous, leur nombre est illimité, et on les garde de round en round ; seul un joueur sans aucun clan en jeu en perd un.
rules-brenn = Le Brenn
    .text =
        Le Brenn est le premier entre ses égaux. À la première étape de chaque Assemblée, le chef du territoire de la Capitale devient le Brenn ; s’il n’y a pas de chef, le Brenn reste le même. Il ne change à aucun autre moment.

        Le Brenn joue le premier tour de la Saison, qui doit être une carte Saison, choisit l’emplacement d’un territoire exploré, et gagne si des Prétendants sont à égalité avec lui. Quand quelque chose arrive à plusieurs joueurs à la fois, c’est d’abord au Brenn.
