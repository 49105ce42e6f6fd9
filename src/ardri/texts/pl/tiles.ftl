# Tereny; .text to własna zasada terenu, jeśli ją ma.

tile-cove = Zatoka
tile-forest = Las
tile-gates = Bramy Tír na nÓg
    .text = Wchodzi do gry z miejscem kultu. Gdy zmienia się kierunek tur, każdy gracz, który ma tu klan, traci tu 1 klan i dobiera 1 kartę eposu.
tile-highlands = Pogórza
tile-hills = Wzgórza
tile-iron_mine = Kopalnia żelaza
tile-lost_vale = Zaginiona dolina
tile-meadows = Błonia
tile-misty_lands = Mgliste krainy
tile-moor = Wrzosowisko
tile-mountains = Góry
    .text = Gdy ktoś przemieszcza tu klany, ich właściciel odrzuca 1 kartę akcji albo traci tu 1 klan.
tile-plains = Równiny
tile-salt_mine = Kopalnia soli
tile-stone_circle = Kamienny krąg
    .text = Wchodzi do gry z miejscem kultu.
tile-swamp = Bagna
    .text = Nie mogą tu stać cytadele ani stolica.
tile-valley = Dolina
