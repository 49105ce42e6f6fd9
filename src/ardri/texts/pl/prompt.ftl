# Wiersz poleceń przy stole, w terminalu i w przeglądarce: pytania, odpowiedzi i polecenia.

play-heading = { $time } · Bran: { $brenn } · wrony { $crows }
play-fact = { $name }: { $value }
play-bot = bot
play-card = { $card } ({ $deck })
play-drawn = Dobrane: { $cards }
play-why_not = Nie teraz: { $reason }

## Pytania

play-hint = Wpisz numer opcji albo początek jej słów. „?” objaśnia pytanie, „pomoc” wymienia wszystko, co można wpisać.
play-prompt = Twój wybór (od { $least } do { $most }, ? lub pomoc):
play-no_number = Nie ma opcji { $answer }. Wybierz od { $least } do { $most }.
play-several = „{ $answer }” może znaczyć różne rzeczy: { $list }.
play-unknown = „{ $answer }” nie jest ani opcją, ani poleceniem.
play-unexplained = Nic się nie nazywa „{ $answer }”.
play-near = Może chodzi o: { $list }?
play-sites = „?” i numer pokazuje miejsce na mapie.
play-plan = Albo wszystko w jednym wierszu, na przykład „{ $example }”: razem co najmniej { $least }, co najwyżej { $most }.
play-plan_exactly = Albo wszystko w jednym wierszu, na przykład „{ $example }”: razem { $count }.
play-plan_group = Najwyżej { $count } spośród: { $list }.
play-plan_each = Najwięcej każdego: { $list }.
play-help =
    Aby wybrać, wpisz numer opcji, początek jej słów albo jej klucz.
    ? objaśnia pytanie, ? 3 opcję 3, ? bard kartę, ? wzgórza teren, ? konflikty rozdział zasad.
    Sam Enter zadaje pytanie jeszcze raz. Poza tym:
play-no_story = Jeszcze nic się nie wydarzyło.
play-advice = Rada: { $option }. { $reason }

## Polecenia

command-hint = rada
    .help = pokazuje, co wybiera w tym miejscu bot o nazwie chieftain i dlaczego
command-undo = cofnij
    .help = cofa twój ostatni wybór, dopóki nic trwałego z niego nie wynikło
command-reset = od nowa
    .help = cofa wszystko, co wybierasz w tej turze, o ile to możliwe
command-log = historia
    .help = opowiada cały przebieg gry, tak jak go widzisz
command-board = plansza
    .help = pokazuje cały stół
command-hand = ręka
    .help = pokazuje twoje karty z tekstami
command-help = pomoc
    .help = pokazuje tę listę

## Cofanie

play-undone = Cofnięto.
play-reset = Cofnięto do początku twojej tury albo tak daleko, jak można.
play-undo_nothing = Nie ma czego cofać: nie masz jeszcze za sobą żadnego wyboru.
