# Strony przed grą i po grze.

## Start

web_start-lead = Zostań Wysokim Królem wyspy. Graj w Inis w przeglądarce, ze znajomymi albo z botami.
web_start-play_now = Graj teraz
web_start-play_busy = Stół już się rozkłada
web_start-play_note = Ustawienie na pierwszą grę, z dwoma botami. Bez konta i bez formularzy.
web_start-ways = Co można zrobić
web_start-current = Wróć do gry
web_start-way_new = Nowy stół
    .text = Wybierz, kto gra i w jakim tempie, i zaproś znajomych linkiem.
web_start-way_learn = Pierwsze kroki
    .text = Prawdziwa gra, a obok niej jedna wskazówka naraz.
web_start-way_rules = Jak grać
    .text = Zasady w skrócie, z rysunkami.
web_start-way_puzzles = Zagadki
    .text = Co zrobiłby dobry gracz? Znajdź odpowiedź na prawdziwej mapie.
web_start-way_cards = Karty i tereny
    .text = Wszystkie karty i tereny do przeglądania i czytania.
web_start-way_games = Moje gry
    .text = Graj dalej, obejrzyj jeszcze raz, zagraj rewanż.
web_start-way_watching = Otwarte stoły
    .text = Dołącz do innych albo popatrz, jak grają.
web_start-invited = Masz link?
web_start-link = Link do stołu albo zaproszenie
web_start-no_link = To nie jest link do stołu.
web_start-unofficial = Nieoficjalny projekt fanów. Autorem gry Inis jest Christian Martinez, a wydawcą Matagot; wszystko tutaj narysowano i napisano od nowa.
web_start-lost = Poza mapą
web_start-to_start = Na start

## Listy stołów

web_start-running = W toku
web_start-waiting = Czekają na graczy
web_start-finished = Zakończone
web_start-no_games = Nie masz jeszcze żadnych gier.
web_start-older = Starsze gry
web_start-more_games = Więcej gier
web_start-go_on = Graj dalej
web_start-to_table = Do stołu
web_start-replay = Powtórka
web_start-rematch = Rewanż
web_start-everybody = Otwarte stoły
web_start-everybody_lead = Stoły, do których może podejść każdy.
web_start-nobody_plays = Żaden publiczny stół nie jest teraz otwarty.
web_start-to_join = Można dołączyć
web_start-to_watch = Można oglądać
web_start-join = Dołącz
web_start-watch = Oglądaj
web_start-your_turn = Twój ruch
web_start-goes_on = Gra trwa
web_start-waits_for = Czekamy: { $names }
web_start-time_left = zostało { $time }
web_start-moved = ostatni ruch { $when }
web_start-moved_now = ostatni ruch przed chwilą
web_start-nudged = Jest przypomnienie
web_start-none_running = Nie toczy się żadna gra.
web_start-free_seats = { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
web_start-can_begin = Wszystkie miejsca są zajęte
web_start-bot = Bot ({ $level })
web_start-bot_named = { $name } · bot ({ $level })
web_start-free = wolne
web_start-expected = oczekiwanie
web_start-you_won = Wygrana
web_start-won = Wygrywa { $name }
web_start-nobody_won = Nikt nie wygrał
web_start-abandoned = Przerwana

## Nowy stół

web_start-new = Nowy stół
web_start-new_lead = Gra od dwóch do czterech osób. Znajomi przychodzą z linku, boty są od razu.
web_start-new_lead_more = Gra od 2 do { $most } osób. Znajomi przychodzą z linku, boty są od razu.
web_start-who = Kto gra?
web_start-players = Liczba graczy
web_start-seat_colour = Miejsce { $seat }: { $colour }
web_start-your_colour = Twój kolor
web_start-colour_a = czerwony, koło
web_start-colour_b = niebieski, kwadrat
web_start-colour_c = żółty, trójkąt
web_start-colour_d = zielony, romb
web_start-colour_e = czarny, gwiazda; w nocy jasny
web_start-people = Ludzie
web_start-bots = Boty
web_start-who_me = Ty
    .text = To twoje miejsce.
web_start-who_here = Ktoś obok mnie
    .text = Gracie na jednym urządzeniu; karty są zakryte, gdy je podajecie.
web_start-who_open = Kto przyjdzie
    .text = Wysyłasz link, a miejsce zajmuje ten, kto przyjdzie pierwszy.
web_start-who_named = Konkretna osoba
    .text = Miejsce czeka na konto o tej nazwie.
web_start-name = Imię
web_start-your_name = Twoje imię
web_start-name_later = Bez imienia grasz jako gość
web_start-guest = Gość { $number }
web_start-how = Jak gracie?
web_start-setup = Przygotowanie
web_start-modules = Moduły dodatku
    .text = Każdy osobno albo w dowolnym połączeniu. To, co oznaczono jako interpretację, pochodzi z opisów; drukowany tekst nie jest znany.
web_start-module_seats = Wchodzi do gry przy { $count } graczach.
web_start-module_needs = Razem z modułem „{ $module }”.
web_start-pace = Tempo
web_start-pace_none = Bez zegara
    .text = Każdy myśli, ile chce.
web_start-pace_quick = Szybkie
    .text = 10 minut na osobę i 15 sekund więcej na każde pytanie.
web_start-pace_calm = Spokojne
    .text = 30 minut na osobę i 45 sekund więcej na każde pytanie.
web_start-pace_slow = Wolne
    .text = Gra na wiele dni: 3 dni na osobę i 8 godzin więcej na każde pytanie. Reakcje są jawne.
web_start-pace_own = { $bank } min + { $increment } s
web_start-reactions = Reakcje
web_start-windows_sealed = Ukryte
    .text = Po każdym czynie jest krótka przerwa, niezależnie od tego, kto ma odpowiedź. Nikt nie wie, kto mógł zareagować.
web_start-windows_open = Jawne
    .text = Pytani są tylko ci, którzy mają odpowiedź, jeden po drugim. Szybciej, ale widać, kto się zastanawia.
web_start-door = Kto może przyjść?
web_start-visibility = Wstęp
web_start-visibility_link = Z linkiem
    .text = Przyjść może każdy, kto zna adres stołu.
web_start-visibility_public = Każdy
    .text = Stół jest na liście otwartych stołów.
web_start-visibility_private = Zaproszeni
    .text = Na każde miejsce trzeba osobnego zaproszenia.
web_start-spectators = Widzowie
    .text = Widzą to, co wszyscy. Kart na ręce nie widzą.
web_start-strict = Bez pomocy
    .text = Bez podpowiedzi, bez cofania całych ruchów i nikt nie gra na dwóch miejscach.
web_start-absence = Bot za nieobecnych
    .text = Po 10 minutach bez połączenia bot może zastąpić gracza aż do powrotu. Inaczej wszyscy czekają.
web_start-absence_after = po { $minutes } min
web_start-open = Otwórz stół
web_start-begin = Rozpocznij grę
web_start-flaw_no_name = Jedno z miejsc czeka jeszcze na imię, co najmniej dwie litery.
web_start-flaw_twice = Możesz zająć tylko jedno miejsce; dla innych wybierz „Ktoś obok mnie”.

## Przed grą

web_start-lobby = Przed grą
web_start-agreed = Ustalono
web_start-yes = tak
web_start-no = nie
web_start-ready = gotowe
web_start-not_ready = jeszcze nie
web_start-be_ready = Gotowe
web_start-sit = Usiądź tutaj
web_start-stand = Wstań
web_start-clear = Zwolnij miejsce
web_start-move = Przesiądź się tutaj
web_start-close = Zamknij stół
    .text = Stół zostanie zamknięty dla wszystkich i nie da się go znów otworzyć.
web_start-closed = Stół został zamknięty przez gospodarza
web_start-put_bot = Posadź bota na miejscu { $seat }
web_start-add_bot = Dodaj bota
web_start-invite = Zaproś
web_start-invite_all = Wyślij ten link znajomym:
web_start-invite_one = Ten link daje miejsce temu, kto użyje go pierwszy. Jest ważny przez tydzień.
web_start-share_title = Partia Inis na Ard Rí
web_start-lacking_seats = Jest jeszcze wolne miejsce.
web_start-lacking_ready = Ktoś jeszcze się przygotowuje.
web_start-all_here = Wszyscy są na miejscu.
web_start-host_begins = Wszyscy są na miejscu; grę rozpoczyna gospodarz.

## Zaproszenie

web_start-invitation = Masz zaproszenie
web_start-invitation_lead = Ktoś ma dla ciebie miejsce przy stole.
web_start-as = Przy stole nazywasz się { $name }.
web_start-take_seat = Zajmij miejsce
web_start-too_many_windows = Masz otwartych zbyt wiele okien ze stołami. To, jedno ze starszych, zostało rozłączone.
