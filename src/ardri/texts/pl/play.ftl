# Co czytają osoby przy jednym terminalu i polecenia, które mogą wpisać.

play-welcome = Przy stole: { $players }. Ziarno tej gry: { $seed }.

## Kolumny tabeli graczy, jak najkrótsze

column-leadership = Przyw.
column-religion = Religia
column-land = Ziemie
column-deeds = Wycz.
column-conditions = War.
column-reserve = Rez.
column-action = Akcje
column-advantage = Przew.
column-epic = Eposy

## Pytania

play-yes = tak
play-no = nie
play-yes_or_no = Wpisz: tak albo nie.
play-file = PLIK

## Polecenia

command-save = zapisz
    .help = zapisuje grę w pliku
command-load = wczytaj
    .help = wznawia grę z pliku; ta zostaje zachowana
command-quit = koniec
    .help = kończy, a grę można wznowić później
command-solution = rozwiązanie
    .help = pokazuje dobrą odpowiedź i wyjaśnia, dlaczego jest dobra
command-skip = dalej
    .help = przechodzi do następnej zagadki

## Kilka osób przy jednej klawiaturze

play-pass_on = Teraz klawiaturę bierze { $seat }. Potem naciśnij Enter.
play-pass_on_undo = { $seat } może jeszcze cofnąć ostatni wybór: zamiast tego wpisz cofnij.

## Cofanie

play-undo_other = Twój ostatni wybór zostaje: od tego czasu wybiera już { $seat }.
play-undo_stays = Twój ostatni wybór zostaje: od tego czasu dobrano lub pokazano kartę albo ktoś mógł odpowiedzieć kartą.

## Zachowywanie

play-which_file = Podaj plik, na przykład: { $command } gra.txt
play-overwrite = { $file } już istnieje. Zastąpić? (tak albo nie; Enter: nie)
play-saved = Zapisano w { $file }.
play-not_saved = Nic nie zapisano.
play-not_written = Nie można zapisać { $file }: { $reason }
play-loaded = Oto gra z { $file }.
play-not_read = Nie można wczytać { $file }: { $reason }
play-keep = Zachować grę na później? (tak albo nie; Enter: tak)
play-kept = Gra jest zachowana w { $file }
play-not_kept = Gra nie jest zachowana.
play-resume = Aby ją wznowić: { $command }
play-record = Zapis tej gry jest w { $file }

## Wyjście

play-left = Opuszczasz grę.
play-input_over = Wejście się skończyło.
play-interrupted = Przerwano.
play-goodbye = Do zobaczenia wkrótce.

## O co nie można prosić

play-no_such_people = „{ $people }” nikogo nie wskazuje: podaj, ile osób gra, od 1 do { $count }, albo na których miejscach, spośród { $seats }.
play-too_many_names = Jest więcej imion niż graczy: { $count }.
play-bad_name = „{ $name }” nie jest imieniem: potrzeba od 1 do { $most } liter.
play-names_alike = „{ $name }” można by wziąć za kogoś innego.
play-file_says = Gra w pliku sama to mówi.
