# Zagadki w przeglądarce.

web_puzzles-title = Zagadki
web_puzzles-lead = Pozycje, a w każdej pytanie: co odpowie dobry gracz?
web_puzzles-count = Rozwiązane: { $count } z { $total }
web_puzzles-solved = rozwiązana
web_puzzles-ahead = kilka ruchów
web_puzzles-heading = Zagadka { $number }: { $title }
web_puzzles-look_ahead = Trzeba spojrzeć kilka ruchów naprzód.
web_puzzles-wrong = Nie to: { $option }. Spróbuj jeszcze raz albo zobacz rozwiązanie.
web_puzzles-right = Dobrze: { $option }
web_puzzles-solution = Rozwiązanie: { $options }
web_puzzles-show = Pokaż rozwiązanie
web_puzzles-next = Następna zagadka
web_puzzles-begin = Zacznij
web_puzzles-go_on = Dalej
web_puzzles-all = Wszystkie zagadki
web_puzzles-done = Wszystkie zagadki są rozwiązane.
