# Co może być nie tak z tym, co mówi się zasadom.

error-rules_error = Zasady na to nie pozwalają.
error-malformed_choice = Nie ma niczego do wyboru o takiej nazwie.
error-illegal_choice = Tego nie można teraz wybrać.
error-out_of_turn = Nie ma teraz pytania do ciebie.
error-game_over = Gra się skończyła.
error-plan_misfit = Ten plan nie odpowiada temu, o co chodzi w pytaniu.
error-position_error = Taka pozycja nie może istnieć albo nie da się jej odczytać.
error-script_error = To, co podyktowano losowi, nie pasuje do tego, co jest losowane.

error-record-form = Zapisu gry nie da się odczytać.
error-record-version = Zapis gry pochodzi z innej wersji i nie da się go odczytać.
error-record-catalogue = Zapis gry wymienia inne karty lub tereny niż ta gra.
error-record-setting = Żadna gra nie zaczyna się tak, jak mówi zapis.
error-record-seed = Brakuje ziarna zapisu gry albo nie zostało jeszcze ujawnione.
error-record-commitment = Ziarno zapisu gry nie jest tym, które przyrzeczono przed grą.
error-record-choice = Wyboru nr { $at } z zapisu gry nie można dokonać.
error-record-digest = Po wyborze nr { $at } z zapisu gry stan gry jest inny, niż zapisano.
error-record-fault = Zasady w tym programie zawodzą przy wyborze { $at } z zapisu gry. To błąd programu; prosimy zgłosić go razem z zapisem.
error-record-result = Zapis gry podaje inny wynik, niż miała gra.
