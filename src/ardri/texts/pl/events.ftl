# Co się stało. Tam, gdzie rzeczy mogą stać w rzędzie, .each jest jedną z nich, a .list zdaniem wokół nich.

event-assembly = Runda { $round }: zbiera się zgromadzenie.
event-season = Runda { $round }: zaczyna się pora roku.
event-turn = Tura: { $seat }.
event-pass = { $seat } pasuje.
event-brenn = Bran: { $seat }.
event-crows = { $direction ->
        [clockwise] Wrony lecą zgodnie z ruchem wskazówek zegara.
       *[counterclockwise] Wrony lecą przeciwnie do ruchu wskazówek zegara.
    }
event-pretender = { $seat } bierze żeton pretendenta.
event-pretenders_back = Żetony pretendentów wracają.
event-deed = { $seat } ma teraz { $count ->
        [one] { $count } wyczyn
        [few] { $count } wyczyny
        [many] { $count } wyczynów
       *[other] { $count } wyczynu
    }.

event-build =
    .list = Budowa: { $list }.
    .each = { $building } ({ $territory })
event-place =
    .list = { $seat } umieszcza: { $list }.
    .each = { $count ->
        [one] { $count } klan
        [few] { $count } klany
        [many] { $count } klanów
       *[other] { $count } klanu
    } ({ $territory })
event-move =
    .list = { $seat } przemieszcza: { $list }.
    .each = { $count ->
        [one] { $count } klan
        [few] { $count } klany
        [many] { $count } klanów
       *[other] { $count } klanu
    } ({ $from } → { $to })
event-remove =
    .list = { $seat } traci: { $list }.
    .each = { $count ->
        [one] { $count } klan
        [few] { $count } klany
        [many] { $count } klanów
       *[other] { $count } klanu
    } ({ $territory })
event-replace =
    .list = { $seat } zastępuje: { $list }.
    .each = { $count ->
        [one] { $count } klan
        [few] { $count } klany
        [many] { $count } klanów
       *[other] { $count } klanu
    } gracza { $other } ({ $territory })
event-festival = Miejsce święta: { $territory }.
event-festival_over = Święto się kończy ({ $territory }).

event-tile =
    .list = Nowe na planszy: { $list }.
event-draw_tile =
    .list = { $seat } dobiera: { $list }.
event-tile_under =
    .list = { $seat } kładzie pod stos: { $list }.

event-play = { $seat } zagrywa: { $card }.
    .list = { $seat } zagrywa: { $card } ({ $list }).
event-cancel = { $card }: karta gracza { $seat } zostaje anulowana.
event-look = { $seat } ogląda karty: { $zone }.
    .list = { $seat } ogląda karty: { $zone } ({ $list }).

event-clash = Zaczyna się konflikt ({ $territory }); prowokator: { $instigator }.
event-clash_over = Konflikt się kończy ({ $territory }).
event-shelter = { $seat } fortyfikuje klan.
event-attack = { $seat } atakuje gracza { $target }.
event-attack_ignored = Atak na gracza { $target } zostaje zignorowany.
event-truce_offered = { $seat } proponuje rozejm.
event-truce_agreed = { $seat } zgadza się na rozejm.
event-truce_refused = { $seat } odmawia rozejmu.

event-shuffle_epics = Karty eposu zostają przetasowane.
event-shuffle_actions = Karty akcji zostają przetasowane.

event-over = { $winner } wygrywa: { $won_by }.
event-over_nobody = Nikt nie wygrywa: { $won_by }.
event-over_several = Wspólnie wygrywają: { $winner } ({ $won_by }).

## Karty, które trafiają z miejsca na miejsce: $giver je traci, $taker dostaje

shift =
    .list = { $from } → { $to }: { $list }.
shift-deal =
    .list = { $taker } dostaje z rozdania: { $list }.
shift-draft =
    .list = { $giver } przekazuje graczowi { $taker }: { $list }.
shift-give =
    .list = { $taker } dostaje od gracza { $giver }: { $list }.
shift-discard =
    .list = { $giver } odrzuca: { $list }.
shift-discard_rest =
    .list = Odrzucone: { $list }.
shift-draw =
    .list = { $taker } dobiera: { $list }.
shift-keep =
    .list = { $taker } zatrzymuje: { $list }.
shift-reveal =
    .list = { $giver } ujawnia: { $list }.
shift-take =
    .list = { $taker } bierze: { $list }.
shift-take_back =
    .list = { $taker } odzyskuje: { $list }.
shift-from_discard =
    .list = { $taker } bierze z odrzuconych: { $list }.
shift-from_aside =
    .list = { $taker } bierze kartę odłożoną na bok: { $list }.
shift-aside =
    .list = { $giver } odkłada na bok: { $list }.
shift-advantages =
    .list = Karty przewagi: { $list }.
    .each = { $card } ({ $taker })
    .table = { $card } (na stole)
