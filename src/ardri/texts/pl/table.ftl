# Co leży na stole, nagłówki, rzeczy liczone i wynik.

language = Polski

## Wydania gry

edition-base = Zwykłe
    .text = Każdy teren może pojawić się w każdej chwili.
edition-discovery = Odkrywanie
    .text = Na pierwszą grę: zaczyna się od prostych terenów, a te zawiłe przychodzą na końcu.

## Moduły dodatku

reading-mark = Interpretacja, a nie drukowana zasada: { $rulings }.

## Rzeczy liczone; .object stoi po czasowniku

count-action = { $count ->
        [one] { $count } karta akcji
        [few] { $count } karty akcji
        [many] { $count } kart akcji
       *[other] { $count } karty akcji
    }
    .object = { $count ->
        [one] { $count } kartę akcji
        [few] { $count } karty akcji
        [many] { $count } kart akcji
       *[other] { $count } karty akcji
    }
count-advantage = { $count ->
        [one] { $count } karta przewagi
        [few] { $count } karty przewagi
        [many] { $count } kart przewagi
       *[other] { $count } karty przewagi
    }
    .object = { $count ->
        [one] { $count } kartę przewagi
        [few] { $count } karty przewagi
        [many] { $count } kart przewagi
       *[other] { $count } karty przewagi
    }
count-epic = { $count ->
        [one] { $count } karta eposu
        [few] { $count } karty eposu
        [many] { $count } kart eposu
       *[other] { $count } karty eposu
    }
    .object = { $count ->
        [one] { $count } kartę eposu
        [few] { $count } karty eposu
        [many] { $count } kart eposu
       *[other] { $count } karty eposu
    }
count-card = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
count-clan = { $count ->
        [one] { $count } klan
        [few] { $count } klany
        [many] { $count } klanów
       *[other] { $count } klanu
    }
count-territory = { $count ->
        [one] { $count } teren
        [few] { $count } tereny
        [many] { $count } terenów
       *[other] { $count } terenu
    }
count-deed = { $count ->
        [one] { $count } wyczyn
        [few] { $count } wyczyny
        [many] { $count } wyczynów
       *[other] { $count } wyczynu
    }
count-condition = { $count ->
        [one] { $count } warunek zwycięstwa
        [few] { $count } warunki zwycięstwa
        [many] { $count } warunków zwycięstwa
       *[other] { $count } warunku zwycięstwa
    }
count-citadel = { $count ->
        [one] { $count } cytadela
        [few] { $count } cytadele
        [many] { $count } cytadel
       *[other] { $count } cytadeli
    }
count-sanctuary = { $count ->
        [one] { $count } miejsce kultu
        [few] { $count } miejsca kultu
        [many] { $count } miejsc kultu
       *[other] { $count } miejsca kultu
    }
count-player = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }

## Karty: talie, rodzaje użycia, ikony i miejsca

deck-action = Karty akcji
    .short = Akcje
deck-advantage = Karty przewagi
    .short = Przewagi
deck-epic = Karty eposu
    .short = Eposy

use-season = Pora roku
use-triskel = Triskelion

icon-recruit = Werbunek
icon-move = Ruch
icon-build = Budowa
icon-clash = Konflikt

zone-hand = ręka gracza { $seat }
zone-put_away = schowane karty gracza { $seat }
zone-drawn = karty dobrane przez gracza { $seat }
zone-drawn_again = karty dobrane przez gracza { $seat }
zone-before = karty przed graczem { $seat }
zone-undealt = nierozdane karty akcji
zone-set_aside = karta odłożona na bok
zone-action_discard = odrzucone karty akcji
zone-epic_pile = talia eposu
zone-epic_discard = odrzucone karty eposu
zone-revealed = ujawnione karty eposu
zone-face_up = stół
zone-face_down = zagrane karty przewagi
zone-in_play = karty właśnie zagrywane
zone-box = pudełko

## Plansza

building-capital = stolica
building-citadel = cytadela
building-sanctuary = miejsce kultu

crows-clockwise = zgodnie z ruchem wskazówek zegara
crows-counterclockwise = przeciwnie do ruchu wskazówek zegara

phase-setup = Przygotowanie
phase-assembly = Runda { $round }, zgromadzenie
phase-season = Runda { $round }, pora roku
phase-over = Koniec gry

table-territory = Teren
table-clans = Klany
table-chieftain = Wódz
table-buildings = Budynki
table-card = Karta
table-neighbours = Sąsiedzi
table-festival = Święto
table-card_open = na stole
table-card_played = zagrana
table-card_none = brak

## Gracze

table-player = Gracz
table-you = ty
table-brenn = Bran
table-pretender = pretendent
table-reserve = Rezerwa
table-deeds = Wyczyny
table-conditions = Warunki

track-leadership = Przywództwo
    .text = Klany przeciwników na terenach, na których jesteś wodzem
track-religion = Religia
    .text = Miejsca kultu na terenach, na których masz klan
track-land = Ziemie
    .text = Tereny, na których masz klan

## Karty i stosy

table-hand = Twoja ręka
table-no_cards = brak kart
table-put_away = Schowane: { $cards }
table-named = Dotąd wskazane: { $cards }
table-draft = { $count ->
        [one] Którą kartę zatrzymujesz?
        [few] Które { $count } karty zatrzymujesz?
        [many] Których { $count } kart nie oddajesz?
       *[other] Którą { $count } karty zatrzymujesz?
    }
table-crows = Wrony lecą { $direction }
table-tiles = Tereny w stosie: { $count }
table-epic_pile = Karty eposu w talii: { $count }
table-action_discard = Odrzucone karty akcji: { $count }
table-epic_discard = Odrzucone karty eposu: { $cards }
table-before = Przed graczem { $seat }: { $cards }

## Co się dzieje

doing-play = { $seat }: { $card }
doing-clash_course = konflikt: { $territory } ({ $sides })
doing-attack = { $seat } atakuje gracza { $target }
doing-removal = { $seat } traci klan ({ $territory })
doing-toll = { $seat } wkracza w Góry
doing-draw = { $seat } dobiera karty eposu

side-exposed = { $seat } { $exposed }
side-sheltered = { $seat } { $exposed } + { $sheltered } w cytadelach

waiting-seats = Teraz decyduje: { $seats }
waiting-draft = Wszyscy gracze wybierają karty
waiting-reactions = Czas dla każdego, kto może odpowiedzieć kartą

## Wynik

result-you = Wygrywasz: { $conditions } ({ $reason }).
result-winner = { $seat } wygrywa: { $conditions } ({ $reason }).
result-you_resigned = Wygrywasz: { $reason }.
result-winner_resigned = { $seat } wygrywa: { $reason }.
result-nobody = Nikt nie wygrywa: { $reason }.
result-several = Wspólnie wygrywają: { $seats } ({ $reason }).

won_by-conditions = najwięcej warunków wśród pretendentów
won_by-brenn = przy remisie pretendentów wygrywa Bran
won_by-round_limit = minęła umówiona liczba rund
won_by-resigned = drugi gracz rezygnuje
