# Voyages en mer : le module, ses marqueurs et ses règles, les nouveaux territoires et leurs cartes Avantage.

module-sea = Voyages en mer
    .text = Des ports sur la côte, des îles au large, et un déplacement de chaque carte par la mer.

marker-harbours = Ports
    .text = Un des déplacements d’une carte, ou de clans qui quittent le territoire d’un conflit, peut aller d’un port à un autre comme s’ils étaient adjacents.
    .here = port
    .sign = p
marker-hy_breasil = Hy Breasil
    .text = Lors de cette vérification de la victoire, Hy Breasil compte comme 1 Exploit de ce joueur.

lesson-sea =
    Les bateaux sur la côte sont des ports. Quand une carte vous permet de vous déplacer, et quand vous vous retirez, un des déplacements peut aller d’un port à un autre, comme s’ils étaient adjacents. Sur la carte, c’est une flèche sur l’eau.
    Les îles sont au large et ne touchent rien : on y va de port en port. Un nouveau territoire ne ferme jamais un port à la mer.

rules-sea = Voyages en mer
    .text =
        L’Anse, Aber, le Havre et la Crique du Saumon entrent en jeu avec un port. Les trois îles Hy Breasil, Inis Mona et l’Île de la Joie en ont un aussi. Elles ne sont pas des territoires de départ : le territoire de la Capitale reçoit un port s’il n’en a pas, puis on les mélange à la pile.

        Une île se trouve en mer. Elle ne touche rien, et rien ne la touchera jamais, quoi que dise une autre règle ou une carte. Personne ne dit donc où elle se trouve.

        Un territoire a un port au plus. Ce port garde son accès à la mer : un nouveau territoire ne peut pas être posé là où il fermerait le dernier bord libre d’un port. Ce qui est posé là où la mer ne vient pas ne reçoit pas de port.

        Quand une carte vous permet de déplacer des clans, et quand vous quittez le territoire d’un conflit, un des déplacements peut aller d’un port à un port comme si les deux étaient adjacents, avec autant de clans que vous voulez. Tous les autres se font par terre. Seuls les déplacements se font par la mer : tout ce qui est dit par ailleurs de territoires adjacents s’entend par terre. Le péage des Montagnes, la Fête et les conflits sont comme d’habitude.

        On ne sait pas ce qui est imprimé sur les cartes Avantage du Havre, d’Inis Mona, de l’Île de la Joie et de la Crique du Saumon. Ces territoires n’en ont pas ici.

tile-aber = Aber
    .text = Entre en jeu avec un port.
tile-haven = Havre
    .text = Entre en jeu avec un port. Il n’a pas de carte Avantage : on ne sait pas ce qui y est imprimé.
tile-hy_breasil = Hy Breasil
    .text = Une île avec un port. Tant qu’elle est vide, des clans n’y viennent que par des Récits épiques.
tile-inis_mona = Inis Mona
    .text = Une île avec un port. Entre en jeu avec un Sanctuaire. Elle n’a pas de carte Avantage : on ne sait pas ce qui y est imprimé.
tile-isle_of_joy = Île de la Joie
    .text = Une île avec un port. Aucune carte Action n’en déplace des clans. Elle n’a pas de carte Avantage : on ne sait pas ce qui y est imprimé.
tile-salmons_creek = Crique du Saumon
    .text = Entre en jeu avec un port. Elle n’a pas de carte Avantage : on ne sait pas ce qui y est imprimé.

card-aber = Aber
    .text = Après avoir joué une carte Saison : déplacez 1 de vos clans d’un territoire adjacent à Aber vers un autre territoire adjacent à Aber.
card-hy_breasil = Hy Breasil
    .text = Quand on vérifie la victoire et que vous êtes Prétendant : Hy Breasil compte comme 1 de vos Exploits lors de cette vérification.

question-victory_check = On vérifie la victoire. Jouez-vous une carte ?
    .help = Hy Breasil compte comme 1 de vos Exploits lors de cette vérification.
moment-victory_check = quand on vérifie la victoire
reason-no_pretender = Quand on vérifie la victoire, seuls les Prétendants comptent.
event-harbour = { $territory } a maintenant un port.
