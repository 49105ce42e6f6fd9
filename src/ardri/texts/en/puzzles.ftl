# Puzzles: what they are called, why the solution is right, and what is said around them.
# $b, $c and $d are the names of the other players.

theme-token = The Pretender token
theme-victory = Your victory
theme-season = How a Season ends
theme-stop = Another’s victory
theme-geis = Geis and The Dagda
theme-clash = Clashes
theme-truce = Truces
theme-deeds = Deeds
theme-draft = The draft
theme-brenn = The Brenn
theme-modules = Modules

## Solving

solve-welcome = { $total } positions with a question each: what would a good player answer? “help” lists all commands.
solve-heading = Puzzle { $number }: { $title }
solve-theme = Theme: { $theme }.
solve-look_ahead = Think several moves ahead.
solve-right = Right: { $option }
solve-wrong = Wrong: { $option }. Try again, or type { $solution } or { $skip }.
solve-solution = The solution: { $options }
solve-next = Enter: the next puzzle; { $quit }: stop:
solve-left = You leave the puzzles.
solve-count = Solved: { $count } of { $total }.
solve-count_ahead = Of those that need several moves: { $count } of { $total }.
solve-all = You have solved all puzzles. Name one to see it again.
solve-ahead = several moves
solve-unknown = There is no puzzle “{ $name }”; --list shows them all.
solve-near = There is no puzzle “{ $name }”. Similar names: { $puzzles }.
solve-several = “{ $name }” matches several puzzles: { $puzzles }.
solve-no_number = There is no puzzle { $number }: the numbers go from 1 to { $most }.

## The puzzles

puzzle-six_territories_are_claimed = Six territories
    .why = You meet a condition now and may not on your next turn. The token stays with you whatever { $b } does, and both your cards are left to defend what you hold.

puzzle-a_tie_that_the_brenn_wins = Two claims
    .why = { $b } wins if you let the Season end. With the token you meet as many conditions, and in a tie the Brenn wins: that will be you, since you lead in the Capital.

puzzle-the_last_turn_to_claim = Everybody else has passed
    .why = If you pass, the Season is over, and without a token nobody can win. Take it: { $b } must act now, or you win with the next pass.

puzzle-a_tie_stops_it = A crown for two
    .why = You cannot take { $b }’s Sanctuaries, but you can meet as many conditions. { $c } will be the Brenn and is no Pretender, so a tie is won by nobody and the game goes on.

puzzle-the_token_can_wait = Two conditions to one
    .why = { $b } meets two conditions, you meet one: a token alone loses. Both hang on one clan in the Meadows; remove it before it gets company, and claim afterwards.

puzzle-the_sixth_territory_is_near = Five territories
    .why = Migration brings a clan from the Forest to the empty Moor: the sixth territory, without a clash.

puzzle-and_that_is_where_the_clan_goes = Out of the Forest
    .why = Only the Moor is new to you and empty. Elsewhere you are present already, and in the Swamp three clans wait for yours.

puzzle-a_messenger_needs_no_sword = Strong neighbours
    .why = The sixth territory is next door, but others hold it. Emissaries let one clan walk in without a clash; Migration would start a fight against far stronger sides.

puzzle-the_sixth_sanctuary = Five Sanctuaries
    .why = Build the sixth: the condition is met at once, and you draw an Epic Tale besides.

puzzle-a_sanctuary_for_oneself = Where to build
    .why = You are present in both places, but in the Plains { $b } is too. In the Hills the Sanctuary is yours alone.

puzzle-a_clan_that_makes_the_chieftain = Four clans follow you
    .why = In the Cove you tie. One clan more makes you its chieftain and the two opposing clans there count: six in all.

puzzle-two_conditions_beat_one = One condition each
    .why = In a tie { $b } wins, who leads in the Capital. The sixth Sanctuary is your second condition, and two beat one.

puzzle-clans_first_then_the_way = A clan in each
    .why = With single clans Migration only moves you about. New Clans first, beside the Moor; then one of them crosses over and five territories become six. { $b } has no cards to interfere.

puzzle-room_for_one_more = Before the Migration
    .why = The clan is to go on to the empty Moor with Migration next turn, so it must stand beside it: in the Forest or in the Valley.

puzzle-the_druid_fetches_it = What lies in the discard
    .why = { $b } holds no cards, so Sanctuary lies in the discard. The Druid fetches it and the sixth Sanctuary follows; play Festival first, and the Druid is your last card and cannot be played.

puzzle-and_this_is_what_he_brings = The Druid’s choice
    .why = You have five Sanctuaries and all the time in the world: { $b } holds no cards. Take the card that builds the sixth.

puzzle-the_walls_win_a_card = Where the walls rise
    .why = A Citadel in the Plains takes their card out of { $b }’s hand. Played next turn, it leads a clan from the Plains to the empty Moor: six territories.

puzzle-the_last_pass_wins = Your turn, Pretender
    .why = { $b } has passed. If you pass too, the Season ends, and you are the only Pretender with a condition: you win.

puzzle-never_pass_into_defeat = One card left
    .why = A pass ends the Season, and { $b } wins. Whatever you play, the Season goes on, and an Epic Tale may help.

puzzle-the_season_must_not_end = All have passed
    .why = Without Oengus’s Ploy the Season is over and { $b } wins. With it you take one more turn, and Balor’s Eye is in your hand.

puzzle-cards_do_not_keep = A quiet end
    .why = { $b } and { $c } have passed, and nobody is a Pretender. If you pass, the Season ends and your Action cards are gone: play them first.

puzzle-one_clan_carries_the_victory = Six Sanctuaries of another
    .why = { $b } wins when the Season ends, but at three of the six Sanctuaries stands a single clan. Balor’s Eye removes it.

puzzle-and_the_eye_falls_on_it = The eye opens
    .why = In the Hills { $b } has one clan and three Sanctuaries: without it only three are left. In the Cove two clans would remain.

puzzle-a_chieftain_is_replaced = Six clans follow another
    .why = { $b } leads two territories by one clan each. New Alliance replaces a clan of { $b } by one of yours: in that territory you become chieftain, and { $b } is down to three.

puzzle-and_not_only_outnumbered_by_one_less = The shape of an alliance
    .why = Four against three: with one clan more you tie, with one replaced it is four against three for you.

puzzle-a_tie_is_enough = A chieftain by two clans
    .why = { $b } leads the Hills with three clans against your one. New Clans, both in the Hills, make it three all: nobody leads there, and { $b } loses three of six.

puzzle-a_march_on_the_lone_clan = A Pretender without cards
    .why = { $b } cannot pay for a blow. March into the Hills, where one clan stands: your first attack removes it, and with it the sixth territory.

puzzle-geis_against_the_winning_card = A sixth stone is laid
    .why = With this Sanctuary { $b } has six and wins when the Season ends. It is what Geis was kept for.

puzzle-geis_is_too_good_for_a_bard = The Season has just begun
    .why = A Bard brings one Epic Tale. { $b } has four more cards, and some of them will hurt you more: keep Geis for those.

puzzle-let_them_fight = Somebody else’s quarrel
    .why = { $b } and { $c } will weaken each other at no cost to you, and nobody is near a victory. Keep Geis for what is aimed at you.

puzzle-geis_for_ones_own_victory = Four march on one
    .why = You win when the Season ends, unless you lose one of six territories. Four clans against one take it: forbid the march.

puzzle-geis_does_not_keep = The last card
    .why = It is { $b }’s last Action card. Geis is discarded when the Season ends, so it will never do more than now.

puzzle-the_dagda_against_the_winning_tale = Children of Dana
    .why = A clan in the Plains is { $b }’s sixth territory, and { $b } is a Pretender. The Dagda undoes the Tale.

puzzle-the_dagda_for_ones_own_victory = The eye looks at you
    .why = Without the clan in the Hills you have five territories. You are the Pretender who wins when the Season ends: nothing better will come for The Dagda.

puzzle-the_dagda_is_kept_for_more_than_a_trifle = The Champion’s Share
    .why = One card more for { $b } is a trifle. The Dagda stays in your hand from Season to Season, until a Tale comes that decides something.

puzzle-a_clash_that_cannot_be_won = One among five
    .why = Your one clan stands among five of { $b }, who has four cards. A clash there costs you the clan; play anything else.

puzzle-the_festival_costs_a_clan = A place to conquer
    .why = In the Hills the Festival takes one of your clans before a blow is struck, and in the Valley { $b } is ready to fight. The Moor is empty and gives you a new territory.

puzzle-the_last_clan_of_the_pretender = Face to face
    .why = { $b } cannot pay with a card: the attack removes the clan, and with it three Sanctuaries and the victory. Peace would leave { $b } the winner.

puzzle-the_one_to_strike = Three opponents
    .why = { $c } is the Pretender, and has one clan here and no card to pay with. { $b } and { $d } win nothing by being here.

puzzle-the_warlord_strikes_twice = One blow is struck
    .why = The Warlord adds a clan and lets you strike again: { $b }’s last clan falls without an answer. If you wait, you are attacked, and have to pay with the Warlord or with your clan.

puzzle-a_raid_on_an_empty_hand = The hand is empty
    .why = { $c } has no card to be taken, so the Raid removes the last clan here, and with it three of six Sanctuaries.

puzzle-behind_the_walls = Three march on one
    .why = In the Citadel the clan is out of the clash, and you keep the territory. Outside it falls, or costs you your card.

puzzle-and_the_second_one_too = One is inside
    .why = There is a second Citadel. With both clans inside nobody is left to attack, and both come out unhurt.

puzzle-a_card_for_the_clan_that_wins = The sixth territory is attacked
    .why = The clan is your sixth territory and you are a Pretender. No card in your hand is worth as much.

puzzle-not_the_card_that_wins = What to pay with
    .why = The clan holds two of your five Sanctuaries, and the card Sanctuary builds the sixth. Pay with Festival.

puzzle-home_is_next_door = No truce
    .why = Seven clans with a full hand against what you have left: every blow costs you a clan. In the Plains next door you are chieftain, and there your clans are safe.

puzzle-peace_against_the_odds = A hand is offered
    .why = One clan without a card against four with three: the next blow removes you from the Hills. Peace lets you stay.

puzzle-peace_keeps_the_crown = An unexpected guest
    .why = You win when the Season ends, as long as your clan in the Hills lives. Peace keeps it there; a fight can only lose it.

puzzle-no_peace_for_the_victor = A Pretender asks for peace
    .why = { $b } has one clan here and no card to pay with, and holds three of six Sanctuaries by it. Refuse, and your next blow takes the victory away.

puzzle-no_truce_for_the_sixth_territory = Peace, says the newcomer
    .why = With this clan { $d } has six territories and wins. { $d } has no cards left: after the refusal a single blow of yours removes it.

puzzle-a_truce_costs_nothing = A guest among four
    .why = Your clan is where you wanted it, in a sixth territory, and you are the weakest here. Ask for peace first: if somebody refuses, you have lost nothing by it.

puzzle-the_bard_sings_of_it = A clan has fallen
    .why = A Deed stays for the whole game and counts for any condition. The Bard wins it only now, after your maneuver removed a clan.

puzzle-a_deed_makes_six = Five territories and a song
    .why = Start a clash in the Hills: { $b } cannot pay, the clan falls, and the Bard makes a Deed of it, the sixth for your five territories. Played as a Season card, the Bard is gone.

puzzle-a_blow_is_a_deed = The blow was paid for
    .why = Streng’s Resolve asks for an attack, not for a fallen clan. The Deed makes five territories count as six.

puzzle-a_gift_is_a_deed = A Tale has been told
    .why = It would be discarded. Given away it brings you a Deed, and with it five territories count as six.

puzzle-deeds_go_where_they_are_needed = Two Deeds
    .why = With a sixth Sanctuary religion needs no Deeds, and both go to your four territories: two conditions. { $b } has one, and would win a tie.

puzzle-one_sanctuary_short = Three cards, five Sanctuaries
    .why = You need one more Sanctuary, and here is the card that builds it.

puzzle-somebody_else_is_close = A neighbour with five Sanctuaries
    .why = { $b } needs one more. Geis is the card that forbids the step; the others do nothing against it.

puzzle-recruits_need_a_reserve = Twelve clans on the board
    .why = Your reserve is empty, so nobody can be recruited. Migration leads a clan to the empty Moor, your sixth territory.

puzzle-no_feast_without_a_sanctuary = No holy place of your own
    .why = Festival needs a Sanctuary where you are present, and you have none: hand it on.

puzzle-no_craftsmen_without_walls = No walls of your own
    .why = Craftsmen & Peasants recruit where Citadels stand. You are neither in the Capital nor at a Citadel: to you the card is worth nothing.

puzzle-not_to_the_one_who_waits_for_it = What to give away
    .why = { $b } has five Sanctuaries. Hand on whatever you like, but not the card that builds the sixth.

puzzle-land_for_oneself = New land
    .why = You explore, and as the Brenn you say where. Beside the Plains and the Hills only your own clans are near: the new land is yours to hold.

puzzle-land_for_others_lies_far_away = New land for another
    .why = { $b } explores, but the Brenn says where. Laid beside your clans and away from { $b }’s, it is cut off from them, and within your reach.

puzzle-the_tie_needs_the_capital = Two Pretenders
    .why = You meet one condition each, and the Brenn wins the tie. Two new clans in the Capital make you its chieftain, and the Brenn of the Assembly.

puzzle-and_that_is_where_they_stand = Where the two clans go
    .why = Three clans against two make you chieftain in the Capital, and so the Brenn who wins the tie. One alone would leave the Capital undecided, and { $b } the Brenn.

## Modules of the expansion

puzzle-a_king_is_needed = One king too many
    .why = You and { $b } tie, { $c } is the Brenn, and the people need a King: whoever ties at this Assembly wins. Your pass is the last one and ends the Season, before { $c } can do anything about it. You share the victory.

puzzle-a_fire_on_the_hill = Nothing to play
    .why = On your own turn Geis does nothing. But it is summer: at Beltane it pays for a move of up to 3 clans, and the sixth territory is next door.

puzzle-where_no_land_lies = Where no land lies
    .why = You are present in all the land around. But the Haven has a harbour, and so has Inis Mona: one of the movements of Migration may go by sea, to a sixth territory.

puzzle-an_island_out_of_the_mist = Five and no more
    .why = You are present in five territories. At this check Hy Breasil counts as a Deed: five and one are six.
