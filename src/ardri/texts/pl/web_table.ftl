# Stół w przeglądarce.

web_table-title = Stół
web_table-page = Ard Rí
web_table-page_your_turn = Twój wybór – Ard Rí
web_table-status = Co trzeba zrobić
web_table-announcements = Komunikaty
web_table-players = Gracze
web_table-side = Opowieść i rozmowa
web_table-supplies = Na stole

## Połączenie

web_table-lost = Łączę ponownie…
web_table-back_again = Znów przy stole.
web_table-watching = Oglądasz

## Wiersz stanu

web_table-confirm = Zatwierdź
web_table-confirm_question = Czy tak ma być?
web_table-confirm_what = Zatwierdzasz: { $what }?
web_table-back = Wstecz
web_table-idle = { $card }: nic się nie zmieni. Zagrać mimo to?
web_table-idle_confirm = Zagraj bez efektu
web_table-outcome = Co nastąpi, jeśli nikt nie odpowie
web_table-outcome_lead = Zostajesz wodzem: { $territory }.
web_table-outcome_lose = Przestajesz być wodzem: { $territory }.
web_table-outcome_other = { $seat } zostaje wodzem: { $territory }.
web_table-outcome_left = { $territory }: { $count ->
        [0] nie zostaje żaden twój klan
        [one] zostaje { $count } twój klan
        [few] zostają { $count } twoje klany
        [many] zostaje { $count } twoich klanów
       *[other] zostaje { $count } twojego klanu
    }.
web_table-outcome_clash = Zaczyna się konflikt: { $territory }, przeciwnicy: { $seats }.
web_table-how_many = Ile
web_table-bot_plays_you = Gra za ciebie bot.
web_table-return = Graj znów samodzielnie
web_table-not_again = Nie pytaj już w tej turze
web_table-seconds_left = { $count ->
        [one] została { $count } sekunda
        [few] zostały { $count } sekundy
        [many] zostało { $count } sekund
       *[other] zostało { $count } sekundy
    }

## Plany

web_table-need = Razem od { $least } do { $most }.
web_table-need_exactly = Razem { $count }.
web_table-times = { $option } × { $count }
web_table-plan_left = { $count ->
        [one] został { $count } klan
        [few] zostały { $count } klany
        [many] zostało { $count } klanów
       *[other] zostało { $count } klanu
    }
web_table-plan_count = { $territory }: { $count ->
        [one] { $count } klan
        [few] { $count } klany
        [many] { $count } klanów
       *[other] { $count } klanu
    }
web_table-plan_less = O klan mniej: { $territory }
web_table-plan_more = O klan więcej: { $territory }

## Arkusze nad wyspą

web_table-show = Pokaż znowu
web_table-see_island = Zobacz wyspę
web_table-draft_from = od: { $seat }
web_table-draft_to = do: { $seat }
web_table-draft = Wybór kart: { $count ->
        [one] { $count } karta zostaje u ciebie
        [few] { $count } karty zostają u ciebie
        [many] { $count } kart zostaje u ciebie
       *[other] { $count } karty zostaje u ciebie
    }
web_table-draft_kept = zatrzymujesz
web_table-draft_passed = idzie dalej
web_table-draft_chosen = Zatrzymane: { $kept } z { $count }
web_table-draft_confirm = Zatrzymaj: { $cards }
web_table-draft_choose = { $count ->
        [one] Wybierz { $count } kartę
        [few] Wybierz { $count } karty
        [many] Wybierz { $count } kart
       *[other] Wybierz { $count } karty
    }
web_table-draft_waiting = Wybór dokonany. Inni jeszcze się zastanawiają.
web_table-draft_change = Wybierz inaczej

## Alarmy: co może wkrótce zakończyć grę

web_table-alarm_title = Co może wkrótce zakończyć grę
web_table-alarm_now = Gdyby pora roku skończyła się teraz: { $end }.
web_table-alarm_pass = Jeśli spasujesz, pora roku się skończy.
web_table-alarm_pass_ends = Jeśli spasujesz, pora roku się skończy: { $end }.
web_table-alarm_other = Jeśli spasuje { $seat }, pora roku się skończy.
web_table-alarm_pretender = { $seat } ma żeton pretendenta.
web_table-alarm_wins = wygrywa { $seat }
web_table-alarm_you = wygrywasz
web_table-alarm_several = wspólnie wygrywają { $seats }
web_table-alarm_nobody = nikt nie wygrywa i gra się kończy
web_table-alarm_would_win = teraz wygrywa
web_table-pass_really = Na pewno spasować? Pora roku się skończy: { $end }.
web_table-pass_confirm = Mimo to spasuj

## Konflikty

web_table-clash = Konflikt: { $territory }
web_table-clash_active = wykonuje manewr
web_table-clash_attack = atakuje
web_table-clash_withdraw = wycofuje się
web_table-clash_epic = zagrywa kartę eposu
web_table-clash_attacked = pod atakiem
web_table-clash_instigator = prowokator
web_table-clash_exposed = klany nieufortyfikowane
web_table-clash_sheltered = klany ufortyfikowane
web_table-clash_citadels = Wolne cytadele: { $free } z { $all }
web_table-clash_no_citadels = Nie ma tu cytadel
web_table-clash_silent = Włócznia Luga: żadnych kart z triskelionem.
web_table-clash_signal = zgodzi się na rozejm
web_table-clash_would = Chętnie zgodzę się na rozejm

## Gracze

web_table-explain = Wyjaśnij pytanie
web_table-chat_said = { $name } mówi: { $text }
web_table-unread = { $count ->
        [one] { $count } nowa wiadomość w rozmowie
        [few] { $count } nowe wiadomości w rozmowie
        [many] { $count } nowych wiadomości w rozmowie
       *[other] { $count } nowej wiadomości w rozmowie
    }
web_table-thinking = wybiera
web_table-turn = trwa tura
web_table-your_turn = twoja tura
web_table-about = Zobacz: { $seat } i wszyscy gracze
web_table-bot = bot
web_table-away = nieobecność: gra bot
web_table-resigned = rezygnacja: gra bot
web_table-gave_up = rezygnacja
web_table-gave_up_bot = rezygnacja; dalej grał bot
web_table-gone = offline
web_table-gone_for = offline, { $time }
web_table-others = Gracze
web_table-nudge = Przypomnij: { $seat }
web_table-nudge_done = { $seat }: przypomnienie wysłane.
web_table-nudged_by = { $seat } przypomina: gra czeka na Ciebie.
web_table-relieve = Niech bot gra za: { $seat }
web_table-relieve_from = Od { $time } bot może grać za: { $seat }.
web_table-clock = Czas
web_table-track = { $track }: { $count } z 6 oraz { $deeds ->
        [one] { $deeds } wyczyn
        [few] { $deeds } wyczyny
        [many] { $deeds } wyczynów
       *[other] { $deeds } wyczynu
    }

## Na stole

web_table-tab_story = Opowieść
web_table-tab_chat = Rozmowa
web_table-tab_table = Stół
web_table-left_sanctuaries = Miejsca kultu w zapasie
web_table-left_citadels = Cytadele w zapasie
web_table-left_tiles = Tereny w stosie
web_table-left_epics = Karty eposu w talii
web_table-action_discard = Odrzucone karty akcji
web_table-in_play = Zagrywane:
web_table-revealed = Odkryte:
web_table-epic_discard = Odrzucone karty eposu: { $count }
web_table-face_up = Niczyje karty przewagi: { $count }
web_table-face_down = Zagrane karty przewagi: { $count }

## Co jeszcze można zrobić

web_table-undo = Cofnij
web_table-undo_none = Teraz niczego nie da się cofnąć: zostaje to, co dobrano lub pokazano, i to, na co inni mogli odpowiedzieć.
web_table-rewind = Cofnij ruch
    .text = Cały twój ostatni ruch i to, co boty zrobiły potem. Gra staje się wtedy ćwiczeniem.
web_table-reset = Całą turę
web_table-hint = Podpowiedź
web_table-result = Wynik
web_table-menu = Przy tym stole
web_table-orders = Stałe polecenia
web_table-orders_help = Co robić z kartą, gdy mogłaby na coś odpowiedzieć. Nikt nie widzi twoich poleceń.
web_table-orders_none = Żadna karta w twojej ręce na nic nie odpowiada.
web_table-order_of = Polecenie dla karty { $card }
web_table-order_ask = Pytaj mnie
web_table-order_never = Nigdy nie graj
web_table-order_always = Zawsze graj
web_table-eyes = Zobacz stół jako
web_table-spectators = Widzowie
web_table-leaving = Odejście
web_table-leave = Niech bot gra za mnie
web_table-vote = Przerwij grę
web_table-vote_no = Graj dalej
web_table-resign = Zrezygnuj
web_table-resign_really = Zrezygnuj na dobre
web_table-leaving_help = Od bota można wrócić w każdej chwili. Gra zostaje przerwana, gdy chcą tego wszyscy gracze.
web_table-resign_help = Kto rezygnuje, oddaje miejsce botowi na dobre.
web_table-resign_help_two = Kto rezygnuje, przegrywa: drugi gracz od razu wygrywa.
web_table-keys = Klawisze
web_table-keys_help = Tab i strzałki prowadzą wszędzie, Enter wybiera. 1–9: przyciski wiersza stanu. C: zatwierdź. Esc: krok wstecz. U: cofnij. H: podpowiedź. R: powtórz ostatnie komunikaty. T: stół jako tekst. ?: zasady i ikony.
web_table-curtain = Teraz { $seat }
web_table-curtain_ready = Jestem, pokaż mi moje karty

## Co dzieje się obok gry

web_table-notice_fault = Zasady w programie zawiodły. Ostatni wybór się nie liczy: prosimy wybrać inaczej.
web_table-notice_undone = { $seat } cofa wybór.
web_table-notice_left = { $seat } odchodzi od stołu; dalej gra bot.
web_table-notice_timed_out = Skończył się czas ({ $seat }); dalej gra bot.
web_table-notice_relieved = { $seat }: nieobecność; do powrotu gra bot.
web_table-notice_returned = { $seat } wraca do gry.
web_table-notice_resigned = { $seat } rezygnuje; dalej gra bot.
web_table-notice_replaced = Bot ({ $seat }) zawiódł; dalej gra prostszy bot.

## Co jest szczególnego w stole

web_table-mark_seed = Ktoś wybrał ziarno tej gry i może wiedzieć, co będzie dalej.
web_table-mark_entropy = Ktoś sam wybrał, co dodał do ziarna, zamiast zdać się na los.
web_table-mark_position = Gra zaczęła się od pozycji, którą ktoś wybrał.
web_table-mark_rhythm = Ktoś wybrał, jak długo trwają tu pauzy.
web_table-mark_shared = Jedna osoba gra na kilku miejscach.
web_table-mark_read = Ktoś, kto opiekuje się serwerem, przeczytał tę grę w jej trakcie, ze wszystkimi tajemnicami.
web_table-mark_practice = W tej grze cofano całe ruchy, dla wprawy.
