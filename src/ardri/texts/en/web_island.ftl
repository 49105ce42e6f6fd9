# The island in the browser: what is read out, and the buttons of the map.

web_island-title = The island
web_island-territory = { $name }: { $what }
web_island-empty = nobody there
web_island-clans = { $count ->
        [one] { $count } clan of { $seat }
       *[other] { $count } clans of { $seat }
    }
web_island-chieftain = { $clans } (chieftain)
web_island-sheltered = { $clans }, { $count } sheltered
web_island-clash = clash going on
web_island-site = Place for a territory, { $number } of { $count }
web_island-beside = Beside { $territories }
web_island-arrow = { $count ->
        [one] { $count } clan of { $seat } from { $from } to { $to }
       *[other] { $count } clans of { $seat } from { $from } to { $to }
    }
web_island-arrival = { $count ->
        [one] { $count } clan of { $seat } from the reserve to { $to }
       *[other] { $count } clans of { $seat } from the reserve to { $to }
    }
web_island-nearer = Zoom in
web_island-farther = Zoom out
web_island-fit = Show the whole island
web_island-waiting = Drawing the island …
