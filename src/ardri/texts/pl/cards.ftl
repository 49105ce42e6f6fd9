# Karty: nazwa i, w .text, działanie. Karta o dwóch użyciach ma po wierszu na każde z nich.

## Karty akcji

card-bard = Bard
    .text =
        Dobierz 1 kartę eposu.
        Albo po twoim manewrze, który usunął co najmniej 1 klan przeciwnika: zyskaj 1 wyczyn.
card-citadel = Cytadela
    .text = Zbuduj 1 cytadelę na terenie, na którym masz klan. Następnie weź jego kartę przewagi, gdziekolwiek jest, chyba że już ją zagrano w tej porze roku.
card-conquest = Podbój
    .text = Wybierz teren. Przemieść na niego dowolną liczbę swoich klanów z sąsiednich terenów.
card-craftsmen_peasants = Rzemieślnicy i chłopi
    .text = Na każdym terenie, na którym masz klan, możesz umieścić do 1 klanu za każdą tamtejszą cytadelę. Stolica się liczy.
card-druid = Druid
    .text = Przejrzyj odrzucone karty akcji i weź 1 z nich. Druid nie może być twoją ostatnią kartą akcji.
card-emissaries = Posłańcy
    .text = Przemieść dokładnie 1 swój klan na sąsiedni teren. Bez konfliktu.
card-exploration = Eksploracja
    .text = Bran wybiera miejsce, które styka się z co najmniej 2 terenami. Dobierz nowy teren, połóż go tam i umieść na nim 1 klan.
card-festival = Święto
    .text = Na terenie z miejscem kultu, na którym masz klan, umieść 1 klan i żeton święta. Do końca pory roku każdy, kto wywoła tam konflikt, najpierw traci tam 1 swój klan.
card-geis = Geis
    .text = Gdy przeciwnik zagrywa kartę akcji: zignoruj jej działanie.
card-master_craftsman = Mistrz rzemiosła
    .text =
        Odrzuć 1 inną kartę dowolnego rodzaju, jeśli możesz, a potem dobierz 1 kartę eposu.
        Albo po zagraniu przez ciebie karty eposu: zamiast ją odrzucać, daj ją innemu graczowi i zyskaj 1 wyczyn.
card-migration = Migracja
    .text = Wybierz teren. Przemieść z niego co najmniej 1 swój klan na jeden lub kilka sąsiednich terenów.
card-new_alliance = Nowy sojusz
    .text = Na terenie, na którym masz klan, umieść 1 klan albo zastąp swoim klanem 1 klan przeciwnika, który ma tam co najmniej 2 klany. Bez konfliktu.
card-new_clans = Nowe klany
    .text = Umieść 2 klany, razem lub osobno, na terenach, na których masz klan.
card-raid = Napaść
    .text = Po twoim ataku: weź losowo 1 kartę akcji zaatakowanego gracza. Jeśli nie ma żadnej, usuń 1 jego nieufortyfikowany klan.
card-sanctuary = Miejsce kultu
    .text = Zbuduj 1 miejsce kultu na terenie, na którym masz klan, a potem dobierz 1 kartę eposu.
card-scouts_spies = Zwiadowcy i szpiedzy
    .text = Obejrzyj wszystkie karty akcji 1 przeciwnika. Potem możesz przemieścić co najmniej 1 swój klan z jednego terenu na jeden sąsiedni.
card-warlord = Watażka
    .text =
        Wywołaj konflikt na terenie, na którym masz klan. To ty jesteś prowokatorem.
        Albo po dowolnym manewrze w konflikcie, w którym masz nieufortyfikowany klan: umieść tam 1 nieufortyfikowany klan i wybierz, kto wykona następny manewr.

## Karty przewagi

card-cove = Zatoka
    .text = Po zagraniu przez ciebie karty pory roku: weź kartę akcji odłożoną na bok, a potem odłóż na bok 1 swoją kartę akcji.
card-forest = Las
    .text = Po zagraniu przez ciebie karty eposu: dobierz 1 kartę eposu.
card-gates = Bramy Tír na nÓg
    .text = Gdy dobierasz kartę eposu z powodu Bram: dobierz 1 więcej, zatrzymaj 1, a resztę odrzuć.
card-highlands = Pogórza
    .text = Na początku konfliktu na Pogórzach: wybierz gracza, który ma tam klany. Zostaje on prowokatorem.
card-hills = Wzgórza
    .text = Gdy ktoś atakuje cię na Wzgórzach: zignoruj ten atak.
card-iron_mine = Kopalnia żelaza
    .text = Gdy atakujesz: zaatakowany gracz usuwa 1 nieufortyfikowany klan i odrzuca też 1 kartę akcji.
card-lost_vale = Zaginiona dolina
    .text = Po zagraniu przez ciebie karty pory roku: przemieść 1 dowolny klan z terenu sąsiadującego z Zaginioną doliną do niej. Bez konfliktu.
card-meadows = Błonia
    .text = Gdy dobierasz karty eposu: dobierz 1 więcej, zatrzymaj 1, a resztę odrzuć.
card-misty_lands = Mgliste krainy
    .text = Odrzuć co najmniej 1 kartę akcji. Dobierz tyle samo kart eposu, zatrzymaj 1, a resztę odrzuć.
card-moor = Wrzosowisko
    .text = W dowolnej chwili, także podczas zgromadzenia: obejrzyj karty eposu 1 przeciwnika.
card-mountains = Góry
    .text = Gdy przemieszczasz swoje klany w Góry: nie płacisz myta.
card-plains = Równiny
    .text = Przemieść co najmniej 1 swój klan z Równin na jeden lub kilka sąsiednich terenów.
card-salt_mine = Kopalnia soli
    .text = Po zagraniu przez ciebie karty pory roku: weź losowo 1 kartę akcji przeciwnika, a potem daj mu 1 swoją.
card-stone_circle = Kamienny krąg
    .text = Po zagraniu przez ciebie karty eposu, która została odrzucona: usuń 1 swój klan z Kamiennego kręgu, aby ją odzyskać.
card-swamp = Bagna
    .text = Bez efektu. Zagranie tej karty nie jest pasem.
card-valley = Dolina
    .text = Po zagraniu przez ciebie karty pory roku: umieść 1 klan na terenie, na którym masz klan.

## Karty eposu

card-balors_eye = Oko Balora
    .text = Usuń 1 dowolny klan z planszy.
card-battle_frenzy = Bitewny szał
    .text = W dowolnym konflikcie, na końcu kroku cytadel: wszystkie ufortyfikowane klany wychodzą i do końca tego konfliktu są nieufortyfikowane.
card-battle_of_moytura = Bitwa na Mag Tured
    .text = Jako manewr: przemieść do konfliktu co najmniej 1 swój klan z sąsiednich terenów, a potem umieść tam 1 nieufortyfikowany klan.
card-breas_tyranny = Tyrania Bresa
    .text = Przemieść 1 klan przeciwnika z terenu, na którym masz klan, na sąsiedni teren. Bez konfliktu.
card-cathbads_word = Przestroga Cathbada
    .text = Na początku zgromadzenia: potajemnie wybierz, która karta akcji zostanie odłożona na bok. Na koniec zgromadzenia weź ją i odłóż na bok 1 kartę akcji z ręki.
card-champions_share = Przydział czempiona
    .text = Weź kartę akcji odłożoną na bok.
card-children_of_dana = Dzieci bogini Danu
    .text = Umieść 1 klan na dowolnym terenie.
card-the_dagda = Dagda
    .text = Gdy ktoś zagrywa kartę eposu lub przewagi: zignoruj jej działanie. Ilekroć Dagda zostaje odrzucony, talię eposu i odrzucone karty eposu tasuje się w nową talię.
card-dagdas_cauldron = Kocioł Dagdy
    .text = Gdy tracisz klan w konflikcie: ta karta zbiera wszystkie klany, które tracisz w tym konflikcie, także stracone wcześniej. Na jego koniec do 3 z nich wraca tam, gdzie były; pozostałe trafiają do twojej rezerwy.
card-dagdas_club = Maczuga Dagdy
    .text =
        Gdy masz stracić klan: nie tracisz go.
        Albo gdy atakujesz: ty wybierasz, czy usunięty zostanie klan, czy odrzucona karta.
card-dagdas_harp = Harfa Dagdy
    .text = Za każdą inną kartę eposu na ręce, najwyżej 3, umieść 1 klan na terenie, na którym masz klan.
card-deirdres_beauty = Uroda Deirdre
    .text = Każdy przeciwnik ujawnia losowo 1 kartę eposu. Weź 1 z nich, pozostałe są odrzucane. Potem usuń 1 swój klan.
card-diarmuid = Diarmuid i Gráinne
    .text = Gdy tracisz klan: umieść go na innym terenie, na którym masz klan.
card-eriu = Eriu
    .text = Na każdym terenie z miejscem kultu, na którym masz klan, możesz umieścić 1 klan. Łącznie najwyżej 3 klany.
card-the_fianna = Fianna
    .text = Jako manewr: przemieść z konfliktu co najmniej 1 swój klan, nieufortyfikowany lub ufortyfikowany, na jeden sąsiedni teren. Bez konfliktu na tym terenie.
card-kernunos_sanctuary = Przybytek Cernunnosa
    .text = Na terenie bez miejsca kultu, na którym masz klan, umieść 1 klan i zbuduj 1 miejsce kultu.
card-lug_samildanach = Lug Wszechstronny
    .text = Po rozpatrzeniu karty akcji, ktokolwiek ją zagrał: weź tę kartę.
card-lugs_spear = Włócznia Luga
    .text = Na początku dowolnego konfliktu: w tym konflikcie nikt nie zagrywa kart z triskelionem.
card-maeves_wealth = Bogactwo Maeve
    .text = Każdy przeciwnik daje ci 1 wybraną przez siebie kartę akcji. Potem daj po 1 karcie akcji każdemu, od kogo ją masz.
card-manannans_horses = Konie Manannana
    .text = Przemieść do 3 swoich klanów z jednego terenu na dowolny inny.
card-the_morrigan = Morrigan
    .text = Możesz odwrócić stado wron. Możesz wywołać konflikt na dowolnym terenie i wskazać prowokatora spośród graczy, którzy mają tam klany.
card-nuada_silverhand = Nuada Srebrnoręki
    .text = Na każdym terenie, na którym jesteś wodzem, możesz umieścić 1 klan za każdego przeciwnika, który ma tam klan.
card-oenguss_ploy = Podstęp Angusa
    .text = Na koniec dowolnej tury: następna tura należy do ciebie, nawet gdyby pora roku miała się skończyć.
card-ogmas_eloquence = Elokwencja Ogmy
    .text = Jako manewr: konflikt natychmiast się kończy.
card-the_other_world = Zaświaty
    .text = Na terenie, na którym masz klan, za każde tamtejsze miejsce kultu, najwyżej 3: możesz umieścić tam 1 klan albo usunąć stamtąd 1 klan przeciwnika.
card-stone_of_fal = Kamień Fal
    .text = Umieść 2 klany na terenie ze stolicą.
card-strengs_resolve = Determinacja Strenga
    .text = Po twoim ataku, jakikolwiek był jego wynik: zyskaj 1 wyczyn.
card-tailtus_land = Ziemia Tailtiu
    .text = Dobierz 3 tereny. Połóż 1 tak, by stykał się z co najmniej 2 terenami, a pozostałe pod stosem. Możesz przemieścić na nowy teren 1 swój klan z terenu sąsiedniego.
card-tale_of_cuchulain = Opowieść o Cúchulainnie
    .text = Jako manewr, jeśli masz dokładnie 1 nieufortyfikowany klan: usuń z konfliktu 2 nieufortyfikowane klany.
card-tuans_memory = Pamięć Tuana
    .text = Dobierz 3 karty eposu, zatrzymaj 1, a pozostałe odrzuć.
