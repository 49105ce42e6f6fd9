# Co znajduje się na każdej stronie w przeglądarce.

web_ui-home = Ard Rí, na stronę startową
web_ui-places = Działy
web_ui-place_games = Moje gry
web_ui-place_watch = Oglądaj
web_ui-place_cards = Karty
web_ui-place_rules = Jak grać
web_ui-account = Konto
web_ui-settings = Ustawienia
web_ui-to_table = Wróć do stołu
web_ui-menu = Menu
web_ui-language = Język
web_ui-to_day = Włącz motyw dzienny
web_ui-to_night = Włącz motyw nocny
web_ui-close = Zamknij
web_ui-cancel = Anuluj
web_ui-again = Spróbuj ponownie
web_ui-copy = Kopiuj
web_ui-copied = Skopiowano
web_ui-not_copied = Przeglądarka nie pozwala kopiować.
web_ui-share = Udostępnij
web_ui-hinted = Bot wybrałby to.
web_ui-reading = interpretacja
web_ui-loading = Chwileczkę
web_ui-not_loaded = Nie udało się załadować tej strony. Może brakuje sieci albo jest nowsza wersja.

web_ui-wrong = Coś poszło nie tak. Załaduj stronę ponownie.
web_ui-gone = Serwer nie odpowiada. Czy jest połączenie z siecią?
