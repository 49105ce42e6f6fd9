# Dlaczego serwer odmawia tego, o co ktoś prosi w sprawie konta.

account-name_short = Imię ma co najmniej { $least ->
        [one] { $least } znak
        [few] { $least } znaki
        [many] { $least } znaków
       *[other] { $least } znaku
    }.
account-name_long = Imię ma najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
        [many] { $most } znaków
       *[other] { $most } znaku
    }.
account-name_signs = Imię składa się z liter i cyfr, a między nimi nic się nie kryje.
account-name_scripts = Każde słowo imienia ma litery tylko jednego alfabetu.
account-name_taken = Imię { $name } należy już do kogoś innego.
account-name_alike = Ktoś ma imię podobne do „{ $name }”.
account-name_office = „{ $name }” wygląda jak imię kogoś, kto opiekuje się serwerem.
account-password_short = Hasło ma co najmniej { $least ->
        [one] { $least } znak
        [few] { $least } znaki
        [many] { $least } znaków
       *[other] { $least } znaku
    }.
account-password_long = Hasło ma najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
        [many] { $most } znaków
       *[other] { $most } znaku
    }.
account-wrong_password = To imię i to hasło nie pasują do siebie.
account-signed_out = Twoje zalogowanie już nie jest ważne.
account-link_used = Ten odnośnik został już użyty albo jest za stary.
account-banned = Na razie nie możesz tu grać.
account-registered_already = Masz już imię i hasło.
account-not_registered = Nikt nie zarejestrował tego imienia.
