# Dlaczego bot wybiera to, co wybiera, jego własnymi słowami.

advice-only = Nie ma innego wyboru.
advice-random = Bez żadnego powodu.
advice-win = To wygrywa partię.
advice-share = Wygrywamy razem.
advice-claim = Spełniam warunek zwycięstwa: niech wszyscy się dowiedzą.
advice-stop = { $seat } wygrywa, jeśli pora roku teraz się skończy; to temu zapobiega.
advice-wait = Czekając, zyskuję więcej niż dowolną kartą z ręki.
advice-hold = To, co trzymam, później będzie warte więcej.
advice-peace = Dalsza walka kosztowałaby mnie więcej, niż przyniesie.
advice-fight = Tutaj wytrzymam dłużej.
advice-strike = Cios da tu więcej niż pokój.
advice-retreat = Ten konflikt jest przegrany; klany przydadzą się gdzie indziej.
advice-shelter = Za murami klan przetrwa konflikt.
advice-pay = Karta jest tańsza niż klan: { $card }.
advice-yield = Wolę oddać klan niż kartę.
advice-cancel = To, co zapowiedziano, kosztowałoby mnie zbyt wiele: nie dojdzie do tego.
advice-deed = Wyczyn zostaje i liczy się do każdego warunku.
advice-track = { $track }: mam dzięki temu { $count } z 6.
advice-lead = Zostaję wodzem: { $territory }.
advice-foothold = Zdobywam przyczółek: { $territory }.
advice-weaken = To cofa gracza: { $seat }.
advice-tale = Jedna karta eposu więcej na mojej ręce.
advice-grow = Więcej moich klanów na planszy.
advice-draft = Najlepiej pasuje do moich planów: { $card }.
advice-card = Wybieram według tego, ile karty są dla mnie warte: { $card }.
advice-capital = Ze stolicy w środku wszędzie jest blisko.
advice-site = Tam nowy teren leży dla mnie dobrze.
advice-best = Ze wszystkiego, co było do rozważenia, po tym stoję najlepiej.
advice-chance = W { $percent } na 100 wyobrażonych partii wygrywam po tym.
advice-behind = Najlepsza opcja daje o { $percent } % więcej wygranych.

# Z kim można grać.

bot-calf = Cielę
    .text = Wybiera na chybił trafił.
bot-easy = Łatwy
    .text = Ocenia jak wódz i czasem się myli.
bot-medium = Średni
    .text = Waży to, co widzi, według kilku zasad i patrzy o krok naprzód.
bot-hard = Trudny
    .text = Rozważa wiele możliwych przebiegów gry i odpowiada w kilka sekund.
bot-chieftain = Wódz
    .text = Gra tak jak Średni.
bot-druid = Druid
    .text = Myśli tak jak Trudny, tak długo, jak trzeba.
