# Dlaczego karty nie można teraz zagrać.

reason-not_in_hand = Nie masz tej karty na ręce.
reason-silenced = Zagrano Włócznię Luga: w tym konflikcie nie ma kart z triskelionem.
reason-not_asked = Pytanie jest teraz do kogoś innego.
reason-not_your_turn = Karty pory roku zagrywasz tylko w swojej turze.
reason-wrong_moment = Tę kartę zagrywa się w innej chwili: { $moments }.
reason-not_your_card = Zagrywa się ją po własnej karcie.
reason-not_your_attack = Zagrywa się ją przy własnym ataku.
reason-no_clan_removed = Twój manewr nie usunął żadnego klanu przeciwnika.
reason-last_action_card = Nie może być twoją ostatnią kartą akcji.
reason-no_action_card_of_an_opponent = Odpowiada na kartę akcji zagraną przez przeciwnika.
reason-no_epic_or_advantage_card = Odpowiada na kartę eposu lub przewagi.
reason-already_cancelled = Karta jest już anulowana.
reason-card_is_gone = Karty, którą można by wziąć, już tam nie ma.
reason-not_involved = Nie masz w tym konflikcie nieufortyfikowanego klanu.
reason-not_your_draw = To nie ty dobierasz karty albo nie w tym miejscu.
reason-clash_elsewhere = Konflikt toczy się na innym terenie.
reason-not_attacked = To nie ciebie zaatakowano.
reason-attack_ignored = Atak jest już zignorowany.
reason-not_your_move = Dotyczy klanów przemieszczonych przez ciebie.
reason-no_clan_in_the_stone_circle = Nie masz klanu w Kamiennym kręgu.
reason-no_clash = Zagrywa się ją tylko w konflikcie.
reason-not_your_clan = To nie twój klan.
reason-already_spared = Klan jest już ocalony.
reason-present_nowhere_else = Nie masz klanów na żadnym innym terenie.
reason-not_exactly_one_exposed = Musisz mieć w konflikcie dokładnie 1 nieufortyfikowany klan.

## Chwile gry

moment-own_turn = w swojej turze pory roku
moment-maneuver = jako manewr w konflikcie
moment-any_time = w dowolnej chwili pory roku, gdy pada pytanie do ciebie
moment-assembly_start = gdy zaczyna się zgromadzenie
moment-card_declared = gdy ktoś zagrywa kartę
moment-epic_draw = gdy dobierasz karty eposu
moment-clans_arrive = gdy klany wkraczają w Góry
moment-clash_start = gdy zaczyna się konflikt
moment-citadels_end = po obsadzeniu cytadel
moment-attack_performed = gdy trwa atak
moment-would_be_removed = gdy masz stracić klan
moment-clan_removed = gdy tracisz klan
moment-after_maneuver = po manewrze
moment-before_discard = gdy twoja karta eposu ma zostać odrzucona
moment-card_finished = po rozpatrzeniu karty
moment-turn_end = na koniec tury
