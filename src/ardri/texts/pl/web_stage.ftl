# Odtwarzanie: co robią inni, ruch po ruchu.

web_stage-skip = Pomiń
    .title = Przejdź do teraz (spacja lub Esc)
web_stage-passes = pasuje

## Przeszłość

web_stage-since = Od twojej ostatniej tury
web_stage-recap = Pokaż jeszcze raz
web_stage-past = Wcześniejsza chwila
web_stage-past_playing = Co się działo
web_stage-play_on = Odtwórz od tego miejsca
web_stage-now = Wróć do teraz
