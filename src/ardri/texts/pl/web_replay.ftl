# Co się stało przy stole, co się przy nim mówi, koniec gry i gry oglądane na nowo.

## Opowieść

web_replay-story = Opowieść
web_replay-show = Pokaż
web_replay-filter-all = Wszystko
web_replay-filter-card = Karty
web_replay-filter-clash = Konflikty
web_replay-filter-mine = Moje
web_replay-none_yet = Jeszcze nic się nie stało.
web_replay-none_such = Nic takiego jeszcze się nie stało.
web_replay-newest = Do najnowszych
web_replay-cut = Tego, co było wcześniej, tu nie ma; pokaże to powtórka.
web_replay-to_moment = Pokaż tę chwilę

## Rozmowa

web_replay-chat = Rozmowa
web_replay-silence = Nikt jeszcze nic nie powiedział.
web_replay-speak = Powiedz coś przy stole
web_replay-speak_aside = Powiedz coś innym widzom
web_replay-send = Powiedz
web_replay-heard = Kogo słyszysz
web_replay-mute = Nie słuchaj: { $seat }
web_replay-unmute = Słuchaj znowu: { $seat }

## Gra oglądana na nowo

web_replay-title = Powtórka
web_replay-players = Gracze
web_replay-island = Wyspa
web_replay-controls = Miejsce w grze
web_replay-moment = Chwila
web_replay-place = Wybór { $at } z { $most }, runda { $round }
web_replay-speed = Szybkość
web_replay-chosen = { $seat } wybiera: { $option }
web_replay-eyes = Widziane przez
web_replay-eyes-all = wszystkich naraz
web_replay-eyes-spectator = widza
web_replay-link = Kopiuj link
web_replay-go-first = Na początek (Home)
web_replay-go-turn_back = Do poprzedniej tury (Shift + ←)
web_replay-go-back = Krok wstecz (←)
web_replay-go-play = Odtwarzaj (Spacja)
web_replay-go-pause = Zatrzymaj (Spacja)
web_replay-go-on = Krok naprzód (→)
web_replay-go-turn_on = Do następnej tury (Shift + →)
web_replay-go-last = Na koniec (End)

## Koniec

web_replay-king = Wysoki Król: { $seat }
web_replay-you_king = { $seat }, to ty zasiadasz na tronie
web_replay-kings = Na tronie zasiadają razem: { $seats }
web_replay-no_king = Tron pozostaje pusty
web_replay-other_rules = Ta gra zaczęła się według wcześniejszych zasad programu i nie może toczyć się dalej według dzisiejszych: od tego miejsca się różnią. Dlatego została zamknięta i nikomu się nie liczy. Wszystko do tego miejsca można obejrzeć i pobrać.
web_replay-abandoned = Gra została przerwana
web_replay-rematch = Zagraj jeszcze raz
web_replay-to_rematch = Do następnej gry
web_replay-watch = Obejrzyj jeszcze raz
web_replay-download = Pobierz zapis
web_replay-look = Spójrz na wyspę
web_replay-home = Na początek
web_replay-to_games = Moje gry
web_replay-fair = Czy tasowanie było uczciwe?
web_replay-fair-how = Przed grą serwer wylosował tajne ziarno i złożył wszystkim obietnicę: ogłosił skrót ziarna i wszystkiego, co ustalono. Potem każdy gracz dodał coś od siebie, a wszystkie tasowania i dobierania wynikały z obu tych rzeczy. Nikt, nawet serwer, nie mógł wybrać kart. Teraz ziarno jest jawne, a twoja przeglądarka oblicza obietnicę na nowo.
web_replay-fair-good = To jest obiecane ziarno.
web_replay-fair-bad = To nie jest obiecane ziarno!
web_replay-fair-kept = To ta sama obietnica, którą ta przeglądarka zapamiętała w czasie gry.
web_replay-fair-broken = Ale ta przeglądarka zapamiętała w czasie gry inną obietnicę!
web_replay-fair-none = Ta gra nie ma obietnicy, którą można sprawdzić.
web_replay-fair-promised = Obietnica
web_replay-fair-computed = Obliczona tutaj
web_replay-fair-seed = Ziarno
web_replay-fair-added = Gracz { $seat } dodaje
web_replay-fair-more = Zapis gry zawiera każdy wybór. Kto ma Ard Rí, może rozegrać wszystko od nowa poleceniem „ardri verify”, które sprawdza też każde dobranie.
