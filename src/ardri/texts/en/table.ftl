# What lies on the table, headings, counted things and the result.

language = English

## Editions

edition-base = Standard
    .text = Any territory can come at any time.
edition-discovery = Discovery
    .text = For a first game: simple territories first, complex ones last.

## Modules of the expansion

reading-mark = A reading, not a printed rule: { $rulings }.

## Counted things; .object stands after a verb

count-action = { $count ->
        [one] { $count } Action card
       *[other] { $count } Action cards
    }
    .object = { $count ->
        [one] { $count } Action card
       *[other] { $count } Action cards
    }
count-advantage = { $count ->
        [one] { $count } Advantage card
       *[other] { $count } Advantage cards
    }
    .object = { $count ->
        [one] { $count } Advantage card
       *[other] { $count } Advantage cards
    }
count-epic = { $count ->
        [one] { $count } Epic Tale
       *[other] { $count } Epic Tales
    }
    .object = { $count ->
        [one] { $count } Epic Tale
       *[other] { $count } Epic Tales
    }
count-card = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-clan = { $count ->
        [one] { $count } clan
       *[other] { $count } clans
    }
count-territory = { $count ->
        [one] { $count } territory
       *[other] { $count } territories
    }
count-deed = { $count ->
        [one] { $count } Deed
       *[other] { $count } Deeds
    }
count-condition = { $count ->
        [one] { $count } victory condition
       *[other] { $count } victory conditions
    }
count-citadel = { $count ->
        [one] { $count } Citadel
       *[other] { $count } Citadels
    }
count-sanctuary = { $count ->
        [one] { $count } Sanctuary
       *[other] { $count } Sanctuaries
    }
count-player = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

## Cards: decks, kinds of use, icons, and where cards lie

deck-action = Action cards
    .short = Action
deck-advantage = Advantage cards
    .short = Advantage
deck-epic = Epic Tales
    .short = Epic

use-season = Season
use-triskel = Triskel

icon-recruit = Recruit
icon-move = Move
icon-build = Build
icon-clash = Clash

zone-hand = the hand of { $seat }
zone-put_away = the cards put away by { $seat }
zone-drawn = the cards drawn by { $seat }
zone-drawn_again = the cards drawn by { $seat }
zone-before = the cards in front of { $seat }
zone-undealt = the undealt Action cards
zone-set_aside = the card set aside
zone-action_discard = the Action discard
zone-epic_pile = the pile of Epic Tales
zone-epic_discard = the Epic Tale discard
zone-revealed = the revealed Epic Tales
zone-face_up = the table
zone-face_down = the played Advantage cards
zone-in_play = the cards being played
zone-box = the box

## The board

building-capital = Capital
building-citadel = Citadel
building-sanctuary = Sanctuary

crows-clockwise = clockwise
crows-counterclockwise = counter-clockwise

phase-setup = Setting up
phase-assembly = Round { $round }, Assembly
phase-season = Round { $round }, Season
phase-over = The game is over

table-territory = Territory
table-clans = Clans
table-chieftain = Chieftain
table-buildings = Buildings
table-card = Card
table-neighbours = Neighbours
table-festival = Festival
table-card_open = on the table
table-card_played = played
table-card_none = none

## Players

table-player = Player
table-you = you
table-brenn = Brenn
table-pretender = Pretender
table-reserve = Reserve
table-deeds = Deeds
table-conditions = Met

track-leadership = Leadership
    .text = Opposing clans in territories where you are chieftain
track-religion = Religion
    .text = Sanctuaries in territories where you are present
track-land = Land
    .text = Territories where you are present

## Cards and piles

table-hand = Your hand
table-no_cards = no cards
table-put_away = Put away: { $cards }
table-named = Named so far: { $cards }
table-draft = { $count ->
        [one] Which card do you keep?
       *[other] Which { $count } cards do you keep?
    }
table-crows = The crows fly { $direction }
table-tiles = Territories in the stack: { $count }
table-epic_pile = Epic Tales in the pile: { $count }
table-action_discard = Action cards in the discard: { $count }
table-epic_discard = Epic Tale discard: { $cards }
table-before = In front of { $seat }: { $cards }

## What is going on

doing-play = { $seat }: { $card }
doing-clash_course = clash in { $territory } ({ $sides })
doing-attack = { $seat } attacks { $target }
doing-removal = { $seat } loses a clan in { $territory }
doing-toll = { $seat } enters the Mountains
doing-draw = { $seat } draws Epic Tales

side-exposed = { $seat } { $exposed }
side-sheltered = { $seat } { $exposed } + { $sheltered } sheltered

waiting-seats = Waiting for { $seats }
waiting-draft = All players choose cards in the draft
waiting-reactions = Waiting for possible reactions

## The result

result-you = You win with { $conditions } ({ $reason }).
result-winner = { $seat } wins with { $conditions } ({ $reason }).
result-you_resigned = You win: { $reason }.
result-winner_resigned = { $seat } wins: { $reason }.
result-nobody = Nobody wins: { $reason }.
result-several = { $seats } win together: { $reason }.

won_by-conditions = the most conditions among the Pretenders
won_by-brenn = the Brenn wins among tied Pretenders
won_by-round_limit = the agreed number of rounds is over
won_by-resigned = the other player gave up
