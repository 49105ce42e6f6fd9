# Zasady, po stronie na każdy temat.

rules-aim = Cel gry
    .text =
        Prowadzisz klany jednego ludu na rosnącej wyspie. Chcesz, by zgromadzenie wybrało cię na Wysokiego Króla.

        Można na to zasłużyć na trzy sposoby, każdy liczony do sześciu:
        – Przywództwo: klany przeciwników na terenach, na których jesteś wodzem.
        – Religia: miejsca kultu na terenach, na których masz klan.
        – Ziemie: tereny, na których masz klan.

        Gdy w swojej turze spełniasz jeden z tych warunków, możesz wziąć żeton pretendenta. Następne zgromadzenie sprawdza graczy, którzy mają taki żeton: wygrywa ten, kto spełnia najwięcej warunków.

        Wodzem terenu jest ten, kto ma tam więcej klanów niż każdy inny gracz; przy remisie wodza nie ma. Budynki są niczyje: miejsce kultu liczy się każdemu, kto ma tam klan.
rules-round = Runda
    .text =
        Na początku gry leży po jednym terenie na gracza. Wylosowany gracz jest Branem i wybiera miejsce stolicy, przy której powstaje miejsce kultu. Potem, od Brana, każdy umieszcza po kolei 1 klan na dowolnym terenie, i tak dwa razy w koło.

        Runda ma dwie części: zgromadzenie, na którym wybiera się karty, i porę roku, w której się je zagrywa. Rundy trwają, dopóki zgromadzenie nie znajdzie Wysokiego Króla.

        Są trzy rodzaje kart:
        – Karty akcji rozdziela się na każdym zgromadzeniu i odrzuca na koniec pory roku.
        – Karty przewagi należą do terenów: każdą dostaje wódz jej terenu. Kto przestaje być wodzem, zachowuje kartę do końca pory roku i nadal może ją zagrać.
        – Karty eposu dobiera się dzięki innym kartom i trzyma aż do zagrania. Jeśli przy dobieraniu talia jest pusta, odrzucone karty eposu tasuje się w nową talię.

        Kartę ze znakiem pory roku zagrywa się w swojej turze w fazie pory roku. Kartę z triskelionem zagrywa się w chwili, którą ona wskazuje, w turze dowolnego gracza.

        Karty na ręce są tajne; ich liczba, według rodzajów, jest jawna. Odrzucone karty eposu leżą odkryte i każdy może je przeglądać. Odrzucone karty akcji leżą zakryte i nikt ich nie przegląda, chyba że pozwala na to karta. Zagrana karta przewagi leży zakryta do następnego zgromadzenia.
rules-assembly = Zgromadzenie
    .text =
        1. Wódz terenu ze stolicą zostaje Branem. Jeśli wodza nie ma, Bran się nie zmienia.
        2. Sprawdza się, czy któryś pretendent wygrywa. Jeśli nie, wszystkie żetony pretendentów wracają.
        3. Każdy wódz bierze kartę przewagi swojego terenu, nawet zagraną w poprzedniej porze roku. Gdzie wodza nie ma, karta leży na stole.
        4. Rzuca się stadem wron: wskazuje ono, czy tury idą zgodnie z ruchem wskazówek zegara, czy przeciwnie.
        5. Tasuje się wszystkie karty akcji. Jedną odkłada się na bok, nie oglądając jej, a potem każdy gracz dostaje 4.
        6. Wybór kart, przez wszystkich jednocześnie: zatrzymaj 1 kartę i przekaż 3 następnemu graczowi; z 4 kart, które wtedy masz, zatrzymaj 2 i przekaż 2; potem zatrzymaj 3 i przekaż 1. Zatrzymane wcześniej karty można później przekazać.

        Przy 2 graczach każdy dostaje 3 karty i wybiera podobnie: zatrzymuje 1, potem 2. Te karty się chowa i powtarza wszystko z 3 następnymi. Każdy ma wtedy 6 kart. Następnym graczem jest zawsze ten drugi: wrony mają znaczenie tylko dla Bram Tír na nÓg.
rules-season = Pora roku
    .text =
        Zaczyna Bran, a dalej tury idą za wronami. W swojej turze robisz jedną z tych rzeczy:
        – Zagrywasz kartę pory roku.
        – Pasujesz. W późniejszej turze możesz znów działać.
        – Bierzesz żeton pretendenta, jeśli spełniasz warunek zwycięstwa.
        W pierwszej turze Bran musi zagrać kartę.

        Pora roku kończy się, gdy wszyscy gracze spasują jeden po drugim. Karta pory roku lub nowy pretendent przerywa ten ciąg, karta z triskelionem nie, oprócz Podstępu Angusa. Wtedy odrzuca się wszystkie karty akcji, karty eposu się zachowuje, karty przewagi, których posiadacz nie jest wodzem, wracają na stół, a żeton święta opuszcza planszę.

        Zagrywając kartę, najpierw powiedz wszystko, co jawne: gdzie, kogo, ile. Potem inni mogą ją anulować; anulowaną kartę się odrzuca, a mimo to liczy się jako zagrana. Następnie dzieje się wszystko, co może się stać; wybór zostawiają ci tylko słowa „możesz” i „do”. Czego brakuje – klanów, budynków, kart – tego się po prostu nie zyskuje.

        Zastąpienie klanu nie jest jego usunięciem: nie można na nie odpowiedzieć kartą, która działa przy utracie klanu.

        W jednej chwili można zagrać kilka kart z triskelionem. Pierwszy jest aktywny gracz i może zagrać dowolne pasujące karty, jedną po drugiej. Potem przychodzi kolej na innych, w kolejności tur. Po każdej karcie pytanie wraca do wszystkich, począwszy od aktywnego gracza, aż każdy odmówi. Aktywny jest gracz, którego tura trwa, w konflikcie ten, który wykonuje manewr, a na zgromadzeniu Bran.

        Wszystko, co następuje po rozpatrzeniu karty, to jedna taka chwila, znów najpierw dla aktywnego gracza, potem dla innych: Lug Wszechstronny, Las i Kamienny krąg, Dolina, Zatoka, Kopalnia soli i Zaginiona dolina. Karta pory roku jest rozpatrzona, gdy skończą się jej konflikty.

        Wrzosowisko można zagrać przy każdym pytaniu do ciebie, także na zgromadzeniu i przy wyborze kart.

        Jeśli na początku swojej tury nie masz klanów na planszy, tracisz wyczyn, jeśli go masz, i umieszczasz 2 klany na dowolnych terenach, bez konfliktu, a potem rozgrywasz turę.
rules-clash = Konflikty
    .text =
        Gdy przemieszczasz klany na teren z klanami przeciwników, zaczyna się tam konflikt, chyba że karta mówi inaczej. To ty jesteś prowokatorem. Umieszczanie klanów nigdy nie wywołuje konfliktu.

        Niektóre karty wywołują konflikt bez ruchu, na przykład Watażka i Morrigan. Mówią one, kto jest prowokatorem. Gdzie klany ma tylko jeden gracz, nic się nie dzieje.

        Za klany przemieszczone w Góry ich gracz najpierw płaci myto: 1 kartę akcji albo 1 klan w Górach, raz za cały ruch.

        Jeśli jeden ruch wywołuje kilka konfliktów, prowokator wybiera, który będzie następny, zawsze po jednym. Konflikt się pomija, jeśli w chwili, gdy przychodzi na niego kolej, nie ma tam już przybyłych klanów albo żadnych klanów przeciwników.

        Najpierw, jeśli leży tam żeton święta, ten, kto wywołał konflikt, traci tam klan. Dotyczy to każdego konfliktu w tym miejscu do końca pory roku i każdego gracza.

        Potem, od gracza po prowokatorze, każdy inny gracz z klanem na tym terenie może fortyfikować klany w cytadelach, po jednym w każdej, także w stolicy. Idzie to w koło, po jednym klanie, aż wszystkie cytadele będą zajęte albo nikt już nie zechce. Po odmowie można jeszcze zająć cytadelę w następnym okrążeniu. Ufortyfikowane klany są poza konfliktem; wszystkie inne są nieufortyfikowane. Przy ustalaniu wodza liczą się jedne i drugie.

        Następnie zaangażowani gracze, czyli ci z nieufortyfikowanymi klanami, wykonują po kolei manewry, prowokator pierwszy:
        – Atak na dowolnego gracza z nieufortyfikowanymi klanami: odrzuca on kartę akcji albo usuwa jeden ze swoich nieufortyfikowanych klanów. Bez kart akcji usuwa klan.
        – Wycofanie: przemieszczasz nieufortyfikowane klany na sąsiednie tereny, na których jesteś wodzem, także tam, skąd przyszły. Konflikt się tam nie zaczyna. Gdzie konflikt dopiero czeka, klany liczą się tak, jak teraz stoją.
        – Zagranie karty eposu, która jest manewrem.
        Nie można spasować. Ale przed każdym manewrem konflikt się kończy, jeśli wszyscy zaangażowani gracze zgodzą się na rozejm.

        Jeśli tylko ty masz nieufortyfikowane klany, możesz zakończyć konflikt albo manewrować dalej. Na koniec ufortyfikowane klany wychodzą, do 3 klanów wraca z Kotła Dagdy, a wszyscy, którzy zostali, żyją tam razem.
rules-victory = Zwycięstwo
    .text =
        Grę wygrywa się w drugim kroku zgromadzenia i tylko mając żeton pretendenta.

        Są trzy warunki, a każdy wymaga 6:
        – Przywództwo: klany przeciwników na terenach, na których jesteś wodzem.
        – Religia: miejsca kultu na terenach, na których masz klan.
        – Ziemie: tereny, na których masz klan.
        Każdy twój wyczyn liczy się jako 1 do jednego z nich. Więcej niż 6 nic nie daje.

        Wygrywa ten, kto spełnia najwięcej warunków, a co najmniej jeden. Jeśli kilku pretendentów remisuje, wygrywa Bran wskazany właśnie przez to zgromadzenie, o ile jest wśród nich. W przeciwnym razie nikt nie wygrywa, żetony wracają i gra toczy się dalej.

        Kto rezygnuje, przegrywa. Przy 2 graczach wygrywa wtedy ten drugi; przy większej liczbie na tym miejscu gra dalej bot.
rules-pretender = Pretendenci
    .text =
        W swojej turze w fazie pory roku, zamiast zagrać kartę, możesz wziąć żeton pretendenta, jeśli spełniasz w tej chwili co najmniej jeden warunek zwycięstwa i nie masz jeszcze żetonu. Wyczyny się liczą.

        Żeton zostaje u ciebie do następnego zgromadzenia, nawet jeśli tymczasem przestaniesz spełniać warunek. Ale wygrywasz tylko wtedy, gdy spełniasz jakiś warunek na zgromadzeniu.

        Pretendent ostrzega więc innych: mają resztę pory roku, by temu zapobiec albo też wziąć żeton pretendenta.
rules-deeds = Wyczyny
    .text =
        Wyczyn to czyn, o którym śpiewają bardowie. Liczy się jako 1 do jednego wybranego warunku zwycięstwa, zawsze tam, gdzie najbardziej pomaga.

        Przy 4 terenach i 5 miejscach kultu 2 wyczyny dają jeden warunek, a 3 wyczyny dają dwa.

        Wyczyny zyskuje się dzięki takim kartom jak Bard, Determinacja Strenga i Mistrz rzemiosła. Są jawne, ich liczba jest nieograniczona i zachowuje się je z rundy na rundę; traci je, po jednym, tylko gracz bez klanów na planszy.
rules-brenn = Bran
    .text =
        Bran jest pierwszym wśród równych. W pierwszym kroku każdego zgromadzenia Branem zostaje wódz terenu ze stolicą; jeśli wodza nie ma, Bran się nie zmienia. W żadnej innej chwili Bran się nie zmienia.

        Do Brana należy pierwsza tura pory roku, w której musi zagrać kartę pory roku, a także wybór miejsca dla odkrywanego terenu; to on wygrywa, gdy pretendenci remisują, a jest wśród nich. Gdy coś spotyka kilku graczy naraz, Bran jest pierwszy.
