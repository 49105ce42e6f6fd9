# Koło roku i święta: moduły, plansza pór roku, pytania, wybory i wydarzenia.

## Koło roku

module-seasons = Koło roku
    .text = Wiosna, lato, jesień i zima następują po sobie, po jednej na rundę. Same tylko mijają; święta nadają każdej z nich działanie.

marker-season = Pora na planszy pór roku
    .text = Każde zgromadzenie kończy się świętem tej pory. Na końcu fazy pory roku nadchodzi następna.
    .spring = Wiosna (Imbolc)
    .summer = Lato (Beltane)
    .autumn = Jesień (Lugnasad)
    .winter = Zima (Samhain)

rules-seasons = Koło roku
    .text =
        Plansza pokazuje w kole wiosnę, lato, jesień i zimę. Od której gra się zaczyna, rozstrzyga los. Na końcu każdej fazy pory roku żeton przechodzi na następne pole.

        Zgromadzenie ma jeszcze jeden, ostatni krok: święto trwającej pory. Wiosną jest to Imbolc, latem Beltane, jesienią Lugnasad, a zimą Samhain.

lesson-seasons =
    Koło obok mapy pokazuje wiosnę, lato, jesień i zimę. Od której gra się zaczyna, rozstrzyga los; na końcu każdej fazy pory roku żeton przechodzi na następną.
    Każde zgromadzenie kończy się świętem trwającej pory.

event-season_begins = { $season ->
    [spring] Jest wiosna.
    [summer] Jest lato.
    [autumn] Jest jesień.
   *[winter] Jest zima.
}
event-sacred_festival = { $season ->
    [spring] Zgromadzenie kończy Imbolc, święto wiosny.
    [summer] Zgromadzenie kończy Beltane, święto lata.
    [autumn] Zgromadzenie kończy Lugnasad, święto jesieni.
   *[winter] Zgromadzenie kończy Samhain, święto zimy.
}

## Święta

module-festivals = Święta czterech pór
    .text = Wiosną nowe klany, latem tura bez karty, jesienią klany za karty eposu, zimą karty eposu za karty akcji.

rules-festivals = Święta czterech pór
    .text =
        Wiosna. W święto Imbolc, w ostatnim kroku zgromadzenia, gracz z najmniejszą liczbą kart na ręce, wszystkich rodzajów razem, umieszcza 1 klan tam, gdzie ma już klany. Przy remisie robią to wszyscy remisujący, najpierw Bran, potem pozostali w kolejności tur.

        Lato. W samo święto Beltane nic się nie robi. Ale dopóki trwa lato, możesz w swojej turze, zamiast zagrywać kartę, odrzucić 1 kartę akcji, a potem przemieścić do 3 swoich klanów z jednego terenu na jeden sąsiedni. Może dojść do konfliktu. Bran może tak rozpocząć porę roku, a taka tura, podobnie jak karta, przerywa serię pasów.

        Jesień. W święto Lugnasad każdy po kolei, zaczynając od Brana, może odrzucić karty eposu i umieścić tyle samo klanów tam, gdzie ma już klany. Gdy zrobią to wszyscy, każdy, kto ma jeszcze więcej niż 3 karty eposu, odrzuca nadmiar, aby zostały 3.

        Zima. W święto Samhain każdy po kolei, zaczynając od Brana, może odrzucić 1 kartę akcji, aby dobrać 1 kartę eposu. Dopóki trwa zima, karta przemieszcza najwyżej 3 klany z jednego terenu na drugi. Klanów wycofujących się z konfliktu to nie dotyczy.

lesson-festivals =
    Wiosną, w święto Imbolc, gracz z najmniejszą liczbą kart umieszcza klan. Jesienią, w święto Lugnasad, można oddać karty eposu za klany; potem każdy zatrzymuje najwyżej 3. Zimą, w święto Samhain, można oddać kartę akcji za kartę eposu. Pytanie pada na końcu zgromadzenia.
    Latem, w swojej turze, przycisk „Beltane” pozwala odrzucić kartę akcji i przemieścić do 3 klanów zamiast zagrywać kartę. Zimą karta przemieszcza najwyżej 3 klany z jednego terenu na drugi.

option-beltane = Beltane: ruch bez karty
    .help = Odrzucasz kartę akcji i przemieszczasz do 3 swoich klanów z jednego terenu na sąsiedni. Klany przeciwników na miejscu oznaczają konflikt.

event-beltane = { $seat } świętuje Beltane zamiast zagrywać kartę.

question-recruits = Święto: gdzie umieszczasz klan?
    .help = Umieszczasz go tam, gdzie są już twoje klany. Konflikt się nie zaczyna.
question-offer_tales = Lugnasad: które karty eposu oddajesz za klany?
    .help = Za każdą odrzuconą kartę eposu umieszczasz 1 klan tam, gdzie są już twoje klany. Wskaż, ile chcesz, albo żadnej, i zakończ, wybierając „Gotowe”.
question-too_many_tales = Lugnasad: którą kartę eposu odrzucasz?
    .help = Zatrzymujesz 3 karty eposu. Nadmiar zostaje odrzucony odkryty.
question-samhain = Samhain: czy odrzucasz kartę akcji?
    .help = Jeśli odrzucisz jedną, dobierasz 1 kartę eposu. Nikt nie widzi, która to karta. „Gotowe” zachowuje twoje karty.

doing-imbolc = Imbolc
doing-beltane = Beltane
doing-lugnasad = Lugnasad
doing-samhain = Samhain
