# Chcemy króla!: moduł, jego płytka, zasady i to, jak kończy grę.

module-king = Chcemy króla!
    .text = Przy remisie bez Brana rozstrzyga jeszcze jedna pora roku, w razie potrzeby z kilkoma zwycięzcami.

marker-king = Płytka króla
    .text = Chcemy króla!: remis bez Brana odwraca płytkę. Potrzebujemy króla!: następne zgromadzenie jest ostatnie.
    .want = Chcemy króla!
    .need = Potrzebujemy króla!
    .need_alarm = Potrzebujemy króla! Następne zgromadzenie jest ostatnie.

lesson-king =
    Płytka obok mapy mówi „Chcemy króla!”. Jeśli pretendenci remisują, a nie ma wśród nich Brana, każdy z nich zyskuje wyczyn i płytkę się odwraca.
    Gdy mówi „Potrzebujemy króla!”, gra się jeszcze jedną porę roku, a zgromadzenie po niej rozstrzyga grę tak czy inaczej. Jeśli żaden pretendent nie spełnia wtedy warunku, wygrywa Bran; remisujący bez Brana wygrywają razem.

rules-king = Chcemy króla!
    .text =
        Płytka króla leży na początku stroną „Chcemy króla!” do góry. Zwycięstwo sprawdza się jak zwykle. Jeśli jednak pretendenci remisują, a nie ma wśród nich Brana, każdy z nich zyskuje 1 wyczyn i płytkę się odwraca.

        Gdy widać stronę „Potrzebujemy króla!”, gra się jeszcze jedną porę roku, a zgromadzenie po niej jest ostatnie. Zwycięstwo sprawdza się na nim jeszcze raz jak zwykle. Jeśli żaden pretendent nie spełnia warunku, wygrywa Bran. Jeśli pretendenci remisują bez Brana, dzielą się zwycięstwem.

event-king_turned = Płytka króla zostaje odwrócona: potrzebujemy króla! Następne zgromadzenie jest ostatnie.
won_by-shared = remisują bez Brana, a potrzebny jest król
won_by-king = żaden pretendent nie spełnia warunku, a potrzebny jest król
