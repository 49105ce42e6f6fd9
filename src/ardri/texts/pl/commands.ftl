# Co mówią polecenia inne niż `play`: o zapisach gier, o kartach, o rozdziałach zasad.

count-choice = { $count ->
        [one] { $count } wybór
        [few] { $count } wybory
        [many] { $count } wyborów
       *[other] { $count } wyboru
    }

## Zapisy gier

verify-good = dobry: { $players }, { $choices }, { $result }
verify-bad = zły: { $why }
verify-unfinished = gra jeszcze trwa
verify-winner = { $seat } wygrywa ({ $reason })
verify-several = { $seats } wygrywają razem ({ $reason })
verify-nobody = nikt nie wygrywa ({ $reason })
verify-earlier = poprawny według zasad { $rules }, a według zasad { $now } taki sam: { $players }, { $choices }, { $result }
verify-differs = różnica: grano według zasad { $rules }; według zasad { $now } gra dochodzi tylko do wyboru { $at } z { $choices } ({ $why })
migration-whole = { $file }: tę grę rozegrano według zasad { $rules }. Według zasad { $now } jest taka sama.
migration-part = { $file }: tę grę rozegrano według zasad { $rules }. Według zasad { $now } dochodzi tylko do wyboru { $at } z { $choices }: { $why }
fault-told = Zasady w tym programie zawiodły przy wyborze { $choice }: { $cause }. To błąd programu. Gra do tego miejsca jest w pliku { $file }; prosimy wysłać go ze zgłoszeniem.
fault-kept = Gra do tego miejsca jest w pliku { $file }.
verify-told = los podany z zewnątrz, bez ziarna

replay-place = Wybór { $at } z { $last }
replay-modules = Moduły: { $modules }.
replay-seat = oczami gracza { $seat }
replay-spectator = oczami widza
replay-all = wszystkie karty odkryte
replay-chosen = { $seat }: { $question } → { $option }
replay-hand = Ręka gracza { $seat }: { $cards }
replay-put_away = Schowane przez gracza { $seat }: { $cards }
replay-set_aside = Odłożona na bok: { $cards }
replay-question = { $seat }: { $question }
replay-chance = Decyduje los.
replay-private = Ta gra jeszcze trwa. Dalej widać to, co wolno widzieć graczowi { $seat }: niech nikt inny nie patrzy.
replay-not_all = Ta gra jeszcze trwa: może patrzeć widz albo jeden gracz, nie wszyscy.
replay-first = Wcześniej nic nie ma.
replay-last = Dalej nic nie ma.
replay-prompt = Enter – dalej, b – wstecz, ? – więcej:
replay-unknown = „{ $answer }” nie jest tu poleceniem; ? pokazuje wszystkie.
replay-help =
    Enter, n    dalej, aż widać coś nowego
    b           wstecz
    17          do wyboru 17; 0 to początek, e koniec
    r, br       do następnej rundy, do poprzedniej rundy
    a, a 2      samo idzie dalej, co sekundę albo co 2; Ctrl-C zatrzymuje
    s B         oczami gracza B; s spectator, s all
    ?           ta pomoc
    q           koniec

bug-written = Zgłoszenie jest w pliku { $file }. Zawiera to, co wolno wiedzieć graczowi { $seat }, i nic więcej.

## Karty i rozdziały

about-players = od { $count } graczy
about-signs = Znaki: { $icons }
about-territory = Sam teren
about-names = W innych językach: { $names }
about-rulings = Rozstrzygnięcia (po angielsku)
about-unknown = Nie ma karty „{ $name }”.
about-near = Nie ma karty „{ $name }”; podobne: { $cards }.
about-several = „{ $name }” może oznaczać kilka kart: { $cards }.

chapter-unknown = Nie ma rozdziału „{ $name }”; są: { $chapters }.
