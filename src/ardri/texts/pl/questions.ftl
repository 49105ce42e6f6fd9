# O co pyta się gracza; .help objaśnia pytanie.

## Przygotowanie i zgromadzenie

question-capital = Gdzie stanie stolica?
    .help = Powstaje tam stolica i miejsce kultu. Stolica liczy się jako cytadela, a kto jest jej wodzem na początku zgromadzenia, zostaje Branem.
question-first_clan = Gdzie umieszczasz klan?
    .help = Przed pierwszym zgromadzeniem każdy gracz umieszcza 2 klany, po jednym, na dowolnych terenach.
question-draft_keep = Którą kartę zatrzymujesz?
    .help = Wszyscy gracze wybierają jednocześnie. Niezatrzymane karty dostaje następny gracz; to, co teraz zatrzymasz, możesz jeszcze później przekazać.
question-draft_hand_on = Którą kartę przekazujesz?
    .help = Wszyscy gracze wybierają jednocześnie. Kartę dostaje następny gracz, a ty dostajesz jedną od poprzedniego.
question-aside = Która karta akcji zostaje odłożona?
    .help = Odłożonej karty nie ma nikt na ręce: nie zostanie zagrana w tej porze roku, chyba że sięgnie po nią karta taka jak Zatoka lub Przydział czempiona.

## Pora roku

question-turn = Twoja tura.
    .help = Zagraj kartę pory roku, spasuj albo weź żeton pretendenta, jeśli spełniasz warunek zwycięstwa. Pas nie jest ostateczny: pora roku kończy się dopiero, gdy wszyscy gracze spasują jeden po drugim. Bran rozpoczyna porę roku kartą.
question-exile = Nie masz klanów na planszy. Gdzie wraca jeden z nich?
    .help = Nie mając klanów na planszy, tracisz wyczyn, jeśli go masz, i przed swoją turą umieszczasz 2 klany na jednym lub dwóch dowolnych terenach. Konflikt się nie zaczyna.

## Zapowiadanie i rozpatrywanie karty

question-territory = Który teren?
    .help = Do wyboru są tylko tereny, na które pozwala karta.
question-from = Z którego terenu?
    .help = Klany opuszczą ten teren. Jeśli może ich być kilka, wskazuj je po kolei i zakończ, wybierając „Gotowe”.
question-to = Na który teren?
    .help = Klany trafią na ten teren. Jeśli są tam klany przeciwników, dojdzie do konfliktu, chyba że karta go wyklucza.
question-count = Ile klanów?
    .help = Tyle twoich klanów wyrusza.
question-count_cards = Ile kart?
    .help = Tyle kart akcji odrzucisz; wybierzesz je potem.
question-count_exposed = Ile nieufortyfikowanych klanów?
    .help = Nieufortyfikowane klany biorą udział w konflikcie; tyle twoich wyrusza.
question-count_sheltered = Ile ufortyfikowanych klanów?
    .help = Ufortyfikowane klany są w cytadelach, poza konfliktem; tyle twoich wyrusza.
question-spread = Gdzie umieszczasz klan?
    .help = Umieszczasz klany po jednym, w kolejności listy, więc kilka może stanąć razem. Umieszczanie nigdy nie wywołuje konfliktu.
question-opponent = Który przeciwnik?
    .help = Karta dotyczy wskazanego gracza.
question-clan = Czyj klan?
    .help = Karta dotyczy klanu wskazanego gracza.
question-which_clan = Który z twoich klanów?
    .help = Klan nieufortyfikowany bierze udział w konflikcie, ufortyfikowany jest bezpieczny w cytadeli.
question-lose_clan = Skąd usuwasz swój klan?
    .help = Klan wraca do twojej rezerwy.
question-site = Gdzie będzie leżał nowy teren?
    .help = Nowy teren musi stykać się z co najmniej 2 terenami w grze.
question-tile = Który teren kładziesz?
    .help = Te tereny widzisz tylko ty. Pozostałe trafią pod stos.
question-tile_under = Który teren trafia pod stos jako pierwszy?
    .help = Ten, który trafi tam pierwszy, zostanie dobrany wcześniej.
question-settle_from = Skąd klan przechodzi na nowy teren?
    .help = Możesz przemieścić 1 swój klan z sąsiedniego terenu albo żadnego.
question-scouts_from = Skąd wyruszają klany?
    .help = Możesz przemieścić klany z jednego terenu na jeden sąsiedni albo nie przemieszczać żadnego. Klany przeciwników na miejscu oznaczają konflikt.
question-take = Którą kartę bierzesz?
    .help = Karta trafia na twoją rękę.
question-give = Którą kartę dajesz?
    .help = Karta trafia na rękę drugiego gracza.
question-discard = Którą kartę odrzucasz?
    .help = Zostaje odrzucona bez efektu.
question-keep_epic = Którą kartę eposu zatrzymujesz?
    .help = Pozostałe zostają odrzucone odkryte.
question-alliance = Umieścić klan czy zastąpić?
    .help = Możesz zastąpić klan przeciwnika, który ma tu co najmniej 2 klany. Zastąpiony klan wraca do właściciela; nie liczy się jako usunięty.
question-other_world = Umieścić klan czy usunąć czyjś?
    .help = Za każde tutejsze miejsce kultu, łącznie najwyżej 3, wybierasz jedno albo drugie; możesz też przestać.
question-crows = Czy wrony zawracają?
    .help = Kolejność tur zmienia się natychmiast. Jeśli zawrócą, zadziałają Bramy Tír na nÓg.
question-instigator = Kto jest prowokatorem?
    .help = Prowokator wykonuje pierwszy manewr i jako jedyny nie może fortyfikować klanów w cytadelach.

## Konflikty

question-next_clash = Który konflikt będzie następny?
    .help = Twój ruch wywołał kilka konfliktów. Rozpatruje się je po jednym, w wybranej przez ciebie kolejności.
question-shelter = Czy fortyfikujesz klan w cytadeli?
    .help = Każda cytadela, tak jak stolica, mieści 1 klan. Ufortyfikowany klan jest poza konfliktem aż do jego końca, ale nadal liczy się przy ustalaniu wodza. Pytanie wraca, dopóki są wolne cytadele i ktoś je obsadza.
question-maneuver = Twój manewr?
    .help = Zaatakuj, wycofaj się albo zagraj kartę eposu, która jest manewrem; nie możesz spasować. Zamiast tego możesz zaproponować rozejm: jeśli wszyscy zaangażowani gracze się zgodzą, konflikt się kończy.
question-next_maneuver = Kto wykona następny manewr?
    .help = Wskazany gracz wykona następny manewr, a dalej obowiązuje kolejność tur od niego.
question-truce = Zaproponowano rozejm. Czy się zgadzasz?
    .help = Konflikt kończy się natychmiast, jeśli zgodzą się wszyscy zaangażowani gracze. Wystarczy jedna odmowa, by trwał dalej.
question-attacked = Ktoś cię atakuje. Co poświęcasz?
    .help = Odrzuć kartę akcji bez efektu albo usuń jeden ze swoich nieufortyfikowanych klanów.
question-demand = Czego żądasz?
    .help = Dzięki Maczudze Dagdy to ty wybierasz, co poświęca zaatakowany gracz. Przy pustej ręce jest to klan.
question-withdraw_to = Na który teren się wycofujesz?
    .help = Możesz wycofać się na jeden lub kilka sąsiednich terenów, na których jesteś wodzem. Konflikt się tam nie zaczyna.
question-withdraw_count = Ile klanów tam się wycofuje?
    .help = Tyle twoich nieufortyfikowanych klanów trafia na ten teren.
question-cauldron = Gdzie wraca klan z Kotła?
    .help = Do 3 zebranych klanów wraca, każdy na teren, z którego został usunięty; pozostałe trafiają do twojej rezerwy.
question-toll = Góry żądają myta. Co poświęcasz?
    .help = Gracz, którego klany przemieszczono w Góry, odrzuca 1 kartę akcji albo traci tam 1 klan, raz za cały ruch.

## Chwile, w których można zagrać kartę

question-assembly_start = Zaczyna się zgromadzenie. Czy zagrywasz kartę?
    .help = Teraz, zanim w zgromadzeniu wydarzy się cokolwiek innego, można zagrać Przestrogę Cathbada.
question-card_declared = Zagrano kartę. Czy na nią odpowiadasz?
    .help = Teraz, zanim karta zadziała, Geis może anulować kartę akcji przeciwnika, a Dagda kartę eposu lub przewagi.
question-epic_draw = Dobierasz karty eposu. Czy zagrywasz kartę?
    .help = Widzisz już dobrane karty. Błonia lub Bramy pozwalają dobrać 1 więcej i zatrzymać 1 ze wszystkich.
question-clans_arrive = Klany wkraczają w Góry. Czy zagrywasz kartę?
    .help = Karta Góry oszczędza ci myta.
question-clash_start = Zaczyna się konflikt. Czy zagrywasz kartę?
    .help = Zanim klany się ufortyfikują: Włócznia Luga zakazuje kart z triskelionem, a Pogórza zmieniają prowokatora tamtejszego konfliktu.
question-citadels_end = Cytadele są obsadzone. Czy zagrywasz kartę?
    .help = Bitewny szał wypędza wszystkie ufortyfikowane klany.
question-attack_performed = Trwa atak. Czy zagrywasz kartę?
    .help = Atakujący może go zaostrzyć Kopalnią żelaza lub Maczugą Dagdy; zaatakowany może go zignorować dzięki Wzgórzom.
question-would_be_removed = Masz stracić klan. Czy zagrywasz kartę?
    .help = Dzięki Maczudze Dagdy klan zostaje na miejscu.
question-clan_removed = Tracisz klan. Czy zagrywasz kartę?
    .help = Diarmuid i Gráinne umieszczają go gdzie indziej; w konflikcie zbiera go Kocioł Dagdy.
question-after_maneuver = Manewr się zakończył. Czy zagrywasz kartę?
    .help = Teraz można zagrać karty Bard, Napaść, Watażka i Determinacja Strenga, każdą pod jej warunkiem.
question-before_discard = Twoja karta eposu ma zostać odrzucona. Czy zagrywasz kartę?
    .help = Dzięki Mistrzowi rzemiosła dajesz ją zamiast tego innemu graczowi i zyskujesz wyczyn.
question-card_finished = Karta została rozpatrzona. Czy zagrywasz kartę?
    .help = Dzięki karcie Lug Wszechstronny karta akcji trafia na twoją rękę, ktokolwiek ją zagrał. Po twojej karcie eposu: Las lub Kamienny krąg. Po twojej karcie pory roku: Zatoka, Zaginiona dolina, Kopalnia soli lub Dolina.
question-turn_end = Tura się kończy. Czy zagrywasz kartę?
    .help = Dzięki Podstępowi Angusa następna tura należy do ciebie, nawet gdyby pora roku miała się skończyć.
