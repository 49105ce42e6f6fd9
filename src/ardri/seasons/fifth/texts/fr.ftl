# Le cinquième joueur : les modules, les quatre cartes Action, le marqueur Fili, questions, choix et événements.

module-fifth = Le cinquième joueur
    .text = Une cinquième place et quatre cartes Action de plus, qui servent à cinq joueurs.
module-fili-turn = Le Fili jusqu’à votre prochain tour
    .text = L’autre lecture de la carte Fili : le marqueur part quand commence le prochain tour de celui qui l’a jouée.

lesson-fifth =
    À cinq joueurs, il y a quatre cartes Action de plus. Harmonie des clans récompense les territoires que vous partagez, et Le Roi et la Terre tire parti de vos cartes Avantage.
    Fili interdit tout conflit dans un territoire jusqu’à la fin de la Saison. Avec Coalition, un adversaire peut marcher à vos côtés, et alors aucun de vous deux n’attaque l’autre.

rules-fifth = Le cinquième joueur
    .text =
        On joue à cinq avec douze clans de plus, un cinquième marqueur Prétendant et 21 cartes Action : celles pour quatre joueurs et quatre de plus, Harmonie des clans, Coalition, Fili, Le Roi et la Terre. Une est mise de côté et chacun en reçoit 4, en un seul choix des cartes. La partie commence avec cinq territoires. Avec moins de cinq joueurs, les quatre cartes restent dans la boîte. À cinq, mieux vaut jouer aussi avec « Nous voulons un Roi ! ».

        Un territoire est partagé quand deux joueurs ou plus y sont présents.

        Dans le conflit d’une Coalition, aucun des deux alliés ne peut mettre de clan à l’abri ni attaquer l’autre. Cela ne vaut que pour les attaques : les Récits épiques font ce qu’ils disent. Un allié qui ne peut attaquer personne peut se retenir au lieu de faire une manœuvre. Si plus personne ne peut attaquer qui que ce soit, le conflit se termine ainsi. Le partenaire qui n’a déplacé aucun clan n’est pas lié.

        Tant que le marqueur Fili est dans un territoire, aucun conflit ne peut y commencer, ni par un déplacement ni par une carte. Les clans peuvent y aller comme d’habitude. À la fin de la Saison, le marqueur est retiré.

lesson-fili-turn =
    Le Fili part quand commence le prochain tour de celui qui a joué la carte : profitez de la paix avant.

rules-fili-turn = Le Fili jusqu’à votre prochain tour
    .text =
        Personne ne nous a dit de façon sûre combien de temps reste le Fili. Selon cette lecture, il part quand commence le prochain tour de celui qui a joué la carte, et au plus tard à la fin de la Saison. Sans ce module, il reste jusqu’à la fin de la Saison, quel que soit le joueur qui l’a envoyé.

## Les cartes Action

card-clans_harmony = Harmonie des clans
    .text = Ajoutez 1 clan dans chaque territoire partagé où vous êtes présent ; vous pouvez en laisser de côté. Ou bien ajoutez 1 clan dans 1 territoire où vous êtes présent.
card-coalition = Coalition
    .text = Choisissez un territoire partagé où vous êtes présent, un adversaire qui y est présent et un territoire adjacent. Déplacez-y 1 ou plusieurs de vos clans ; l’adversaire peut y déplacer aussi autant des siens qu’il veut. Vous êtes l’envahisseur. Dans le conflit, aucun de vous deux ne peut mettre de clans à l’abri ni attaquer l’autre.
card-fili = Fili
    .text = Posez le marqueur Fili dans n’importe quel territoire partagé. Aucun conflit ne peut y commencer jusqu’à la fin de la Saison. Les clans peuvent s’y déplacer.
card-the_king_and_the_land = Le Roi et la Terre
    .text = Défaussez 1 de vos cartes Avantage et piochez 1 Récit épique, ou donnez 1 de vos cartes Avantage à un autre joueur présent dans son territoire : vous gagnez 1 Exploit, et ce joueur peut y ajouter 1 clan.

## Le marqueur

marker-fili = Le marqueur Fili
    .text = Aucun conflit ne peut commencer dans ce territoire jusqu’à la fin de la Saison. Les clans peuvent s’y déplacer.
    .here = Fili
    .sign = F
marker-fili_host = À qui est le Fili
    .text = Le Fili part quand commence le prochain tour de ce joueur.

## Questions

question-clans_harmony = Dans quel territoire ajoutez-vous un clan ?
    .help = Nommez un territoire pour un seul clan, ou dites que vous en ajoutez un dans chaque territoire partagé, ou dans certains. Ajouter un clan ne déclenche jamais de conflit.
question-partner = Qui peut venir avec vous ?
    .help = Le joueur que vous nommez peut déplacer des clans avec vous. Dans le conflit, aucun de vous deux ne peut mettre de clans à l’abri ni attaquer l’autre.
question-go_along = Combien de vos clans vont avec lui ?
    .help = Avec au moins un clan, vous êtes son allié : dans le conflit qui suit, vous ne pouvez ni mettre de clans à l’abri ni attaquer celui qui mène, et il ne peut pas vous attaquer. Sans clan, vous restez libre.
question-king_and_land = Défaussez-vous une carte Avantage, ou en donnez-vous une ?
    .help = Pour une carte défaussée, vous piochez 1 Récit épique. Pour une carte donnée à un joueur présent dans son territoire, vous gagnez 1 Exploit, et il peut y ajouter 1 clan.
question-give_land = De quel territoire donnez-vous la carte ?
    .help = Vous avez sa carte Avantage, et un autre joueur y est présent.
question-give_to = Qui reçoit la carte ?
    .help = Ce joueur peut se servir de la carte pendant cette Saison, et peut ajouter maintenant 1 clan dans son territoire.
question-land_clan = Ajoutez-vous un clan dans ce territoire ?
    .help = Vous avez reçu sa carte Avantage et pouvez y ajouter 1 clan. Ajouter un clan ne déclenche jamais de conflit.

## Choix

option-shared = Dans les territoires partagés
    .help = Vous ajoutez 1 clan dans chaque territoire que vous partagez avec d’autres joueurs ; vous nommez lesquels.
option-hold_back = Se retenir
    .help = Vous ne pouvez attaquer personne ici et laissez passer cette manœuvre. Si personne ici ne peut attaquer qui que ce soit, le conflit se termine.
option-give_away = En donner une
    .help = La carte va à un autre joueur présent dans son territoire. Vous gagnez 1 Exploit, et il peut y ajouter 1 clan.

## Événements

event-hold_back = { $seat } se retient.
event-fili = { $seat } envoie le Fili ({ $territory }) : aucun conflit n’y commence.
event-fili_over = Le Fili s’en va ({ $territory }).
