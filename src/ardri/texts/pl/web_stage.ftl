# Odtwarzanie: co robią inni, ruch po ruchu.

web_stage-skip = Pomiń
    .title = Przejdź do teraz (spacja lub Esc)
