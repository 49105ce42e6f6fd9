# Dlaczego serwer odmawia tego, o co ktoś prosi przy stole, i co jeszcze ma do powiedzenia.

## Stół

refused-begun = Gra już się zaczęła.
refused-not_begun = Gra jeszcze się nie zaczęła.
refused-over = Gra się skończyła.
refused-not_finished = To będzie można zobaczyć, gdy gra się skończy.
refused-not_ready = Jakieś miejsce jest jeszcze wolne albo nie wszyscy są gotowi.
refused-not_host = Może to zrobić tylko osoba, która otworzyła stół.
refused-bad_commitment = To nie jest ziarno, które przyrzeczono.
refused-bad_position = Żadna gra nie może się zacząć od tej pozycji.

## Miejsca

refused-no_seat = Przy tym stole nie ma takiego miejsca.
refused-taken = To miejsce jest zajęte.
refused-invited = To miejsce czeka na kogoś innego.
refused-seated = Masz tu już miejsce, a przy tym stole nikt nie może mieć dwóch.
refused-put_off = Gospodarz stołu poprosił o odejście. Wrócić można po nowym zaproszeniu.
refused-empty = Nikt tu nie siedzi.
refused-not_yours = To nie jest twoje miejsce.
refused-bot_plays = Na tym miejscu gra teraz bot.
refused-person_plays = Już grasz na tym miejscu.
refused-resigned = Na tym miejscu nastąpiła rezygnacja.
refused-given = Twój dodatek do ziarna już jest.
refused-too_long = Tekst ma tu najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
        [many] { $most } znaków
       *[other] { $most } znaku
    }, a co najmniej jeden.

## Wybory

refused-not_asked = Nie ma teraz pytania do ciebie.
refused-answered = Odpowiedź na to pytanie już padła.
refused-not_the_question = To pytanie nie jest już aktualne.
refused-no_such_option = Nie ma niczego do wyboru o takiej nazwie.
refused-not_offered = Tego nie można teraz wybrać.
refused-no_choice = Niczego nie wybrano.
refused-no_plan = Potrzebny jest jeden wybór, nie plan.
refused-plan_each = Czegoś jest w planie za dużo lub za mało: co najmniej { $least }, co najwyżej { $most }.
refused-plan_group = Liczba ruchów tego rodzaju w planie: { $count }; wolno najwyżej: { $most }.
refused-plan_in_all = W planie jest razem { $count }; ma być co najmniej { $least } i co najwyżej { $most }.
refused-beyond = Dalej nie da się planować: { $step ->
        [one] { $step } krok
        [few] { $step } kroki
        [many] { $step } kroków
       *[other] { $step } kroku
    }.
refused-nothing_to_take_back = Nie ma czego cofnąć.
refused-not_practice = Cały ruch można cofnąć tylko w grze z samymi botami, przy stole z podpowiedziami.
refused-reactions = Trwa oczekiwanie na reakcje; potem gra toczy się dalej.
refused-no_reactions = Nikt nie czeka teraz na reakcje.

## Inne sprawy

refused-no_such_card = Nie ma takiej karty.
refused-no_reaction = Ta karta nigdy na nic nie odpowiada.
refused-no_clash = Nie bierzesz teraz udziału w konflikcie.
refused-time_left = Na tym zegarze został jeszcze czas.
refused-not_agreed = Przy tym stole bot nie gra za nieobecnych.
refused-not_gone = Ta osoba jest tutaj albo nie ma jej jeszcze dość długo.
refused-no_spectators = Ten stół nie ma widzów.
refused-muted = Na razie nie możesz tu pisać.

## Wiadomości

refused-malformed = Serwer tego nie rozumie.
refused-version = Ten program i serwer mają różne wersje; wczytaj stronę ponownie.
refused-no_stream = Nie możesz śledzić tego miejsca.

## Co jeszcze może się nie udać

trouble-no_such_page = Pod tym adresem nic nie ma.
trouble-no_such_table = Nie ma takiego stołu albo nie jest dla ciebie otwarty.
trouble-no_such_bot = Nie ma bota o takiej nazwie.
trouble-sign_in = Najpierw trzeba się zalogować.
trouble-forbidden = Nie możesz tego zrobić.
trouble-wrong_origin = To żądanie nie pochodzi ze stron tego serwera.
trouble-wrong_host = Ten serwer nie odpowiada na nazwę { $host }. Kto go prowadzi, może ją dopuścić: ardri serve --allow-host { $host }.
trouble-too_much_chat = To na razie za dużo rozmów; możesz pisać znowu za { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }.
trouble-too_fast = Za szybko; poczekaj { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
trouble-too_big = To za dużo naraz.
trouble-too_many_tables = Możesz mieć naraz { $most ->
        [one] { $most } otwarty stół
        [few] { $most } otwarte stoły
        [many] { $most } otwartych stołów
       *[other] { $most } otwartego stołu
    }.
trouble-no_hints = Przy tym stole nie ma podpowiedzi.
trouble-busy = Serwer nie może teraz tego zrobić; spróbuj za chwilę.
trouble-fault = Zasady w tym programie zawiodły w tym miejscu: to błąd programu. Ten wybór się nie liczy; prosimy wybrać inaczej. Gospodarz może to sprawdzić.
trouble-stopping = Serwer uruchamia się ponownie; twoja gra za chwilę potoczy się dalej.
trouble-unavailable = Serwer nie może teraz niczego zapisać, więc to się nie liczy; spróbuj później. Musi się tym zająć osoba prowadząca serwer.
trouble-broken = Na serwerze coś się nie udało; nic się nie zmieniło.
trouble-damaged = Nie można otworzyć tego stołu: zapis na serwerze jest uszkodzony. Innych stołów to nie dotyczy. Osoba prowadząca serwer może go naprawić albo zamknąć.
trouble-pruned = Rozgrywka przy tym stole nie jest już przechowywana: ten serwer usuwa gry jakiś czas po ich zakończeniu. Kto grał i jak się skończyło, nadal widać na liście twoich gier.
