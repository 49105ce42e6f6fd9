# Why a card cannot be played now.

reason-not_in_hand = This card is not in your hand.
reason-silenced = Lug’s Spear was played: no Triskel cards in this clash.
reason-not_asked = You are not asked now.
reason-not_your_turn = You can play Season cards only on your own turn.
reason-wrong_moment = This card is played at another moment: { $moments }.
reason-not_your_card = It can only follow a card that you played yourself.
reason-not_your_attack = It can only follow your own Attack.
reason-no_clan_removed = Your maneuver removed no opposing clan.
reason-last_action_card = It cannot be your last Action card.
reason-no_action_card_of_an_opponent = It can only answer an Action card of an opponent.
reason-no_epic_or_advantage_card = It can only answer an Epic Tale or an Advantage card.
reason-already_cancelled = The card is already cancelled.
reason-card_is_gone = The card it would take is no longer there.
reason-not_involved = You have no exposed clan in this clash.
reason-not_your_draw = You are not drawing, or not there.
reason-clash_elsewhere = The clash is in another territory.
reason-not_attacked = You are not being attacked.
reason-attack_ignored = The Attack is already ignored.
reason-not_your_move = It is only for clans that you moved yourself.
reason-no_clan_in_the_stone_circle = You have no clan in the Stone Circle.
reason-no_clash = It can only be played in a clash.
reason-not_your_clan = The clan is not yours.
reason-already_spared = The clan is already spared.
reason-present_nowhere_else = You are not present in any other territory.
reason-not_exactly_one_exposed = You must have exactly 1 exposed clan in the clash.

## The moments of the game

moment-own_turn = on your own turn in the Season
moment-maneuver = as your maneuver in a clash
moment-any_time = at any time, in the Assembly too, when you are asked something
moment-assembly_start = when the Assembly begins
moment-card_declared = when a card is played
moment-epic_draw = when you draw Epic Tales
moment-clans_arrive = when clans arrive in the Mountains
moment-clash_start = when a clash begins
moment-citadels_end = at the end of the Citadels step
moment-attack_performed = when an Attack is made
moment-would_be_removed = when your clan would be removed
moment-clan_removed = when your clan is removed
moment-after_maneuver = after a maneuver
moment-before_discard = when your Epic Tale is about to be discarded
moment-card_finished = when a card is finished
moment-turn_end = at the end of a turn
