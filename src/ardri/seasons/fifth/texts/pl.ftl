# Piąty gracz: moduły, cztery karty akcji, żeton Fili, pytania, wybory i wydarzenia.

module-fifth = Piąty gracz
    .text = Piąte miejsce i cztery dodatkowe karty akcji, których używa się przy pięciu graczach.
module-fili-turn = Fili do twojej następnej tury
    .text = Drugie odczytanie karty Fili: żeton odchodzi, gdy zaczyna się następna tura gracza, który ją zagrał.

lesson-fifth =
    Przy pięciu graczach są cztery dodatkowe karty akcji. Harmonia klanów nagradza tereny, które dzielisz z innymi, a Król i ziemia robi użytek z twoich kart przewagi.
    Fili nie dopuszcza do konfliktu na terenie do końca pory roku. Dzięki Przymierzu przeciwnik może iść razem z tobą i wtedy żaden z was nie atakuje drugiego.

rules-fifth = Piąty gracz
    .text =
        Przy pięciu graczach dochodzi dwanaście klanów, piąty żeton pretendenta, a kart akcji jest 21: karty dla czterech graczy i cztery dalsze, Harmonia klanów, Przymierze, Fili oraz Król i ziemia. Jedną odkłada się na bok, a każdy dostaje 4, w jednym wyborze kart. Gra zaczyna się z pięcioma terenami. Przy mniejszej liczbie graczy cztery karty zostają w pudełku. W pięć osób najlepiej grać także z modułem „Chcemy króla!”.

        Teren jest wspólny, jeśli ma na nim klany dwóch lub więcej graczy.

        W konflikcie Przymierza żaden z dwóch sojuszników nie może fortyfikować klanów ani atakować drugiego. Dotyczy to tylko ataków: karty eposu działają jak zwykle. Sojusznik, który nikogo nie może zaatakować, może się powstrzymać zamiast wykonać manewr. Jeśli nikt nie może zaatakować nikogo, konflikt się na tym kończy. Partner, który nie przemieścił żadnego klanu, nie jest związany.

        Dopóki na terenie leży żeton Fili, nie może się tam zacząć żaden konflikt, ani przez ruch, ani przez kartę. Klany mogą tam wchodzić jak zwykle. Na końcu pory roku żeton się zdejmuje.

lesson-fili-turn =
    Fili odchodzi, gdy zaczyna się następna tura gracza, który zagrał kartę: skorzystaj z pokoju wcześniej.

rules-fili-turn = Fili do twojej następnej tury
    .text =
        Nikt nie powiedział nam na pewno, jak długo zostaje Fili. W tym odczytaniu odchodzi, gdy zaczyna się następna tura gracza, który zagrał kartę, a najpóźniej na końcu pory roku. Bez tego modułu zostaje do końca pory roku, ktokolwiek go wysłał.

## Karty akcji

card-clans_harmony = Harmonia klanów
    .text = Umieść 1 klan na każdym wspólnym terenie, na którym masz klan; niektóre możesz pominąć. Albo umieść 1 klan na 1 terenie, na którym masz klan.
card-coalition = Przymierze
    .text = Wybierz wspólny teren, na którym masz klan, przeciwnika, który ma tam klan, i sąsiedni teren. Przemieść tam co najmniej 1 swój klan; przeciwnik może razem z tobą przemieścić dowolną liczbę swoich. To ty jesteś prowokatorem. W konflikcie żaden z was nie może fortyfikować klanów ani atakować drugiego.
card-fili = Fili
    .text = Połóż żeton Fili na dowolnym wspólnym terenie. Do końca pory roku nie może się tam zacząć żaden konflikt. Klany mogą tam wchodzić.
card-the_king_and_the_land = Król i ziemia
    .text = Odrzuć 1 swoją kartę przewagi i dobierz 1 kartę eposu albo daj 1 swoją kartę przewagi innemu graczowi, który ma klan na jej terenie: zyskujesz 1 wyczyn, a ten gracz może umieścić tam 1 klan.

## Żeton

marker-fili = Żeton Fili
    .text = Do końca pory roku na tym terenie nie może się zacząć żaden konflikt. Klany mogą tam wchodzić.
    .here = Fili
    .sign = F
marker-fili_host = Czyj jest Fili
    .text = Fili odchodzi, gdy zaczyna się następna tura tego gracza.

## Pytania

question-clans_harmony = Na którym terenie umieszczasz klan?
    .help = Wskaż teren dla jednego klanu albo powiedz, że umieszczasz po jednym na wspólnych terenach, na wszystkich lub na niektórych. Umieszczanie nigdy nie wywołuje konfliktu.
question-partner = Kto może pójść z tobą?
    .help = Wskazany gracz może przemieścić swoje klany razem z tobą. W konflikcie żaden z was nie może fortyfikować klanów ani atakować drugiego.
question-go_along = Ile twoich klanów idzie razem z nim?
    .help = Z co najmniej jednym klanem zostajesz sojusznikiem: w konflikcie nie możesz fortyfikować klanów ani atakować gracza, który prowadzi, a on nie może atakować ciebie. Bez klanów nic cię nie wiąże.
question-king_and_land = Odrzucasz kartę przewagi czy dajesz ją komuś?
    .help = Za odrzuconą kartę dobierasz 1 kartę eposu. Za kartę daną graczowi, który ma klan na jej terenie, zyskujesz 1 wyczyn, a on może umieścić tam 1 klan.
question-give_land = Kartę którego terenu dajesz?
    .help = Masz jego kartę przewagi, a inny gracz ma tam klan.
question-give_to = Kto dostaje kartę?
    .help = Ten gracz może użyć karty w tej porze roku, a teraz może umieścić 1 klan na jej terenie.
question-land_clan = Czy umieszczasz klan na tym terenie?
    .help = Jego karta przewagi jest teraz twoja i możesz umieścić tam 1 klan. Umieszczanie nigdy nie wywołuje konfliktu.

## Wybory

option-shared = Na wspólnych terenach
    .help = Umieszczasz po 1 klanie na terenach, na których oprócz ciebie są inni gracze; wskazujesz, na których.
option-hold_back = Powstrzymaj się
    .help = Nikogo tu nie możesz zaatakować i rezygnujesz z tego manewru. Jeśli nikt nie może tu zaatakować nikogo, konflikt się kończy.
option-give_away = Daj jedną
    .help = Karta trafia do innego gracza, który ma klan na jej terenie. Zyskujesz 1 wyczyn, a on może umieścić tam 1 klan.

## Wydarzenia

event-hold_back = { $seat } się powstrzymuje.
event-fili = { $seat } wysyła Fili ({ $territory }): konflikt się tam nie zacznie.
event-fili_over = Fili odchodzi ({ $territory }).
