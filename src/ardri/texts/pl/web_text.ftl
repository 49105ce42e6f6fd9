# Stół jako tekst: gra w słowach, z wierszem poleceń.

web_text-title = Stół jako tekst
web_text-to_text = Stół jako tekst
web_text-to_island = Pokaż wyspę
web_text-transcript = Co się dzieje
web_text-command_line = Polecenie (? lub pomoc):
web_text-say_what = Wpisz wiadomość po poleceniu.
web_text-not_asked = Teraz nie ma do ciebie pytania.
web_text-changed = Pytanie się tymczasem zmieniło. Nic nie zostało wybrane.
web_text-planned = Na razie: { $what }
web_text-planned_ready = Na razie: { $what }. Wpisz „{ $confirm }”, aby to zrobić.
web_text-kept = Zatrzymujesz: { $cards }

## Polecenia tylko w przeglądarce

web_text-command_table = stół
    .help = pokazuje cały stół
web_text-command_card = karta
    .help = objaśnia kartę
web_text-command_say = powiedz
    .help = pisze do stołu
web_text-command_island = wyspa
    .help = znów pokazuje stół jako obraz
web_text-rest_card = NAZWA
web_text-rest_log = LICZBA
web_text-rest_say = TEKST

## Gra oglądana ponownie

web_text-replay = Powtórka jako tekst
web_text-replay_prompt = Enter: dalej, b: wstecz, pomoc:
web_text-replay_help =
    Enter albo n to krok naprzód, b krok wstecz. 17 prowadzi do wyboru 17, 0 na początek, e na koniec.
    t i bt prowadzą do następnej i do poprzedniej tury. r i br prowadzą do następnej i do poprzedniej rundy.
    s B pokazuje, co widzi gracz B, s spectator, co widzą wszyscy, s all wszystko.
