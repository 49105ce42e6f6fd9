# Why a card cannot be played now.

reason-not_in_hand = This card is not in your hand.
reason-silenced = Lug’s Spear was played: no Triskel cards in this clash.
reason-not_asked = You are not the one who is asked now.
reason-not_your_turn = You play Season cards on your own turn only.
reason-wrong_moment = This card is played at another moment: { $moments }.
reason-not_your_card = It follows a card that you played yourself.
reason-not_your_attack = It goes with an Attack of your own.
reason-no_clan_removed = Your maneuver removed no opposing clan.
reason-last_action_card = It cannot be your last Action card.
reason-no_action_card_of_an_opponent = It answers an Action card that an opponent plays.
reason-no_epic_or_advantage_card = It answers an Epic Tale or an Advantage card.
reason-already_cancelled = The card is cancelled already.
reason-card_is_gone = The card it would take is no longer there.
reason-not_involved = You have no exposed clan in this clash.
reason-not_your_draw = You are not the one who draws, or not there.
reason-clash_elsewhere = The clash is in another territory.
reason-not_attacked = You are not the one who is attacked.
reason-attack_ignored = The Attack is ignored already.
reason-not_your_move = It is for clans that you moved yourself.
reason-no_clan_in_the_stone_circle = You have no clan in the Stone Circle.
reason-no_clash = It is played in a clash only.
reason-not_your_clan = The clan is not yours.
reason-already_spared = The clan is spared already.
reason-present_nowhere_else = You are present in no other territory.
reason-not_exactly_one_exposed = You must have exactly 1 exposed clan in the clash.

## The moments of the game

moment-own_turn = on your own turn in the Season
moment-maneuver = as your maneuver in a clash
moment-any_time = at any time in the Season, when you are asked something
moment-assembly_start = when the Assembly begins
moment-card_declared = when a card is played
moment-epic_draw = when you draw Epic Tales
moment-clans_arrive = when clans arrive in the Mountains
moment-clash_start = when a clash begins
moment-citadels_end = when the Citadels are manned
moment-attack_performed = when an Attack is made
moment-would_be_removed = when your clan would be removed
moment-clan_removed = when your clan is removed
moment-after_maneuver = after a maneuver
moment-before_discard = when your Epic Tale is about to be discarded
moment-card_finished = when a card is finished
moment-turn_end = at the end of a turn
