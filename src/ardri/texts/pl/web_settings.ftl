# Co kto woli.

web_settings-lead = Zapisane w tej przeglądarce, działają od razu.
web_settings-look = Wygląd
web_settings-theme = Motyw
web_settings-theme_system = Jak w systemie
web_settings-theme_day = Dzień
web_settings-theme_night = Noc
web_settings-cards = Rozmiar kart
web_settings-cards_0 = Mały
web_settings-cards_1 = Średni
web_settings-cards_2 = Duży
web_settings-motion = Animacje
    .text = Figury i karty przesuwają się na swoje miejsca. Zawsze wyłączone, gdy system prosi o mniej ruchu.
web_settings-letters = Litery na klanach
    .text = Obok koloru i kształtu klany mają literę swojego gracza.
web_settings-play = Gra
web_settings-text = Stół jako tekst
    .text = Tekst z ponumerowanymi opcjami i wierszem poleceń zamiast obrazów, dla czytników ekranu i klawiatury. Przy stole przełącza go klawisz T.
web_settings-confirm = Potwierdzanie planów
    .text = To, czego nie da się cofnąć, jest wysyłane dopiero po potwierdzeniu.
web_settings-skip_idle = Pomijanie tego, co nic nie zmieni
    .text = Gra nie pyta o reakcję bez skutku, tylko odmawia za ciebie, czego nikt nie zauważy.
web_settings-ask_pass = „Na pewno spasować?”
    .text = Zanim spasujesz, gra zapyta jeszcze raz, jeśli oznacza to przegraną.
web_settings-sounds = Dźwięki
web_settings-sound = Dźwięki
    .text = Harfa i bęben, cicho.
web_settings-volume = Głośność
web_settings-sound_card = Karta
web_settings-sound_draft = Wybór kart
web_settings-sound_turn = Twój ruch
web_settings-sound_clash = Konflikt
web_settings-sound_win = Wysoki Król
web_settings-sound_refuse = Nie można
web_settings-licences = Licencje
    .lead = Ard Rí to wolne oprogramowanie. Oto jego licencja, a po niej licencje części stworzonych przez innych.
    .link = Licencje Ard Rí i części stworzonych przez innych
    .files = { $count ->
        [one] jeden plik
        [few] { $count } pliki
        [many] { $count } plików
       *[other] { $count } pliku
    }

web_settings-speed = Jak pokazywać ruchy innych
    .text = Każdy ruch jest pokazywany na mapie, zanim przyjdzie twoja kolej. Spacja lub Esc przechodzi do teraz.
web_settings-speed_slow = powoli
web_settings-speed_normal = normalnie
web_settings-speed_fast = szybko
web_settings-speed_instant = od razu
