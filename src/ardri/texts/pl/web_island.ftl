# Wyspa w przeglądarce: co jest czytane na głos, i przyciski mapy.

web_island-title = Wyspa
web_island-territory = { $name }: { $what }
web_island-empty = nikogo
web_island-clans = { $count ->
        [one] { $count } klan gracza { $seat }
        [few] { $count } klany gracza { $seat }
        [many] { $count } klanów gracza { $seat }
       *[other] { $count } klanu gracza { $seat }
    }
web_island-chieftain = { $clans } (wódz)
web_island-sheltered = { $clans }, w tym ufortyfikowane: { $count }
web_island-clash = trwa konflikt
web_island-site = Miejsce na teren, { $number } z { $count }
web_island-beside = Obok: { $territories }
web_island-arrow = { $count ->
        [one] { $count } klan gracza { $seat }, skąd: { $from }, dokąd: { $to }
        [few] { $count } klany gracza { $seat }, skąd: { $from }, dokąd: { $to }
        [many] { $count } klanów gracza { $seat }, skąd: { $from }, dokąd: { $to }
       *[other] { $count } klanu gracza { $seat }, skąd: { $from }, dokąd: { $to }
    }
web_island-arrival = { $count ->
        [one] { $count } klan z rezerwy gracza { $seat }, dokąd: { $to }
        [few] { $count } klany z rezerwy gracza { $seat }, dokąd: { $to }
        [many] { $count } klanów z rezerwy gracza { $seat }, dokąd: { $to }
       *[other] { $count } klanu z rezerwy gracza { $seat }, dokąd: { $to }
    }
web_island-nearer = Przybliż
web_island-farther = Oddal
web_island-fit = Pokaż całą wyspę
web_island-waiting = Wyspa się rysuje …
