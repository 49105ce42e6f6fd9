# Ce qui s’est passé. Là où des choses peuvent se suivre, .each est l’une d’elles et .list la phrase autour.

event-assembly = Round { $round } : l’Assemblée se réunit.
event-season = Round { $round } : la Saison commence.
event-turn = Tour : { $seat }.
event-pass = { $seat } passe.
event-brenn = Le Brenn : { $seat }.
event-crows = { $direction ->
        [clockwise] Les corbeaux volent dans le sens horaire.
       *[counterclockwise] Les corbeaux volent dans le sens antihoraire.
    }
event-pretender = { $seat } se déclare Prétendant.
event-pretenders_back = Les marqueurs Prétendant sont rendus.
event-deed = { $seat } a maintenant { $count ->
        [one] { $count } Exploit
       *[other] { $count } Exploits
    }.

event-build =
    .list = Construit : { $list }.
    .each = { $building } ({ $territory })
event-place =
    .list = { $seat } ajoute { $list }.
    .each = { $count ->
        [one] { $count } clan
       *[other] { $count } clans
    } ({ $territory })
event-move =
    .list = { $seat } déplace { $list }.
    .each = { $count ->
        [one] { $count } clan
       *[other] { $count } clans
    } ({ $from } → { $to })
event-remove =
    .list = { $seat } perd { $list }.
    .each = { $count ->
        [one] { $count } clan
       *[other] { $count } clans
    } ({ $territory })
event-replace =
    .list = { $seat } remplace { $list }.
    .each = { $count ->
        [one] { $count } clan
       *[other] { $count } clans
    } du joueur { $other } ({ $territory })
event-festival = Lieu des Festivités : { $territory }.
event-festival_over = Les Festivités sont terminées ({ $territory }).

event-tile =
    .list = Nouveau dans la zone de jeu : { $list }.
event-draw_tile =
    .list = { $seat } pioche { $list }.
event-tile_under =
    .list = { $seat } met sous la pile : { $list }.

event-play = { $seat } joue { $card }.
    .list = { $seat } joue { $card } ({ $list }).
event-cancel = { $card }, carte jouée par { $seat }, est annulée.
event-look = { $seat } regarde { $zone }.
    .list = { $seat } regarde { $zone } : { $list }.

event-clash = Un conflit commence ({ $territory }) ; l’envahisseur est { $instigator }.
event-clash_over = Le conflit est terminé ({ $territory }).
event-shelter = { $seat } met un clan à l’abri.
event-attack = { $seat } attaque { $target }.
event-attack_ignored = L’attaque contre { $target } est ignorée.
event-truce_offered = { $seat } propose une trêve.
event-truce_agreed = { $seat } accepte la trêve.
event-truce_refused = { $seat } refuse la trêve.

event-shuffle_epics = Les Récits épiques sont mélangés.
event-shuffle_actions = Les cartes Action sont mélangées.

event-over = { $winner } gagne : { $won_by }.
event-over_nobody = Personne ne gagne : { $won_by }.
event-over_several = { $winner } gagnent ensemble : { $won_by }.

## Les cartes qui vont d’un endroit à un autre : $giver les perd, $taker les reçoit

shift =
    .list = { $from } → { $to } : { $list }.
shift-deal =
    .list = { $taker } reçoit à la donne : { $list }.
shift-draft =
    .list = { $giver } transmet à { $taker } : { $list }.
shift-give =
    .list = { $taker } reçoit du joueur { $giver } : { $list }.
shift-discard =
    .list = { $giver } défausse { $list }.
shift-discard_rest =
    .list = Défausse : { $list }.
shift-draw =
    .list = { $taker } pioche { $list }.
shift-keep =
    .list = { $taker } garde { $list }.
shift-reveal =
    .list = { $giver } révèle { $list }.
shift-take =
    .list = { $taker } prend { $list }.
shift-take_back =
    .list = { $taker } reprend { $list }.
shift-from_discard =
    .list = { $taker } prend dans la défausse : { $list }.
shift-from_aside =
    .list = { $taker } prend ce qui était mis de côté : { $list }.
shift-aside =
    .list = { $giver } met de côté { $list }.
shift-advantages =
    .list = Cartes Avantage : { $list }.
    .each = { $card } ({ $taker })
    .table = { $card } (sur la table)
