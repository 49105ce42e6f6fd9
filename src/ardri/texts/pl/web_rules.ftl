# Jak grać, w przeglądarce.

web_rules-title = Jak grać
web_rules-lead = Cała gra w skrócie. Przy stole nie trzeba znać jej na pamięć: stół zawsze mówi, o co pyta, co jest możliwe i dlaczego coś możliwe nie jest.
web_rules-contents = Spis treści
web_rules-learn = Pierwsza gra z przewodnikiem
web_rules-cards = Wszystkie karty
web_rules-related = Karty na ten temat:
web_rules-pieces = Na stole
web_rules-piece_clan = Klany, po 12 na gracza; odróżnisz je po kolorze, kształcie i literze.
web_rules-piece_chieftain = Wódz terenu: ten gracz ma tam więcej klanów niż każdy inny.
web_rules-piece_sanctuary = Miejsce kultu. Liczy się do religii.
web_rules-piece_citadel = Cytadela. W konflikcie chroni jeden klan.
web_rules-piece_capital = Stolica. Jest też cytadelą, a wódz tego terenu zostaje Branem.
web_rules-piece_festival = Święto. Kto wywoła tu konflikt, najpierw traci klan.
web_rules-piece_brenn = Naszyjnik Brana.
web_rules-piece_pretender = Korona pretendenta.
web_rules-piece_deed = Wyczyn. Liczy się za 1 do dowolnego warunku.
web_rules-piece_crows = Stado wron. Pokazuje, w którą stronę idą tury.
web_rules-sign_season = Pora roku: zagrywasz w swojej turze.
web_rules-sign_triskel = Triskelion: zagrywasz w chwili, którą wskazuje karta.
web_rules-sign_recruit = Sprowadza klany na wyspę.
web_rules-sign_move = Przemieszcza klany.
web_rules-sign_build = Buduje cytadelę lub miejsce kultu.
web_rules-sign_clash = Może wywołać konflikt.
web_rules-track = { $track }: { $count } z 6
web_rules-track_deeds = { $track }: { $count } z 6 oraz { $deeds }
web_rules-draft_step = Zatrzymaj { $keep }, przekaż { $on }
web_rules-figure_aim = Czerwony ma na Wzgórzach 3 klany i jest tam wodzem: 2 klany Niebieskiego liczą się do jego przywództwa. Obie strony mają tu klany, więc teren i jego miejsce kultu liczą się każdej z nich.
web_rules-figure_assembly = Wybór kart przy 3 lub 4 graczach. Zawsze wybierasz spośród 4 kart: tych, które masz zatrzymane, i tych, które dostajesz.
web_rules-figure_season = Podbój to karta pory roku: przemieszcza klany i może wywołać konflikt. Bard ma dwa zastosowania: jedno w twojej turze, drugie w pewnej chwili konfliktu.
web_rules-figure_clash = Czerwony wkracza na Równiny i jest prowokatorem. Jeden klan Niebieskiego jest ufortyfikowany w cytadeli; drugi nie jest i można go zaatakować.
web_rules-figure_victory = Przywództwo jest spełnione, a z 1 wyczynem także ziemie: dwa warunki. Kto spełnia trzy albo dwa jako Bran, wyprzedza ten wynik.
web_rules-figure_deeds = 3 wyczyny: jeden dopełnia religię, dwa dopełniają ziemie.

## Przy stole

web_rules-aid = Zasady i ikony
web_rules-aid_short = Na jednej stronie
web_rules-aid_turn = Twoja tura
    .text =
        – Zagraj kartę ze znakiem pory roku,
        – albo spasuj: możesz jeszcze działać w późniejszej turze,
        – albo weź żeton pretendenta, jeśli spełniasz warunek.
        Gdy wszyscy spasują jeden po drugim, pora roku się kończy i odrzuca się wszystkie karty akcji.
web_rules-aid_clash = Konflikt
    .text =
        – Inni gracze z klanem na tym terenie mogą fortyfikować po jednym klanie w każdej cytadeli.
        – Atak: drugi gracz oddaje kartę akcji albo nieufortyfikowany klan.
        – Wycofanie: nieufortyfikowane klany idą na sąsiednie tereny, na których jesteś wodzem.
        – Przed każdym manewrem konflikt się kończy, jeśli wszyscy zaangażowani gracze zgodzą się na rozejm.
web_rules-aid_round = Runda
    .text =
        1. Wódz terenu ze stolicą zostaje Branem.
        2. Jeśli wygrywa pretendent, gra się kończy.
        3. Każdy wódz bierze kartę przewagi swojego terenu.
        4. Kruki pokazują kierunek tur, a gracze wybierają karty akcji.
        5. Pora roku: tury, aż wszyscy spasują.
