# Les cartes : le nom et, dans .text, leur effet. Une carte à deux usages a une ligne pour chacun.

## Cartes Action

card-bard = Barde
    .text =
        Piochez 1 Récit épique.
        Ou bien, après une de vos manœuvres qui a fait perdre au moins 1 clan adverse : gagnez 1 Exploit.
card-citadel = Citadelle
    .text = Construisez 1 Citadelle dans un territoire où vous êtes présent. Prenez ensuite sa carte Avantage, où qu’elle soit, sauf si elle a déjà été jouée cette Saison.
card-conquest = Conquête
    .text = Choisissez un territoire. Déplacez-y autant de vos clans que vous voulez depuis les territoires adjacents.
card-craftsmen_peasants = Artisans et paysans
    .text = Dans chaque territoire où vous êtes présent, vous pouvez ajouter jusqu’à 1 clan par Citadelle. La Capitale compte.
card-druid = Druide
    .text = Consultez la défausse des cartes Action et prenez-y 1 carte. Le Druide ne peut pas être votre dernière carte Action.
card-emissaries = Émissaires
    .text = Déplacez exactement 1 de vos clans vers un territoire adjacent. Pas de conflit.
card-exploration = Exploration
    .text = Le Brenn choisit un emplacement qui touche au moins 2 territoires. Piochez un nouveau territoire, posez-le à cet endroit et ajoutez-y 1 clan.
card-festival = Festivités
    .text = Dans un territoire avec un Sanctuaire où vous êtes présent, ajoutez 1 clan et posez le marqueur Festivités. Jusqu’à la fin de la Saison, quiconque y déclenche un conflit y perd d’abord 1 de ses clans.
card-geis = Geis
    .text = Quand un adversaire joue une carte Action : son effet est ignoré.
card-master_craftsman = Maître Artisan
    .text =
        Si vous le pouvez, défaussez 1 autre carte de n’importe quel type, puis piochez 1 Récit épique.
        Ou bien, après avoir joué un Récit épique : au lieu de le défausser, donnez-le à un autre joueur et gagnez 1 Exploit.
card-migration = Migration
    .text = Choisissez un territoire. Déplacez 1 ou plusieurs de vos clans de ce territoire vers un ou plusieurs territoires adjacents.
card-new_alliance = Nouvelle Alliance
    .text = Dans un territoire où vous êtes présent, ajoutez 1 clan, ou remplacez par l’un des vôtres 1 clan d’un adversaire qui en a 2 ou plus. Pas de conflit.
card-new_clans = Nouveaux Clans
    .text = Ajoutez 2 clans, ensemble ou séparément, dans des territoires où vous êtes présent.
card-raid = Razzia
    .text = Après votre attaque : prenez au hasard 1 carte Action du joueur attaqué. S’il n’en a pas, il perd 1 clan engagé.
card-sanctuary = Sanctuaire
    .text = Construisez 1 Sanctuaire dans un territoire où vous êtes présent, puis piochez 1 Récit épique.
card-scouts_spies = Espions et Éclaireurs
    .text = Regardez toutes les cartes Action d’un adversaire. Vous pouvez ensuite déplacer 1 ou plusieurs de vos clans d’un territoire vers un territoire adjacent.
card-warlord = Chef de Guerre
    .text =
        Déclenchez un conflit dans un territoire où vous êtes présent. Vous êtes l’envahisseur.
        Ou bien, après n’importe quelle manœuvre d’un conflit où vous êtes engagé : ajoutez-y 1 clan engagé et choisissez qui fait la prochaine manœuvre.

## Cartes Avantage

card-cove = Anse
    .text = Après avoir joué une carte Saison : prenez la carte Action mise de côté, puis mettez de côté 1 de vos cartes Action.
card-forest = Forêt
    .text = Après avoir joué un Récit épique : piochez 1 Récit épique.
card-gates = Portes de Tir Na Nog
    .text = Quand vous piochez un Récit épique aux Portes : piochez-en 1 de plus, gardez-en 1 et défaussez le reste.
card-highlands = Plateau
    .text = Au début d’un conflit sur le Plateau : choisissez un joueur qui y a des clans, il devient l’envahisseur.
card-hills = Collines
    .text = Quand vous êtes attaqué dans les Collines : l’attaque est ignorée.
card-iron_mine = Mine de fer
    .text = Quand vous attaquez : le joueur attaqué perd 1 clan engagé et défausse aussi 1 carte Action.
card-lost_vale = Val perdu
    .text = Après avoir joué une carte Saison : déplacez dans le Val perdu 1 clan de votre choix depuis un territoire adjacent. Pas de conflit.
card-meadows = Prairie
    .text = Quand vous piochez des Récits épiques : piochez-en 1 de plus, gardez-en 1 et défaussez le reste.
card-misty_lands = Terre des Brumes
    .text = Défaussez 1 ou plusieurs cartes Action. Piochez autant de Récits épiques, gardez-en 1 et défaussez le reste.
card-moor = Lande
    .text = À tout moment, même pendant l’Assemblée : regardez les Récits épiques d’un adversaire.
card-mountains = Montagnes
    .text = Quand vous déplacez vos clans vers les Montagnes : vous ne payez pas le péage.
card-plains = Plaine
    .text = Déplacez 1 ou plusieurs de vos clans de la Plaine vers un ou plusieurs territoires adjacents.
card-salt_mine = Mine de sel
    .text = Après avoir joué une carte Saison : prenez au hasard 1 carte Action d’un adversaire, puis donnez-lui 1 des vôtres.
card-stone_circle = Cromlech
    .text = Après avoir joué un Récit épique qui est défaussé : retirez 1 de vos clans du Cromlech pour le reprendre.
card-swamp = Marais
    .text = Sans effet. Jouer cette carte n’est pas passer.
card-valley = Vallée
    .text = Après avoir joué une carte Saison : ajoutez 1 clan dans un territoire où vous êtes présent.

## Récits épiques

card-balors_eye = L’œil de Balor
    .text = Retirez 1 clan de votre choix, n’importe où dans la zone de jeu.
card-battle_frenzy = Furie guerrière
    .text = Dans n’importe quel conflit, à la fin de l’étape des Citadelles : tous les clans à l’abri en sortent et restent engagés pendant ce conflit.
card-battle_of_moytura = La bataille de Moytura
    .text = En tant que manœuvre : déplacez dans le conflit 1 ou plusieurs de vos clans depuis des territoires adjacents, puis ajoutez-y 1 clan engagé.
card-breas_tyranny = La tyrannie de Breas
    .text = Déplacez 1 clan adverse d’un territoire où vous êtes présent vers un territoire adjacent. Pas de conflit.
card-cathbads_word = La parole de Cathbad
    .text = Au début de l’Assemblée : choisissez en secret quelle carte Action est mise de côté. À la fin de l’Assemblée, prenez-la et mettez de côté 1 carte Action de votre main.
card-champions_share = La part du champion
    .text = Prenez la carte Action mise de côté.
card-children_of_dana = Les enfants de Dana
    .text = Ajoutez 1 clan dans n’importe quel territoire.
card-the_dagda = Le Dagda
    .text = Quand un Récit épique ou une carte Avantage est joué : son effet est ignoré. Chaque fois que le Dagda est défaussé, la pioche et la défausse des Récits épiques sont mélangées en une nouvelle pioche.
card-dagdas_cauldron = Le chaudron du Dagda
    .text = Quand vous perdez un clan dans un conflit : cette carte recueille tous les clans que vous perdez dans ce conflit, y compris ceux perdus plus tôt. À sa fin, jusqu’à 3 reviennent là où ils étaient ; les autres vont dans votre réserve.
card-dagdas_club = La massue du Dagda
    .text =
        Quand vous allez perdre un clan : vous ne le perdez pas.
        Ou bien, quand vous attaquez : vous choisissez si un clan est perdu ou une carte défaussée.
card-dagdas_harp = La harpe du Dagda
    .text = Pour chaque autre Récit épique de votre main, 3 au plus, ajoutez 1 clan dans un territoire où vous êtes présent.
card-deirdres_beauty = La beauté de Deirdre
    .text = Chaque adversaire révèle au hasard 1 Récit épique. Prenez-en 1, les autres sont défaussés. Retirez ensuite 1 de vos clans.
card-diarmuid = Diarmuid et Grainne
    .text = Quand vous perdez un clan : placez-le dans un autre territoire où vous êtes présent.
card-eriu = Eriu
    .text = Dans chaque territoire avec un Sanctuaire où vous êtes présent, vous pouvez ajouter 1 clan. Au plus 3 clans en tout.
card-the_fianna = Les Fianna
    .text = En tant que manœuvre : déplacez 1 ou plusieurs de vos clans, engagés ou à l’abri, du conflit vers un seul territoire adjacent. Pas de conflit là-bas.
card-kernunos_sanctuary = Kernunos
    .text = Dans un territoire sans Sanctuaire où vous êtes présent, ajoutez 1 clan et construisez 1 Sanctuaire.
card-lug_samildanach = Lug Samildanach
    .text = Après la résolution d’une carte Action, quel que soit le joueur qui l’a jouée : prenez cette carte.
card-lugs_spear = La lance de Lug
    .text = Au début de n’importe quel conflit : personne ne joue de carte Triskel dans ce conflit.
card-maeves_wealth = Les richesses de Maeve
    .text = Chaque adversaire vous donne 1 carte Action de son choix. Donnez ensuite 1 carte Action à chacun de ceux qui ont donné.
card-manannans_horses = Les chevaux de Manannan
    .text = Déplacez jusqu’à 3 de vos clans d’un territoire vers n’importe quel autre.
card-the_morrigan = La Morrigan
    .text = Vous pouvez retourner le Vol des corbeaux. Vous pouvez déclencher un conflit dans n’importe quel territoire et y désigner l’envahisseur parmi les joueurs présents.
card-nuada_silverhand = Nuada main d’argent
    .text = Dans chaque territoire dont vous êtes le chef, vous pouvez ajouter 1 clan par adversaire présent.
card-oenguss_ploy = La ruse d’Oengus
    .text = À la fin de n’importe quel tour : le tour suivant est à vous, même si la Saison allait se terminer.
card-ogmas_eloquence = La voix d’Ogma
    .text = En tant que manœuvre : le conflit prend fin aussitôt.
card-the_other_world = L’autre monde
    .text = Dans un territoire où vous êtes présent, pour chacun de ses Sanctuaires, 3 au plus : vous pouvez y ajouter 1 clan ou y retirer 1 clan adverse.
card-stone_of_fal = La pierre de Fal
    .text = Ajoutez 2 clans dans le territoire de la Capitale.
card-strengs_resolve = La volonté de Sreng
    .text = Après votre attaque, quelle qu’en soit l’issue : gagnez 1 Exploit.
card-tailtus_land = La terre de Tailtu
    .text = Piochez 3 territoires. Posez-en 1 à un endroit où il touche au moins 2 territoires et remettez les autres sous la pile. Vous pouvez déplacer 1 de vos clans d’un territoire adjacent vers le nouveau.
card-tale_of_cuchulain = La geste de Cuchulain
    .text = En tant que manœuvre, si vous avez exactement 1 clan engagé : retirez du conflit 2 clans engagés.
card-tuans_memory = La mémoire de Tuan
    .text = Piochez 3 Récits épiques, gardez-en 1 et défaussez les autres.
