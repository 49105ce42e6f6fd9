# Zasady, po stronie na każdy temat.

rules-aim = Cel gry
    .text =
        Prowadzisz klany jednego ludu na rosnącej wyspie. Chcesz, by zgromadzenie wybrało cię na Najwyższego Króla.

        Można na to zasłużyć na trzy sposoby, każdy liczony do sześciu:
        – Przywództwo: klany przeciwników na terenach, na których jesteś wodzem.
        – Religia: miejsca kultu na terenach, na których masz klan.
        – Ziemie: tereny, na których masz klan.

        Gdy w swojej turze spełniasz jeden z tych warunków, możesz wziąć żeton pretendenta. Następne zgromadzenie sprawdza graczy, którzy mają taki żeton: wygrywa ten, kto spełnia najwięcej warunków.

        Wodzem terenu jest ten, kto ma tam więcej klanów niż każdy inny gracz; przy remisie wodza nie ma.
rules-round = Runda
    .text =
        Runda ma dwie części: zgromadzenie, na którym wybiera się karty, i porę roku, w której się je zagrywa. Rundy trwają, dopóki zgromadzenie nie znajdzie Najwyższego Króla.

        Są trzy rodzaje kart:
        – Karty akcji rozdziela się na każdym zgromadzeniu i odrzuca na koniec pory roku.
        – Karty przewagi należą do terenów: każdą dostaje wódz jej terenu.
        – Karty eposu dobiera się dzięki innym kartom i trzyma aż do zagrania.

        Kartę ze znakiem pory roku zagrywa się w swojej turze pory roku. Kartę z triskelionem zagrywa się w chwili, którą ona wskazuje, w turze dowolnego gracza.

        Karty na ręce są tajne; ich liczba, według rodzajów, jest jawna.
rules-assembly = Zgromadzenie
    .text =
        1. Wódz terenu ze stolicą zostaje Branem. Jeśli wodza nie ma, Bran się nie zmienia.
        2. Sprawdza się, czy któryś pretendent wygrywa. Jeśli nie, wszystkie żetony pretendentów wracają.
        3. Każdy wódz bierze kartę przewagi swojego terenu. Gdzie wodza nie ma, karta leży na stole.
        4. Rzuca się stadem wron: wskazuje ono, czy tury idą zgodnie z ruchem wskazówek zegara, czy przeciwnie.
        5. Tasuje się wszystkie karty akcji. Jedną odkłada się, nie oglądając jej, a potem każdy gracz dostaje 4.
        6. Wybór kart, przez wszystkich jednocześnie: zatrzymaj 1 kartę i przekaż 3 następnemu graczowi; z 4 kart, które wtedy masz, zatrzymaj 2 i przekaż 2; potem zatrzymaj 3 i przekaż 1. Zatrzymane wcześniej karty można później przekazać.

        Przy 2 graczach każdy dostaje 3 karty i wybiera podobnie: zatrzymuje 1, potem 2. Te karty się chowa i powtarza wszystko z 3 następnymi. Każdy ma wtedy 6 kart.
rules-season = Pora roku
    .text =
        Zaczyna Bran, a dalej tury idą za wronami. W swojej turze robisz jedną z tych rzeczy:
        – Zagrywasz kartę pory roku.
        – Pasujesz. W późniejszej turze możesz znów działać.
        – Bierzesz żeton pretendenta, jeśli spełniasz warunek zwycięstwa.
        W pierwszej turze Bran musi zagrać kartę.

        Pora roku kończy się, gdy wszyscy gracze spasują jeden po drugim. Wtedy odrzuca się wszystkie karty akcji, karty eposu się zachowuje, karty przewagi, których posiadacz nie jest wodzem, wracają na stół, a znacznik Święta opuszcza planszę.

        Zagrywając kartę, najpierw powiedz wszystko, co jawne: gdzie, kogo, ile. Potem inni mogą ją anulować. Następnie dzieje się wszystko, co może się stać; wybór zostawiają ci tylko słowa „możesz” i „do”. Czego brakuje – klanów, budowli, kart – tego się po prostu nie zyskuje.

        Jeśli na początku swojej tury nie masz klanów na planszy, tracisz wyczyn, jeśli go masz, i umieszczasz 2 klany na dowolnych terenach, a potem rozgrywasz turę.
rules-clash = Konflikty
    .text =
        Gdy przemieszczasz klany na teren z klanami przeciwników, zaczyna się tam konflikt, chyba że karta mówi inaczej. Umieszczanie klanów nigdy go nie wywołuje. To ty jesteś prowokatorem.

        Najpierw, jeśli trwa tam Święto, ten, kto wywołał konflikt, traci klan. Potem, od gracza po prowokatorze, każdy inny gracz z klanem na tym terenie może fortyfikować klany w cytadelach, po jednym w każdej, także w stolicy. Ufortyfikowane klany są poza konfliktem; wszystkie inne są nieufortyfikowane.

        Następnie gracze z nieufortyfikowanymi klanami wykonują po kolei manewry, prowokator pierwszy. Manewr to jedna z tych rzeczy:
        – Atak na gracza z nieufortyfikowanymi klanami: odrzuca on kartę akcji albo usuwa jeden ze swoich nieufortyfikowanych klanów.
        – Wycofanie: przemieszczasz nieufortyfikowane klany na sąsiednie tereny, na których jesteś wodzem.
        – Zagranie karty eposu, która jest manewrem.
        Nie można spasować. Ale przed każdym manewrem konflikt się kończy, jeśli wszyscy zaangażowani gracze zgodzą się na rozejm.

        Jeśli tylko ty masz nieufortyfikowane klany, możesz zakończyć konflikt albo manewrować dalej. Na koniec ufortyfikowane klany wychodzą, a wszyscy, którzy zostali, żyją tam razem.
rules-victory = Zwycięstwo
    .text =
        Grę wygrywa się w drugim kroku zgromadzenia i tylko mając żeton pretendenta.

        Są trzy warunki, a każdy wymaga 6:
        – Przywództwo: klany przeciwników na terenach, na których jesteś wodzem.
        – Religia: miejsca kultu na terenach, na których masz klan.
        – Ziemie: tereny, na których masz klan.
        Każdy twój wyczyn liczy się jako 1 do jednego z nich. Więcej niż 6 nic nie daje.

        Wygrywa ten, kto spełnia najwięcej warunków, a co najmniej jeden. Jeśli kilku pretendentów remisuje, wygrywa Bran, o ile jest wśród nich. W przeciwnym razie nikt nie wygrywa, żetony wracają i gra toczy się dalej.
rules-pretender = Pretendenci
    .text =
        W swojej turze pory roku, zamiast zagrać kartę, możesz wziąć żeton pretendenta, jeśli spełniasz w tej chwili co najmniej jeden warunek zwycięstwa. Wyczyny się liczą.

        Żeton zostaje u ciebie do następnego zgromadzenia, nawet jeśli tymczasem przestaniesz spełniać warunek. Ale wygrywasz tylko wtedy, gdy spełniasz jakiś warunek na zgromadzeniu.

        Pretendent ostrzega więc innych: mają resztę pory roku, by mu przeszkodzić albo samemu zostać pretendentami.
rules-deeds = Wyczyny
    .text =
        Wyczyn to czyn, o którym śpiewają bardowie. Liczy się jako 1 do jednego wybranego warunku zwycięstwa, zawsze tam, gdzie najbardziej pomaga.

        Przy 4 terenach i 5 miejscach kultu 2 wyczyny dają jeden warunek, a 3 wyczyny dają dwa.

        Wyczyny zyskuje się dzięki takim kartom jak Bard, Determinacja Strenga i Mistrz rzemiosła. Zachowuje się je z rundy na rundę; traci je, po jednym, tylko gracz bez klanów na planszy.
rules-brenn = Bran
    .text =
        Bran jest pierwszym wśród równych. W pierwszym kroku każdego zgromadzenia Branem zostaje wódz terenu ze stolicą; jeśli wodza nie ma, Bran się nie zmienia. W żadnej innej chwili Bran się nie zmienia.

        Do Brana należy pierwsza tura pory roku, w której musi zagrać kartę pory roku, a także wybór miejsca dla odkrywanego terenu; to on wygrywa, gdy pretendenci remisują, a jest wśród nich. Gdy coś spotyka kilku graczy naraz, Bran jest pierwszy.
