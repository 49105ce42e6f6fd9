# La première partie guidée : une idée à la fois, à côté de la vraie table.

web_learn-title = Premiers pas
web_learn-lead = Une vraie partie, et quelqu’un à vos côtés qui explique chaque chose quand vous en avez besoin.
web_learn-point-real = Vous jouez la mise en place de découverte contre deux robots faciles, avec toutes les règles, et vous pouvez gagner.
web_learn-point-one = Dès qu’une chose nouvelle arrive, elle est expliquée à côté de la table : une idée à la fois.
web_learn-point-hint = Vous pouvez demander ce qu’un robot ferait à votre place, et pourquoi.
web_learn-point-undo = Vous pouvez annuler vos choix, quitter les leçons, ou fermer la page et continuer un autre jour.
web_learn-begin = Commencer
web_learn-go_on = Continuer la dernière
web_learn-rules = Lire plutôt les règles
web_learn-understood = Compris
web_learn-hint = Que ferait un robot ?
web_learn-so_far = Idées vues : { $count } sur { $most }
web_learn-leave = Continuer sans les leçons

## Les idées

web_learn-welcome = Bienvenue sur l’île
    .text = Vous menez les clans de votre couleur et de votre lettre, et vous voulez être Haut-Roi. Il y a trois façons de le mériter, comptées jusqu’à six à côté du nom de chaque joueur. Nous y reviendrons : jouez, et tout ce qui est nouveau sera expliqué ici.
web_learn-capital = La Capitale
    .text = Vous êtes le premier Brenn, celui qui mène le round, et vous décidez où se dresse la Capitale. Elle vient avec un Sanctuaire et compte comme une Citadelle. Cliquez sur un territoire qui brille.
web_learn-first_clan = Vos premiers clans
    .text = Deux de vos clans arrivent sur l’île, un par un. Vous êtes présent partout où vous avez un clan. Là où vous avez plus de clans que tout autre joueur, vous êtes le chef.
web_learn-draft = Le choix des cartes
    .text = Chaque round commence par de nouvelles cartes Action. Choisissez ce que vous gardez ; le reste va au joueur suivant, et vous recevez des cartes de l’autre côté. Ce que vous avez gardé peut encore être transmis. Tous choisissent en même temps.
web_learn-turn = Votre tour
    .text = Jouez une carte au signe Saison, l’arbre : celles que vous pouvez jouer maintenant sont soulevées. Puis c’est au joueur suivant, et ainsi de suite, jusqu’à ce que tous passent l’un après l’autre.
web_learn-declare = D’abord, annoncez
    .text = Avant qu’une carte ait un effet, vous dites sur quoi elle porte. Tout ce qui est possible brille. Rien n’arrive avant que vous confirmiez ; jusque-là, vous pouvez revenir pas à pas.
web_learn-move = Déplacer des clans
    .text = Choisissez d’où partent les clans, où ils vont et combien. Des flèches montrent votre plan, que vous pouvez changer jusqu’à la confirmation. Aller là où sont des adversaires déclenche un conflit. Ajouter des clans n’en déclenche jamais.
web_learn-site = Une terre nouvelle
    .text = L’île s’agrandit. Un nouveau territoire en touche au moins deux autres. Il apporte une carte Avantage de plus, et un lieu de plus où être présent.
web_learn-shelter = À l’abri dans une Citadelle
    .text = Un conflit ! Tous les joueurs présents, sauf l’envahisseur, peuvent mettre des clans à l’abri, un par Citadelle. Un clan à l’abri ne prend pas part au conflit, mais compte toujours pour savoir qui est le chef.
web_learn-maneuver = Votre manœuvre
    .text = Ceux qui ont des clans engagés font chacun leur manœuvre. Attaquer : l’autre joueur cède un clan ou une carte Action, à son choix. Quitter le territoire : vos clans vont dans des territoires voisins dont vous êtes le chef. Ou proposer une trêve. Il n’est pas nécessaire de gagner chaque conflit : souvent, il suffit de rester.
web_learn-attacked = On vous attaque
    .text = Cédez une carte Action ou un de vos clans engagés. Les cartes Action seront perdues à la fin de la Saison de toute façon ; les clans restent. Mais une carte non jouée est un tour de moins.
web_learn-truce = Une trêve ?
    .text = Le conflit prend fin aussitôt si tous ceux qui y sont engagés acceptent. Regardez qui serait alors le chef, et vos conditions. Si cela vous convient, acceptez.
web_learn-reaction = Répondre par une carte
    .text = Les cartes au signe Triskel répondent à ce qui vient d’arriver, même au tour d’un autre. Vous pouvez en jouer une maintenant ou refuser. Si vous refusez, personne n’apprend que vous auriez pu.
web_learn-epic = Les Récits épiques
    .text = Les Récits épiques sont puissants, et vous les gardez de round en round jusqu’à ce que vous les jouiez. Vous gardez un de ceux que vous avez piochés.
web_learn-deed = Un Exploit
    .text = Vous avez un Exploit. Il compte pour un de plus dans l’une des trois conditions. Tout le monde peut le voir, et vous le gardez de round en round.
web_learn-tracks = Trois chemins vers le trône
    .text = Autorité : les clans adverses là où vous êtes le chef.
        Terres : les territoires où vous êtes présent.
        Religion : les Sanctuaires là où vous êtes présent.
        Six d’une sorte remplissent une condition. Cherchez celle dont vous êtes le plus proche, et gardez un œil sur celles des autres.
web_learn-advantage = Les cartes Avantage
    .text = Vous êtes le chef d’un territoire et vous avez sa carte Avantage. Servez-vous-en pendant ce round : à la prochaine Assemblée, chacune va à celui qui sera le chef alors. Tout le monde voit qui les a.
web_learn-pass = Passer
    .text = Quelqu’un a passé. Ce n’est pas définitif : vous pouvez agir de nouveau à votre prochain tour. Mais quand tous passent à la suite, la Saison se termine, et les cartes Action qui restent sont perdues.
web_learn-assembly = L’Assemblée
    .text = Un nouveau round. Le chef du territoire de la Capitale est devenu le Brenn, les Prétendants ont été jugés, les chefs ont pris leurs cartes Avantage, et les corbeaux ont dit dans quel sens on joue. Voici de nouvelles cartes Action.
web_learn-pretender = Le trône est à portée de main
    .text = Vous remplissez une condition ! Déclarez-vous Prétendant : seul un joueur qui a ce marqueur peut gagner. Cela vous coûte ce tour. Vous gagnez si vous remplissez encore la condition à la prochaine Assemblée, et qu’aucun autre Prétendant n’en remplit autant. En cas d’égalité, le Brenn gagne.
web_learn-rival = Quelqu’un prétend au trône
    .text = Un Prétendant gagne à la prochaine Assemblée si sa condition tient encore. Brisez-la : chassez ses clans d’un territoire qui compte pour lui, avec ses Sanctuaires, ou devenez-y chef à sa place. Ou devenez Prétendant vous-même et remplissez plus de conditions.
web_learn-over = La première partie est finie
    .text = Vous savez maintenant tout ce qui compte. Rejouez, revoyez cette partie par les yeux de n’importe qui, ou invitez des amis à votre propre table.

## Comment on gagne

web_learn-win = Comment on gagne
web_learn-win_count = Il y a trois conditions, chacune compte jusqu’à six. Celles de tous se voient à côté de leur nom.
web_learn-win_claim = Si vous en remplissez une à votre tour, vous pouvez vous déclarer Prétendant. Cela prend le tour, et tous sont avertis.
web_learn-win_judge = À l’Assemblée suivante, le Prétendant qui remplit le plus de conditions devient Haut-Roi. En cas d’égalité, c’est le Brenn, s’il est l’un d’eux.
web_learn-guided = Tout m’expliquer pendant la partie
web_learn-unguided = Jouer sans explications

## What modules bring

web_learn-module_place = Nouveau dans cette partie : { $at } sur { $count }
web_learn-module_back = Précédent
web_learn-module_next = Suivant
web_learn-module_skip = Passer
web_learn-module_play = Jouer
