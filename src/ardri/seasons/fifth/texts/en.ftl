# The fifth player: the modules, the four Action cards, the Fili token, questions, options and events.

module-fifth = The fifth player
    .text = A fifth seat, and four more Action cards that are used with five players.
module-fili-turn = Fili until your next turn
    .text = The other reading of the Fili card: the token leaves when the next turn of whoever played it begins.

lesson-fifth =
    With five players there are four more Action cards. Clans Harmony rewards territories that you share with others, and The King and the Land makes something of your Advantage cards.
    Fili keeps every clash out of a territory until the Season ends. With Coalition an opponent may march beside you, and then neither of you attacks the other.

rules-fifth = The fifth player
    .text =
        Five play with twelve more clans, a fifth Pretender token and 21 Action cards. These are the cards for four players and four more: Clans Harmony, Coalition, Fili, The King and the Land. One is set aside and each player is dealt 4, in a single draft. Five territories begin the game. With fewer players the four cards stay in the box. With five, it is best to play with “We want a King!” as well.

        A territory is shared where two or more players are present.

        In the clash of a Coalition neither of the two allies may shelter a clan or attack the other. That goes for Attacks alone: Epic Tales do what they say. An ally who may attack nobody may hold back instead of a maneuver. If nobody at all may attack anybody, the clash ends with that. A partner who moved no clan along is not bound.

        As long as the Fili token is in a territory no clash can begin there, neither by a move nor by a card. Clans may move there as usual. When the Season ends, the token is taken off the board.

lesson-fili-turn =
    The Fili leaves when the next turn of whoever played the card begins: make use of the peace before that.

rules-fili-turn = Fili until your next turn
    .text =
        Nobody has told us for sure how long the Fili stays. In this reading it leaves when the next turn of whoever played the card begins, and at the latest when the Season ends. Without this module it stays until the Season ends, whoever sent it.

## The Action cards

card-clans_harmony = Clans Harmony
    .text = Place 1 clan in each shared territory where you are present; you may leave some of them out. Or place 1 clan in 1 territory where you are present.
card-coalition = Coalition
    .text = Choose a shared territory where you are present, an opponent who is present there, and an adjacent territory. Move 1 or more of your clans there; the opponent may move any number along. You are the instigator. In the clash neither of you may shelter clans or attack the other.
card-fili = Fili
    .text = Put the Fili token into any shared territory. No clash can begin there until the Season ends. Clans may move there.
card-the_king_and_the_land = The King and the Land
    .text = Discard 1 of your Advantage cards and draw 1 Epic Tale, or give 1 of your Advantage cards to another player who is present in its territory: you gain 1 Deed, and that player may place 1 clan there.

## The token

marker-fili = The Fili token
    .text = No clash can begin in this territory until the Season ends. Clans may move there.
    .here = Fili
    .sign = F
marker-fili_host = Whose Fili it is
    .text = The Fili leaves when the next turn of this player begins.

## Questions

question-clans_harmony = In which territory do you place a clan?
    .help = Name a territory for a single clan, or say that you place one in each shared territory, or in some of them. Placing never starts a clash.
question-partner = Who may come along?
    .help = The player you name may move clans along. In the clash neither of you may shelter clans or attack the other.
question-go_along = How many of your clans go along?
    .help = With at least one you are an ally: in the clash that follows you may neither shelter clans nor attack the player who leads, and that player may not attack you. With none you stay free.
question-king_and_land = Do you discard an Advantage card, or give one away?
    .help = For a discarded card you draw 1 Epic Tale. For one that you give to a player who is present in its territory you gain 1 Deed, and they may place 1 clan there.
question-give_land = Of which territory do you give the card away?
    .help = You hold its Advantage card, and another player is present there.
question-give_to = Who gets the card?
    .help = The player may use the card this Season, and may place 1 clan in its territory now.
question-land_clan = Do you place a clan in this territory?
    .help = You got its Advantage card, and may place 1 clan there. Placing never starts a clash.

## Options

option-shared = In shared territories
    .help = You place 1 clan in each territory that you share with other players; you name which of them.
option-hold_back = Hold back
    .help = You may attack nobody here, and let this maneuver go by. If nobody here may attack anybody, the clash ends.
option-give_away = Give one away
    .help = The card goes to another player who is present in its territory. You gain 1 Deed, and they may place 1 clan there.

## Events

event-hold_back = { $seat } holds back.
event-fili = { $seat } sends the Fili to { $territory }: no clash begins there.
event-fili_over = The Fili leaves { $territory }.
