# Zagadki: jak się nazywają, dlaczego rozwiązanie jest dobre i co się przy nich mówi.
# $b, $c i $d to imiona pozostałych graczy.

theme-token = Żeton pretendenta
theme-victory = Twoje zwycięstwo
theme-season = Koniec pory roku
theme-stop = Cudze zwycięstwo
theme-geis = Geis i Dagda
theme-clash = Konflikty
theme-truce = Rozejmy
theme-deeds = Wyczyny
theme-draft = Wybór kart
theme-brenn = Bran
theme-modules = Moduły

## Rozwiązywanie

solve-welcome = Liczba pozycji: { $total }. W każdej jest pytanie: co odpowie dobry gracz? „pomoc” wymienia wszystko, co można wpisać.
solve-heading = Zagadka { $number }: { $title }
solve-theme = Temat: { $theme }.
solve-look_ahead = Trzeba spojrzeć kilka ruchów naprzód.
solve-right = Dobrze: { $option }
solve-wrong = Nie to: { $option }. Spróbuj jeszcze raz albo wpisz: { $solution } lub { $skip }.
solve-solution = Rozwiązanie: { $options }
solve-next = Enter – następna zagadka, { $quit } – wyjście:
solve-left = Na dziś wystarczy.
solve-count = Rozwiązane: { $count } z { $total }.
solve-count_ahead = Wśród tych na kilka ruchów: { $count } z { $total }.
solve-all = Wszystkie zagadki są rozwiązane. Podaj nazwę, by zobaczyć którąś znowu.
solve-ahead = kilka ruchów
solve-unknown = Nie ma zagadki „{ $name }”; --list pokazuje wszystkie.
solve-near = Nie ma zagadki „{ $name }”; podobne: { $puzzles }.
solve-several = „{ $name }” może oznaczać kilka zagadek: { $puzzles }.
solve-no_number = Nie ma zagadki { $number }; są od 1 do { $most }.

## Zagadki

puzzle-six_territories_are_claimed = Sześć terenów
    .why = Spełniasz warunek teraz, a w następnej turze może już nie. Żeton zostaje u ciebie, cokolwiek zrobi { $b }, a obie karty nadal mogą bronić tego, co masz.

puzzle-a_tie_that_the_brenn_wins = Dwoje pretendentów
    .why = { $b } wygrywa, jeśli pora roku tak się skończy. Z żetonem spełniasz tyle samo warunków, a remis wygrywa Bran: będziesz nim ty, bo jesteś wodzem terenu ze stolicą.

puzzle-the_last_turn_to_claim = Wszyscy inni spasowali
    .why = Jeśli spasujesz, pora roku się skończy, a bez żetonu nikt nie wygra. Weź go: { $b } musi działać od razu, bo inaczej wygrasz następnym pasem.

puzzle-a_tie_stops_it = Dwie korony, jeden tron
    .why = Miejsc kultu, które ma { $b }, nie zabierzesz, ale możesz spełniać tyle samo warunków. Branem będzie { $c }, bez żetonu pretendenta, więc przy remisie nikt nie wygrywa i gra toczy się dalej.

puzzle-the_token_can_wait = Dwa warunki przeciw jednemu
    .why = { $b } spełnia dwa warunki, ty jeden: sam żeton przegrywa. Oba wiszą na jednym klanie (Błonia); usuń go, zanim dostanie towarzystwo, a żeton weź potem.

puzzle-the_sixth_territory_is_near = Pięć terenów
    .why = Migracja prowadzi klan na puste Wrzosowisko (z terenu Las): to szósty teren, i to bez konfliktu.

puzzle-and_that_is_where_the_clan_goes = Z lasu w świat
    .why = Tylko Wrzosowisko jest dla ciebie nowe i puste. Gdzie indziej już masz klany, a na terenie Bagna czekają trzy obce.

puzzle-a_messenger_needs_no_sword = Silni sąsiedzi
    .why = Szósty teren jest obok, ale trzymają go inni. Posłańcy wprowadzają klan bez konfliktu; Migracja zaczęłaby walkę ze znacznie silniejszymi.

puzzle-the_sixth_sanctuary = Pięć miejsc kultu
    .why = Zbuduj szóste: warunek jest od razu spełniony, a do tego dobierasz kartę eposu.

puzzle-a_sanctuary_for_oneself = Gdzie budować
    .why = Masz klany w obu miejscach, ale na terenie Równiny { $b } też je ma. Na terenie Wzgórza miejsce kultu liczy się tylko tobie.

puzzle-a_clan_that_makes_the_chieftain = Cztery klany idą za tobą
    .why = Na terenie Zatoka jest remis. Jeden klan więcej czyni cię wodzem, a dwa klany przeciwnika zaczynają się liczyć: razem sześć.

puzzle-two_conditions_beat_one = Po jednym warunku
    .why = Remis wygrywa { $b }, wódz terenu ze stolicą. Szóste miejsce kultu to twój drugi warunek, a dwa wygrywają z jednym.

puzzle-clans_first_then_the_way = Wszędzie po jednym
    .why = Pojedynczymi klanami Migracja tylko przesuwa cię z miejsca na miejsce. Najpierw Nowe klany obok wrzosowiska, potem jeden z nich przechodzi i z pięciu terenów robi się sześć. { $b } nie ma kart, by przeszkodzić.

puzzle-room_for_one_more = Przed migracją
    .why = W następnej turze klan ma dzięki Migracji przejść na puste Wrzosowisko, musi więc stać obok: Las albo Dolina.

puzzle-the_druid_fetches_it = Co leży wśród odrzuconych
    .why = { $b } nie ma kart, więc Miejsce kultu leży wśród odrzuconych. Druid je przynosi i powstaje szóste miejsce kultu; jeśli najpierw zagrasz Święto, Druid będzie ostatnią kartą i nie da się go zagrać.

puzzle-and_this_is_what_he_brings = Wybór Druida
    .why = Masz pięć miejsc kultu i mnóstwo czasu: { $b } nie ma kart. Weź tę, która zbuduje szóste.

puzzle-the_walls_win_a_card = Gdzie staną mury
    .why = Cytadela na terenie Równiny odbiera jego kartę (ma ją { $b }). Zagrana w następnej turze, wyprowadza klan na puste Wrzosowisko: sześć terenów.

puzzle-the_last_pass_wins = Ruch pretendenta
    .why = { $b } pasuje. Jeśli też spasujesz, pora roku się kończy, a tylko ty jako pretendent spełniasz warunek: wygrywasz.

puzzle-never_pass_into_defeat = Ostatnia karta
    .why = Pas kończy porę roku i wygrywa { $b }. Cokolwiek zagrasz, pora roku trwa, a karta eposu może pomóc.

puzzle-the_season_must_not_end = Wszyscy spasowali
    .why = Bez Podstępu Angusa pora roku się kończy i wygrywa { $b }. Dzięki niemu masz jeszcze jedną turę, a na ręce Oko Balora.

puzzle-cards_do_not_keep = Spokojny koniec
    .why = { $b } i { $c } pasują, a pretendentów nie ma. Jeśli spasujesz, pora roku się skończy, a karty akcji przepadną: najpierw je zagraj.

puzzle-one_clan_carries_the_victory = Cudze sześć miejsc kultu
    .why = { $b } wygrywa z końcem pory roku, ale trzy z sześciu miejsc kultu trzyma jeden klan. Oko Balora go usuwa.

puzzle-and_the_eye_falls_on_it = Oko się otwiera
    .why = Na terenie Wzgórza { $b } ma jeden klan i trzy miejsca kultu: bez niego zostają tylko trzy. Na terenie Zatoka zostałyby jeszcze dwa klany.

puzzle-a_chieftain_is_replaced = Sześć klanów za kimś innym
    .why = { $b } prowadzi na dwóch terenach, na każdym o jeden klan. Nowy sojusz zastępuje obcy klan twoim: zostajesz tam wodzem, a { $b } ma już tylko trzy.

puzzle-and_not_only_outnumbered_by_one_less = Jaki to sojusz
    .why = Cztery na trzy: dodany klan daje remis, a zastąpiony – cztery na trzy dla ciebie.

puzzle-a_tie_is_enough = Wódz o dwa klany
    .why = Na terenie Wzgórza { $b } ma trzy klany przeciw twojemu jednemu. Nowe klany, oba tam, dają remis: wodza nie ma, a { $b } traci trzy z sześciu.

puzzle-a_march_on_the_lone_clan = Pretendent bez kart
    .why = { $b } nie ma czym zapłacić za cios. Wkrocz na Wzgórza, gdzie stoi jeden klan: twój pierwszy atak go usuwa, a z nim szósty teren.

puzzle-geis_against_the_winning_card = Szósty kamień
    .why = Z tym miejscem kultu { $b } ma sześć i wygrywa z końcem pory roku. Na taką chwilę trzyma się Geis.

puzzle-geis_is_too_good_for_a_bard = Pora roku ledwie się zaczęła
    .why = Bard daje jedną kartę eposu. { $b } ma jeszcze cztery karty i niektóre zaszkodzą ci bardziej: zachowaj na nie Geis.

puzzle-let_them_fight = Cudza kłótnia
    .why = { $b } i { $c } osłabią się nawzajem bez kosztu dla ciebie, a do zwycięstwa wszystkim daleko. Zachowaj Geis na to, co wymierzone w ciebie.

puzzle-geis_for_ones_own_victory = Czterech na jednego
    .why = Wygrywasz z końcem pory roku, chyba że stracisz jeden z sześciu terenów. Cztery klany przeciw jednemu go zdobędą: zakaż tego marszu.

puzzle-geis_does_not_keep = Ostatnia karta przeciwnika
    .why = { $b } zagrywa ostatnią kartę akcji. Geis odrzuca się z końcem pory roku, więc lepszej chwili już nie będzie.

puzzle-the_dagda_against_the_winning_tale = Dzieci bogini Danu
    .why = Klan na terenie Równiny to szósty teren, a { $b } ma już żeton pretendenta. Dagda anuluje ten epos.

puzzle-the_dagda_for_ones_own_victory = Oko patrzy na ciebie
    .why = Bez klanu na terenie Wzgórza masz pięć terenów. To ty wygrywasz z końcem pory roku: lepszej chwili na Dagdę nie będzie.

puzzle-the_dagda_is_kept_for_more_than_a_trifle = Przydział czempiona
    .why = Jedna karta więcej to drobiazg, nawet jeśli ma ją { $b }. Dagda zostaje na ręce przez pory roku, aż przyjdzie epos, który o czymś rozstrzyga.

puzzle-a_clash_that_cannot_be_won = Jeden wśród pięciu
    .why = Twój jedyny klan stoi wśród pięciu obcych, a { $b } ma cztery karty. Konflikt kosztowałby cię ten klan: zagraj coś innego.

puzzle-the_festival_costs_a_clan = Co podbić
    .why = Na terenie Wzgórza święto zabiera ci klan jeszcze przed pierwszym ciosem, a w drugim miejscu { $b } chętnie podejmie walkę. Wrzosowisko jest puste i daje ci nowy teren.

puzzle-the_last_clan_of_the_pretender = Twarzą w twarz
    .why = { $b } nie ma karty, by zapłacić: atak usuwa klan, a z nim trzy miejsca kultu i zwycięstwo. Przy pokoju wygrywa { $b }.

puzzle-the_one_to_strike = Trzech przeciwników
    .why = Pretendentem jest { $c }, ma tu jeden klan i żadnej karty, by zapłacić. { $b } i { $d } nic tu nie wygrywają.

puzzle-the_warlord_strikes_twice = Pierwszy cios padł
    .why = Watażka dodaje klan i pozwala uderzyć jeszcze raz: ostatni klan, który ma tu { $b }, pada bez odpowiedzi. Jeśli poczekasz, atak spadnie na ciebie i zapłacisz tą kartą albo klanem.

puzzle-a_raid_on_an_empty_hand = Pusta ręka
    .why = { $c } nie ma karty, którą można zabrać, więc Napaść usuwa ostatni klan, a z nim trzy z sześciu miejsc kultu.

puzzle-behind_the_walls = Trzech na jednego
    .why = W cytadeli klan jest poza konfliktem, a ty utrzymujesz teren. Na zewnątrz pada albo kosztuje cię kartę.

puzzle-and_the_second_one_too = Jeden już w środku
    .why = Jest druga cytadela. Gdy oba klany są w środku, nie ma kogo atakować i oba wyjdą bez szwanku.

puzzle-a_card_for_the_clan_that_wins = Atak na szósty teren
    .why = Ten klan to twój szósty teren, a masz żeton pretendenta. Żadna karta na ręce nie jest tyle warta.

puzzle-not_the_card_that_wins = Czym zapłacić
    .why = Ten klan trzyma dwa z twoich pięciu miejsc kultu, a karta Miejsce kultu zbuduje szóste. Zapłać kartą Święto.

puzzle-home_is_next_door = Bez rozejmu
    .why = Siedem klanów i pełna ręka przeciw temu, co ci zostało: każdy cios kosztuje cię klan. Obok, na terenie Równiny, jesteś wodzem i klany będą bezpieczne.

puzzle-peace_against_the_odds = Wyciągnięta ręka
    .why = Jeden klan bez kart przeciw czterem z trzema kartami: następny cios usunie cię z terenu Wzgórza. Pokój pozwala zostać.

puzzle-peace_keeps_the_crown = Nieoczekiwany gość
    .why = Wygrywasz z końcem pory roku, dopóki żyje twój klan na terenie Wzgórza. Pokój go zachowa; w walce można go tylko stracić.

puzzle-no_peace_for_the_victor = Pretendent prosi o pokój
    .why = { $b } ma tu jeden klan, żadnej karty, by zapłacić, i dzięki niemu trzy z sześciu miejsc kultu. Odmów: twój następny cios odbiera zwycięstwo.

puzzle-no_truce_for_the_sixth_territory = Pokój, mówi przybysz
    .why = Z tym klanem { $d } ma sześć terenów i wygrywa. { $d } nie ma już kart: po odmowie usuniesz go jednym ciosem.

puzzle-a_truce_costs_nothing = Gość wśród czterech
    .why = Twój klan jest tam, gdzie miał być, na szóstym terenie, a sił masz tu najmniej. Najpierw poproś o pokój: jeśli ktoś odmówi, nic na tym nie tracisz.

puzzle-the_bard_sings_of_it = Klan padł
    .why = Wyczyn zostaje do końca gry i liczy się do każdego warunku. Bard daje go tylko teraz, po manewrze, który usunął klan.

puzzle-a_deed_makes_six = Pięć terenów i pieśń
    .why = Wywołaj konflikt na terenie Wzgórza: { $b } nie ma czym zapłacić, klan pada, a Bard robi z tego wyczyn, szósty do pięciu terenów. Zagrany jako karta pory roku, Bard przepada.

puzzle-a_blow_is_a_deed = Cios opłacony kartą
    .why = Determinacja Strenga wymaga ataku, a nie usuniętego klanu. Z wyczynem pięć terenów liczy się jak sześć.

puzzle-a_gift_is_a_deed = Epos opowiedziany
    .why = Karta trafiłaby do odrzuconych. Podarowana, daje ci wyczyn, a z nim pięć terenów liczy się jak sześć.

puzzle-deeds_go_where_they_are_needed = Dwa wyczyny
    .why = Z szóstym miejscem kultu religia nie potrzebuje wyczynów i oba idą do czterech terenów: dwa warunki. { $b } ma jeden, a remis byłby przegrany.

puzzle-one_sanctuary_short = Trzy karty, pięć miejsc kultu
    .why = Brakuje ci jednego miejsca kultu, a oto karta, która je zbuduje.

puzzle-somebody_else_is_close = Sąsiad z pięcioma miejscami kultu
    .why = { $b } potrzebuje jeszcze jednego. Geis to karta, która tego zakaże; pozostałe nic tu nie poradzą.

puzzle-recruits_need_a_reserve = Dwanaście klanów na planszy
    .why = Twoja rezerwa jest pusta, nie ma więc kogo werbować. Migracja prowadzi klan na puste Wrzosowisko, twój szósty teren.

puzzle-no_feast_without_a_sanctuary = Bez własnej świętości
    .why = Święto wymaga miejsca kultu tam, gdzie masz klan, a takiego nie ma: przekaż je.

puzzle-no_craftsmen_without_walls = Bez własnych murów
    .why = Rzemieślnicy i chłopi werbują tam, gdzie stoją cytadele. Nie masz klanów ani w stolicy, ani przy cytadeli: ta karta nic ci nie da.

puzzle-not_to_the_one_who_waits_for_it = Co oddać
    .why = { $b } ma pięć miejsc kultu. Przekaż, co chcesz, byle nie kartę, która zbuduje szóste.

puzzle-land_for_oneself = Nowa ziemia
    .why = Odkrywasz teren, a jako Bran mówisz, gdzie leży. Obok terenów Równiny i Wzgórza są tylko twoje klany: nową ziemię łatwo utrzymasz.

puzzle-land_for_others_lies_far_away = Nowa ziemia dla kogoś innego
    .why = Odkrywa { $b }, ale o miejscu decyduje Bran. Obok twoich klanów, a z dala od tamtych, nowy teren jest odcięty i w twoim zasięgu.

puzzle-the_tie_needs_the_capital = Dwoje z żetonem
    .why = Każde spełnia jeden warunek, a remis wygrywa Bran. Dwa nowe klany w stolicy czynią cię wodzem jej terenu i Branem zgromadzenia.

puzzle-and_that_is_where_they_stand = Dokąd pójdą dwa klany
    .why = Trzy klany przeciw dwóm czynią cię wodzem w stolicy, czyli Branem, który wygrywa remis. Jeden klan dałby tylko remis w stolicy, a Branem jest { $b }.

## Moduły dodatku

puzzle-a_king_is_needed = O jednego króla za dużo
    .why = Remisujesz z graczem { $b }, Branem jest { $c }, a potrzebny jest król: kto remisuje na tym zgromadzeniu, wygrywa. Twój pas jest ostatni i kończy porę roku, zanim { $c } zdąży temu zapobiec. Dzielicie się zwycięstwem.

puzzle-a_fire_on_the_hill = Nic do zagrania
    .why = W twojej turze Geis nic nie robi. Ale jest lato: w Beltane płacisz nim za ruch do 3 klanów, a szósty teren leży obok.

puzzle-where_no_land_lies = Tam, gdzie nie ma lądu
    .why = Jesteś na całym lądzie dookoła. Ale Przystań ma port, a Inis Mona też: jeden z ruchów Migracji może iść morzem, na szósty teren.

puzzle-an_island_out_of_the_mist = Pięć i ani jednego więcej
    .why = Masz klany na pięciu terenach. Przy tym sprawdzaniu Hy Breasil liczy się jako wyczyn: pięć i jeden to sześć.
