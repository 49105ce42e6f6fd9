# Ce qui se trouve sur la table, les titres, ce qui se compte et le résultat.

language = Français

## Les éditions

edition-base = Ordinaire
    .text = Chaque territoire peut venir à tout moment.
edition-discovery = Découverte
    .text = Pour une première partie : on commence sur des territoires simples, les plus subtils viennent à la fin.

## Modules de l’extension

reading-mark = Une interprétation, pas une règle imprimée : { $rulings }.

## Ce qui se compte ; .object suit un verbe

count-action = { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    }
    .object = { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    }
count-advantage = { $count ->
        [one] { $count } carte Avantage
       *[other] { $count } cartes Avantage
    }
    .object = { $count ->
        [one] { $count } carte Avantage
       *[other] { $count } cartes Avantage
    }
count-epic = { $count ->
        [one] { $count } Récit épique
       *[other] { $count } Récits épiques
    }
    .object = { $count ->
        [one] { $count } Récit épique
       *[other] { $count } Récits épiques
    }
count-card = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
count-clan = { $count ->
        [one] { $count } clan
       *[other] { $count } clans
    }
count-territory = { $count ->
        [one] { $count } territoire
       *[other] { $count } territoires
    }
count-deed = { $count ->
        [one] { $count } Exploit
       *[other] { $count } Exploits
    }
count-condition = { $count ->
        [one] { $count } condition de victoire
       *[other] { $count } conditions de victoire
    }
count-citadel = { $count ->
        [one] { $count } Citadelle
       *[other] { $count } Citadelles
    }
count-sanctuary = { $count ->
        [one] { $count } Sanctuaire
       *[other] { $count } Sanctuaires
    }
count-player = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }

## Les cartes : paquets, usages, icônes, et où elles se trouvent

deck-action = Cartes Action
    .short = Action
deck-advantage = Cartes Avantage
    .short = Avantage
deck-epic = Récits épiques
    .short = Récit

use-season = Saison
use-triskel = Triskel

icon-recruit = Recrutement
icon-move = Déplacement
icon-build = Construction
icon-clash = Conflit

zone-hand = la main du joueur { $seat }
zone-put_away = les cartes réservées du joueur { $seat }
zone-drawn = les cartes piochées par { $seat }
zone-drawn_again = les cartes piochées par { $seat }
zone-before = les cartes posées devant { $seat }
zone-undealt = les cartes Action non distribuées
zone-set_aside = la carte mise de côté
zone-action_discard = la défausse des cartes Action
zone-epic_pile = la pioche des Récits épiques
zone-epic_discard = la défausse des Récits épiques
zone-revealed = les Récits épiques révélés
zone-face_up = la table
zone-face_down = les cartes Avantage jouées
zone-in_play = les cartes en train d’être jouées
zone-box = la boîte

## Le plateau

building-capital = Capitale
building-citadel = Citadelle
building-sanctuary = Sanctuaire

crows-clockwise = dans le sens horaire
crows-counterclockwise = dans le sens antihoraire

phase-setup = Mise en place
phase-assembly = Round { $round }, Assemblée
phase-season = Round { $round }, Saison
phase-over = La partie est terminée

table-territory = Territoire
table-clans = Clans
table-chieftain = Chef
table-buildings = Bâtiments
table-card = Carte
table-neighbours = Voisins
table-festival = Festivités
table-card_open = sur la table
table-card_played = jouée
table-card_none = aucune

## Les joueurs

table-player = Joueur
table-you = vous
table-brenn = Brenn
table-pretender = Prétendant
table-reserve = Réserve
table-deeds = Exploits
table-conditions = Remplies

track-leadership = Autorité
    .text = Clans adverses dans les territoires dont vous êtes le chef
track-religion = Religion
    .text = Sanctuaires dans les territoires où vous êtes présent
track-land = Terres
    .text = Territoires où vous êtes présent

## Cartes et piles

table-hand = Votre main
table-no_cards = aucune carte
table-put_away = Réservées : { $cards }
table-named = Déjà nommées : { $cards }
table-draft = { $count ->
        [one] Quelle carte gardez-vous ?
       *[other] Quelles { $count } cartes gardez-vous ?
    }
table-crows = Les corbeaux volent { $direction }
table-tiles = Territoires dans la pile : { $count }
table-epic_pile = Récits épiques dans la pioche : { $count }
table-action_discard = Cartes Action dans la défausse : { $count }
table-epic_discard = Défausse des Récits épiques : { $cards }
table-before = Devant { $seat } : { $cards }

## Ce qui est en cours

doing-play = { $seat } : { $card }
doing-clash_course = conflit, { $territory } ({ $sides })
doing-attack = { $seat } attaque { $target }
doing-removal = { $seat } perd un clan ({ $territory })
doing-toll = { $seat } entre dans les Montagnes
doing-draw = { $seat } pioche des Récits épiques

side-exposed = { $seat } { $exposed }
side-sheltered = { $seat } { $exposed } + { $sheltered } à l’abri

waiting-seats = On attend { $seats }
waiting-draft = Tous les joueurs choisissent leurs cartes
waiting-reactions = On attend quiconque pourrait répondre par une carte

## Le résultat

result-you = Vous gagnez avec : { $conditions } ({ $reason }).
result-winner = { $seat } gagne avec : { $conditions } ({ $reason }).
result-you_resigned = Vous gagnez : { $reason }.
result-winner_resigned = { $seat } gagne : { $reason }.
result-nobody = Personne ne gagne : { $reason }.
result-several = { $seats } gagnent ensemble : { $reason }.

won_by-conditions = le plus de conditions parmi les Prétendants
won_by-brenn = le Brenn l’emporte entre Prétendants à égalité
won_by-round_limit = le nombre de rounds convenu est atteint
won_by-resigned = l’autre joueur a abandonné
