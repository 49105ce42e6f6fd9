# La roue de l’année et les Fêtes sacrées : les modules, le marqueur, questions, choix et événements.

## La roue de l’année

module-seasons = La roue de l’année
    .text = Le printemps, l’été, l’automne et l’hiver se suivent, un par round. Seuls, ils ne font que passer ; les Fêtes sacrées donnent à chacun un effet.

marker-season = Le temps de l’année
    .text = Chaque Assemblée se termine par la fête de ce temps de l’année. À la fin de la Saison vient le suivant.
    .spring = Printemps (Imbolc)
    .summer = Été (Beltane)
    .autumn = Automne (Lugnasad)
    .winter = Hiver (Samhain)

rules-seasons = La roue de l’année
    .text =
        La roue montre en cercle le printemps, l’été, l’automne et l’hiver. Celui qui commence est tiré au sort. À la fin de chaque Saison, le marqueur passe au suivant.

        L’Assemblée a une étape de plus, la dernière : la fête de ce temps de l’année. C’est Imbolc au printemps, Beltane en été, Lugnasad en automne et Samhain en hiver.

lesson-seasons =
    La roue à côté de la carte montre le printemps, l’été, l’automne et l’hiver. Celui qui commence est tiré au sort ; à la fin de chaque Saison, le marqueur passe au suivant.
    Chaque Assemblée se termine par la fête du temps de l’année.

event-season_begins = { $season ->
    [spring] C’est le printemps.
    [summer] C’est l’été.
    [autumn] C’est l’automne.
   *[winter] C’est l’hiver.
}
event-sacred_festival = { $season ->
    [spring] L’Assemblée se termine par Imbolc, la fête du printemps.
    [summer] L’Assemblée se termine par Beltane, la fête de l’été.
    [autumn] L’Assemblée se termine par Lugnasad, la fête de l’automne.
   *[winter] L’Assemblée se termine par Samhain, la fête de l’hiver.
}

## Les Fêtes sacrées

module-festivals = Fêtes sacrées
    .text = De nouveaux clans au printemps, un tour sans carte en été, des clans contre des Récits épiques en automne, des Récits épiques contre des cartes Action en hiver.

rules-festivals = Les Fêtes sacrées
    .text =
        Printemps. À Imbolc, dernière étape de l’Assemblée, celui qui a le moins de cartes en main, tous types confondus, ajoute 1 clan là où il est présent. En cas d’égalité, tous le font, le Brenn d’abord, puis dans l’ordre du tour.

        Été. À Beltane même, il n’y a rien à faire. Mais tant que c’est l’été, vous pouvez, à votre tour, au lieu de jouer une carte, défausser 1 carte Action, puis déplacer jusqu’à 3 de vos clans d’un territoire vers un territoire adjacent. Un conflit peut s’ensuivre. Le Brenn peut ouvrir ainsi la Saison et, comme une carte, ce tour rompt la suite des joueurs qui passent.

        Automne. À Lugnasad, chacun à son tour, le Brenn d’abord, peut défausser des Récits épiques et ajouter autant de clans là où il est présent. Quand tous l’ont fait, celui qui a encore plus de 3 Récits épiques en défausse jusqu’à n’en garder que 3.

        Hiver. À Samhain, chacun à son tour, le Brenn d’abord, peut défausser 1 carte Action pour piocher 1 Récit épique. Tant que c’est l’hiver, une carte déplace au plus 3 clans d’un territoire vers un autre. Les clans qui quittent un conflit ne sont pas comptés.

lesson-festivals =
    Au printemps, à Imbolc, celui qui a le moins de cartes ajoute un clan. En automne, à Lugnasad, on peut donner des Récits épiques contre des clans ; puis chacun en garde 3 au plus. En hiver, à Samhain, on peut donner une carte Action contre un Récit épique. La question vient à la fin de l’Assemblée.
    En été, à votre tour, le bouton « Beltane » permet de défausser une carte Action et de déplacer jusqu’à 3 clans au lieu de jouer une carte. En hiver, une carte déplace au plus 3 clans d’un territoire vers un autre.

option-beltane = Beltane : se déplacer sans carte
    .help = Vous défaussez une carte Action et déplacez jusqu’à 3 de vos clans d’un territoire vers un territoire adjacent. Des clans adverses à l’arrivée signifient un conflit.

event-beltane = { $seat } célèbre Beltane au lieu de jouer une carte.

question-recruits = La fête : où ajoutez-vous un clan ?
    .help = Vous l’ajoutez là où vous êtes présent. Aucun conflit ne commence.
question-offer_tales = Lugnasad : quels Récits épiques donnez-vous contre des clans ?
    .help = Chaque Récit épique défaussé vous permet d’ajouter 1 clan là où vous êtes présent. Nommez-en autant que vous voulez, ou aucun, et finissez par « Terminé ».
question-too_many_tales = Lugnasad : quel Récit épique défaussez-vous ?
    .help = Vous gardez 3 Récits épiques. Ce que vous avez en plus est défaussé face visible.
question-samhain = Samhain : défaussez-vous une carte Action ?
    .help = Si vous en défaussez une, vous piochez 1 Récit épique. Personne ne voit laquelle. « Terminé » garde vos cartes.

doing-imbolc = Imbolc
doing-beltane = Beltane
doing-lugnasad = Lugnasad
doing-samhain = Samhain
