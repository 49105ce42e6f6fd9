# L’île dans le navigateur : ce qui est lu à voix haute, et les boutons de la carte.

web_island-title = L’île
web_island-territory = { $name } : { $what }
web_island-empty = personne
web_island-clans = { $count ->
        [one] { $count } clan du joueur { $seat }
       *[other] { $count } clans du joueur { $seat }
    }
web_island-chieftain = { $clans } (chef)
web_island-sheltered = { $clans }, dont { $count } à l’abri
web_island-clash = conflit en cours
web_island-site = Emplacement { $number } sur { $count } pour un territoire
web_island-beside = À côté de : { $territories }
web_island-arrow = { $count ->
        [one] { $count } clan du joueur { $seat } ; départ : { $from } ; arrivée : { $to }
       *[other] { $count } clans du joueur { $seat } ; départ : { $from } ; arrivée : { $to }
    }
web_island-arrival = { $count ->
        [one] { $count } clan de la réserve du joueur { $seat } ; arrivée : { $to }
       *[other] { $count } clans de la réserve du joueur { $seat } ; arrivée : { $to }
    }
web_island-nearer = Agrandir
web_island-farther = Réduire
web_island-fit = Montrer toute l’île
web_island-waiting = L’île se dessine …
