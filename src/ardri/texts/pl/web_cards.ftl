# Strony z kartami w przeglądarce.

web_cards-title = Karty i tereny
web_cards-lead = Wszystko, co jest w pudełku: { $cards } i { $territories }. Szukaj w dowolnym z trzech języków, z polskimi znakami lub bez nich.
web_cards-search = Szukaj w nazwach i tekstach
web_cards-kind = Rodzaj
web_cards-timing = Chwila
web_cards-effect = Działanie
web_cards-tiles = Tereny
web_cards-found = { $cards }, { $territories }
web_cards-nothing = Nic do tego wszystkiego nie pasuje.
web_cards-clear = Pokaż wszystko
web_cards-unknown = Nie ma karty „{ $name }”. Może to jedna z tych.

web_cards-about_action = Wybierane od nowa na każdym zgromadzeniu. Niezagrane odrzuca się na koniec pory roku.
web_cards-about_advantage = Po jednej na każdy teren. Na każdym zgromadzeniu bierze ją wódz tego terenu.
web_cards-about_epic = Czyny bogów i bohaterów: dobierane dzięki innym kartom i trzymane aż do zagrania.
web_cards-about_tiles = Z nich rośnie wyspa. Każdy ma swoją kartę przewagi, a niektóre mają własną zasadę.

web_cards-back = Wszystkie karty
web_cards-previous = Poprzednia karta:
web_cards-next = Następna karta:
web_cards-players = od { $count } graczy
web_cards-when = Zagrywana { $moment }.
web_cards-does_recruit = sprowadza klany na wyspę.
web_cards-does_move = przemieszcza klany.
web_cards-does_build = buduje cytadelę lub miejsce kultu.
web_cards-does_clash = może wywołać konflikt.
web_cards-tile = Sam teren
web_cards-tile_plain = Ten teren nie ma własnej zasady.
web_cards-names = W innych językach
web_cards-module_rules = Jego zasady
web_cards-no_advantage = Nie ma tu karty przewagi: jej drukowany tekst nie jest znany, a niczego nie wymyślamy.
