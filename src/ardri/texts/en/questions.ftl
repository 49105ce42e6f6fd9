# What a player is asked; .help explains the question.

## Setting up and the Assembly

question-capital = Where shall the Capital stand?
    .help = The Capital and a Sanctuary are built there. It counts as a Citadel, and whoever is its chieftain when an Assembly begins becomes the Brenn.
question-first_clan = Where do you place a clan?
    .help = Before the first Assembly each player places 2 clans, one at a time, in any territories.
question-draft_keep = Which card do you keep?
    .help = All players choose at the same time. Cards you do not keep go to the next player; what you keep now you may still hand on later.
question-draft_hand_on = Which card do you hand on?
    .help = All players choose at the same time. The card goes to the next player, and you get one from the player before you.
question-aside = Which Action card is set aside?
    .help = A card set aside is in nobody’s hand: it will not be played this Season, unless a card such as the Cove or The Champion’s Share fetches it.

## The Season

question-turn = It is your turn.
    .help = Play a Season card, pass, or take the Pretender token if you meet a victory condition. Passing is not final: the Season ends only when all players pass one after another. The Brenn opens the Season with a card.
question-exile = You have no clans on the board. Where does one return?
    .help = Without clans on the board you lose a Deed, if you have one, and place 2 clans in any one or two territories before your turn. No clash begins.

## Declaring and resolving a card

question-territory = Which territory?
    .help = Only territories that the card allows are offered.
question-from = From which territory?
    .help = Clans will leave this territory. Where several are possible, you name them one after another and end with “Done”.
question-to = To which territory?
    .help = Clans will go to this territory. If opposing clans are there, a clash follows, unless the card says there is none.
question-count = How many clans?
    .help = So many of your clans go.
question-count_cards = How many cards?
    .help = You discard so many Action cards, which you choose afterwards.
question-count_exposed = How many exposed clans?
    .help = Exposed clans take part in the clash; so many of yours go.
question-count_sheltered = How many sheltered clans?
    .help = Sheltered clans are in Citadels, out of the clash; so many of yours go.
question-spread = Where do you place a clan?
    .help = You place clans one at a time, in the order of the list, so several can stand together. Placing never starts a clash.
question-opponent = Which opponent?
    .help = The card affects the player you name.
question-clan = Whose clan?
    .help = The card affects a clan of the player you name.
question-which_clan = Which of your clans?
    .help = An exposed clan takes part in the clash, a sheltered one is safe in a Citadel.
question-lose_clan = From where do you remove one of your clans?
    .help = The clan goes back to your reserve.
question-site = Where shall the new territory lie?
    .help = A new territory must touch at least 2 territories in play.
question-tile = Which territory do you place?
    .help = Only you see these territories. The others go under the stack.
question-tile_under = Which territory goes under the stack first?
    .help = The one that goes under first will be drawn earlier.
question-settle_from = From where does a clan move onto the new territory?
    .help = You may move 1 of your clans from an adjacent territory, or none.
question-scouts_from = From where do clans move?
    .help = You may move clans from one territory to one adjacent territory, or none. Opposing clans there mean a clash.
question-take = Which card do you take?
    .help = The card comes into your hand.
question-give = Which card do you give?
    .help = The card goes into the other player’s hand.
question-discard = Which card do you discard?
    .help = It is discarded without effect.
question-keep_epic = Which Epic Tale do you keep?
    .help = The others are discarded face up.
question-alliance = Place a clan, or replace one?
    .help = You may replace a clan of an opponent who has at least 2 here. A replaced clan goes back to its owner; it does not count as removed.
question-other_world = Place a clan, or whose clan is removed?
    .help = For each Sanctuary here, up to 3 in all, you choose one or the other; you may also stop.
question-crows = Do the crows turn?
    .help = The turn order changes at once. If they turn, the Gates of Tír na nÓg take effect.
question-instigator = Who is the instigator?
    .help = The instigator maneuvers first and is the only one who cannot shelter clans in Citadels.

## Clashes

question-next_clash = Which clash comes next?
    .help = Your move caused several clashes. They are resolved one at a time, in the order you like.
question-shelter = Do you shelter a clan in a Citadel?
    .help = Each Citadel, and the Capital, holds 1 clan. A sheltered clan is out of the clash until it ends, and still counts for who is chieftain. You are asked again while Citadels are free and somebody takes one.
question-maneuver = Your maneuver?
    .help = Attack, withdraw, or play an Epic Tale that is a maneuver; you cannot pass. Instead you may offer a truce: if all involved players agree, the clash ends.
question-next_maneuver = Who maneuvers next?
    .help = The player you name maneuvers next, then turn order goes on from there.
question-truce = A truce is offered. Do you agree?
    .help = The clash ends at once if all involved players agree. One refusal is enough, and it goes on.
question-attacked = You are attacked. What do you give up?
    .help = Discard an Action card without effect, or remove one of your exposed clans.
question-demand = What do you demand?
    .help = With Dagda’s Club you choose what the attacked player gives up. Against an empty hand it is a clan.
question-withdraw_to = To which territory do you withdraw?
    .help = You may withdraw to adjacent territories of which you are chieftain, one or several. No clash begins there.
question-withdraw_count = How many clans withdraw there?
    .help = So many of your exposed clans go to this territory.
question-cauldron = Where does a clan return from the Cauldron?
    .help = Up to 3 of the collected clans return, each to the territory it was removed from; the rest go to your reserve.
question-toll = The Mountains take their toll. What do you give up?
    .help = Whoever’s clans are moved into the Mountains discards 1 Action card or loses 1 clan there, once for the whole move.

## Moments at which a card may be played

question-assembly_start = The Assembly begins. Do you play a card?
    .help = Cathbad’s Word can be played now, before anything else happens in the Assembly.
question-card_declared = A card is played. Do you answer it?
    .help = Now, before it has any effect, Geis can cancel an opponent’s Action card, and The Dagda an Epic Tale or an Advantage card.
question-epic_draw = You draw Epic Tales. Do you play a card?
    .help = You have seen what you drew. The Meadows or the Gates let you draw 1 more and keep 1 of all.
question-clans_arrive = Clans arrive in the Mountains. Do you play a card?
    .help = The Mountains card spares you the toll.
question-clash_start = A clash begins. Do you play a card?
    .help = Before clans shelter: Lug’s Spear bans Triskel cards, the Highlands change the instigator of a clash there.
question-citadels_end = The Citadels are manned. Do you play a card?
    .help = Battle Frenzy drives all sheltered clans out.
question-attack_performed = An attack is made. Do you play a card?
    .help = The attacker may make it worse with the Iron Mine or Dagda’s Club; the attacked player may ignore it with the Hills.
question-would_be_removed = Your clan would be removed. Do you play a card?
    .help = Dagda’s Club keeps it where it is.
question-clan_removed = Your clan is removed. Do you play a card?
    .help = Diarmuid and Gráinne place it elsewhere; in a clash Dagda’s Cauldron collects it.
question-after_maneuver = A maneuver is over. Do you play a card?
    .help = The Bard, Raid, the Warlord and Streng’s Resolve can be played now, each on its own condition.
question-before_discard = Your Epic Tale is about to be discarded. Do you play a card?
    .help = With the Master Craftsman you give it to another player instead, and gain a Deed.
question-card_finished = A card is finished. Do you play a card?
    .help = Lug Samildanach takes an Action card into your hand, whoever played it. After your Epic Tale: the Forest or the Stone Circle. After your Season card: the Cove, the Lost Vale, the Salt Mine or the Valley.
question-turn_end = A turn ends. Do you play a card?
    .help = With Oengus’s Ploy you take the next turn, even if the Season would be over.
