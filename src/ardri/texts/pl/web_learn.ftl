# Pierwsza gra z przewodnikiem: jedna myśl naraz, obok prawdziwego stołu.

web_learn-title = Pierwsze kroki
web_learn-lead = Prawdziwa gra i ktoś obok, kto wyjaśnia każdą rzecz wtedy, gdy jest potrzebna.
web_learn-point-real = Grasz według przygotowania dla początkujących przeciw dwóm łatwym botom, z wszystkimi zasadami, i możesz wygrać.
web_learn-point-one = Gdy pojawia się coś nowego, wyjaśnienie stoi obok stołu: jedna myśl naraz.
web_learn-point-hint = Możesz zapytać, co zrobiłby na twoim miejscu bot i dlaczego.
web_learn-point-undo = Możesz cofać wybory, zostawić lekcje albo zamknąć stronę i grać dalej innego dnia.
web_learn-begin = Zacznij
web_learn-go_on = Graj dalej w ostatnią
web_learn-rules = Wolę przeczytać zasady
web_learn-understood = Rozumiem
web_learn-hint = Co zrobiłby bot?
web_learn-so_far = Poznane myśli: { $count } z { $most }
web_learn-leave = Graj dalej bez lekcji

## Myśli

web_learn-welcome = Witaj na wyspie
    .text = Prowadzisz klany w swoim kolorze i ze swoją literą, a chcesz zostać Wysokim Królem. Można na to zasłużyć na trzy sposoby, liczone do sześciu przy imieniu każdego gracza. O tym później: graj, a wszystko, co nowe, będzie wyjaśniane tutaj.
web_learn-capital = Stolica
    .text = Jesteś pierwszym Branem, który przewodzi rundzie, i decydujesz, gdzie stanie stolica. Powstaje z nią miejsce kultu, a sama liczy się jak cytadela. Kliknij świecący teren.
web_learn-first_clan = Twoje pierwsze klany
    .text = Dwa twoje klany przybywają na wyspę, jeden po drugim. Liczy się każdy teren, na którym masz klan. Gdzie masz więcej klanów niż każdy inny gracz, tam jesteś wodzem.
web_learn-draft = Wybór kart
    .text = Każda runda zaczyna się od nowych kart akcji. Wybierz, co zatrzymujesz; reszta idzie do następnego gracza, a ty dostajesz karty z drugiej strony. Zatrzymane wcześniej karty możesz jeszcze przekazać. Wszyscy wybierają jednocześnie.
web_learn-turn = Twoja tura
    .text = Zagraj jedną kartę ze znakiem pory roku, drzewem: te, które możesz teraz zagrać, są uniesione. Potem tura następnego gracza, i tak w koło, aż wszyscy spasują jeden po drugim.
web_learn-declare = Najpierw powiedz
    .text = Zanim karta zadziała, mówisz, czego dotyczy. Wszystko, co możliwe, świeci. Nic się nie stanie, dopóki nie potwierdzisz; do tego czasu możesz cofać się krok po kroku.
web_learn-move = Przemieszczanie klanów
    .text = Wybierz, skąd klany odchodzą, dokąd idą i ile ich jest. Strzałki pokazują twój plan, który możesz zmieniać aż do potwierdzenia. Ruch tam, gdzie są przeciwnicy, wywołuje konflikt. Umieszczanie klanów nigdy go nie wywołuje.
web_learn-site = Nowa ziemia
    .text = Wyspa rośnie. Nowy teren styka się co najmniej z dwoma innymi. Przynosi kolejną kartę przewagi i jeszcze jedno miejsce dla twoich klanów.
web_learn-shelter = Schronienie w cytadeli
    .text = Konflikt! Każdy, kto ma tu klany, oprócz prowokatora, może schronić klany, po jednym w każdej cytadeli. Ufortyfikowany klan nie bierze udziału w konflikcie, ale nadal liczy się przy ustalaniu wodza.
web_learn-maneuver = Twój manewr
    .text = Gracze z nieufortyfikowanymi klanami manewrują po kolei. Atak: drugi gracz oddaje klan albo kartę akcji, jak woli. Wycofanie: twoje klany idą na sąsiednie tereny, na których jesteś wodzem. Możesz też zaproponować rozejm. Nie trzeba wygrywać każdego konfliktu: często wystarczy zostać.
web_learn-attacked = Atakują cię
    .text = Oddaj kartę akcji albo jeden ze swoich nieufortyfikowanych klanów. Karty akcji i tak przepadną na koniec pory roku; klany zostają. Ale niezagrana karta to tura mniej.
web_learn-truce = Rozejm?
    .text = Konflikt kończy się od razu, jeśli zgodzą się wszyscy zaangażowani. Zobacz, kto byłby wtedy wodzem, i spójrz na swoje warunki. Jeśli ci to odpowiada, zgódź się.
web_learn-reaction = Odpowiedź kartą
    .text = Karty ze znakiem triskelionu odpowiadają na to, co się właśnie stało, nawet w turze innego gracza. Możesz teraz taką zagrać albo odmówić. Jeśli odmówisz, nikt się nie dowie, że ją masz.
web_learn-epic = Karty eposu
    .text = Karty eposu są potężne i zachowujesz je z rundy na rundę, aż je zagrasz. Zatrzymujesz jedną z tych, które masz przed sobą.
web_learn-deed = Wyczyn
    .text = Masz wyczyn. Liczy się jako jeden więcej w dowolnym z trzech warunków. Każdy może go zobaczyć, a ty zachowujesz go z rundy na rundę.
web_learn-tracks = Trzy drogi do tronu
    .text = Przywództwo: klany przeciwników tam, gdzie jesteś wodzem.
        Ziemie: tereny, na których masz klan.
        Religia: miejsca kultu na terenach, na których masz klan.
        Sześć jednego rodzaju spełnia warunek. Szukaj tego, do którego ci najbliżej, i pilnuj, jak daleko są inni.
web_learn-advantage = Karty przewagi
    .text = Jesteś wodzem terenu i masz jego kartę przewagi. Użyj jej w tej rundzie: na następnym zgromadzeniu każdą dostanie ten, kto będzie wtedy wodzem. Wszyscy widzą, kto je ma.
web_learn-pass = Pasowanie
    .text = Ktoś pasuje. To nic ostatecznego: w następnej turze można znów działać. Ale gdy wszyscy spasują po kolei, pora roku się kończy, a pozostałe karty akcji przepadają.
web_learn-assembly = Zgromadzenie
    .text = Nowa runda. Wódz terenu ze stolicą został Branem, osądzono pretendentów, wodzowie wzięli karty przewagi, a wrony wskazały kierunek gry. Teraz czas na nowe karty akcji.
web_learn-pretender = Tron jest w zasięgu ręki
    .text = Spełniasz warunek! Weź żeton pretendenta: wygrać może tylko ten, kto go ma. Kosztuje to tę turę. Wygrywasz, jeśli na następnym zgromadzeniu nadal spełniasz warunek, a żaden inny pretendent nie spełnia tylu co ty. Przy remisie wygrywa Bran.
web_learn-rival = Ktoś sięga po tron
    .text = Pretendent wygrywa na następnym zgromadzeniu, jeśli jego warunek nadal jest spełniony. Przeszkodź: wyprzyj obce klany z terenu, który się liczy, razem z jego miejscami kultu, albo przejmij tam pozycję wodza. Albo weź żeton i spełnij więcej warunków.
web_learn-over = Koniec pierwszej gry
    .text = Wiesz już wszystko, co ważne. Zagraj jeszcze raz, obejrzyj tę grę oczami dowolnego gracza albo zaproś przyjaciół do własnego stołu.

## Jak się wygrywa

web_learn-win = Jak się wygrywa
web_learn-win_count = Są trzy warunki, a każdy liczy się do sześciu. Widać je u wszystkich obok imion.
web_learn-win_claim = Jeśli w swojej turze spełniasz któryś z nich, możesz wziąć żeton pretendenta. Zajmuje to turę, a wszyscy są ostrzeżeni.
web_learn-win_judge = Na następnym zgromadzeniu pretendent, który spełnia najwięcej warunków, zostaje Wysokim Królem. Przy remisie jest nim Bran, o ile jest wśród nich.
web_learn-guided = Wyjaśniaj mi wszystko w czasie gry
web_learn-unguided = Gram bez wyjaśnień

## What modules bring

web_learn-module_place = Nowe w tej grze: { $at } z { $count }
web_learn-module_back = Wstecz
web_learn-module_next = Dalej
web_learn-module_skip = Pomiń
web_learn-module_play = Graj
