# What happened. Where things can stand in a row, .each is one of them and .list the sentence around them.

event-assembly = Round { $round }: the Assembly meets.
event-season = Round { $round }: the Season begins.
event-turn = It is { $seat }’s turn.
event-pass = { $seat } passes.
event-brenn = { $seat } is the Brenn.
event-crows = { $direction ->
        [clockwise] The crows fly clockwise.
       *[counterclockwise] The crows fly counter-clockwise.
    }
event-pretender = { $seat } takes the Pretender token.
event-pretenders_back = The Pretender tokens go back.
event-deed = { $seat } now has { $count ->
        [one] { $count } Deed
       *[other] { $count } Deeds
    }.

event-build =
    .list = Built: { $list }.
    .each = { $building } in { $territory }
event-place =
    .list = { $seat } places { $list }.
    .each = { $count ->
        [one] { $count } clan
       *[other] { $count } clans
    } in { $territory }
event-move =
    .list = { $seat } moves { $list }.
    .each = { $count ->
        [one] { $count } clan
       *[other] { $count } clans
    } from { $from } to { $to }
event-remove =
    .list = { $seat } loses { $list }.
    .each = { $count ->
        [one] { $count } clan
       *[other] { $count } clans
    } in { $territory }
event-replace =
    .list = { $seat } replaces { $list }.
    .each = { $count ->
        [one] { $count } clan
       *[other] { $count } clans
    } of { $other } in { $territory }
event-festival = The Festival is held in { $territory }.
event-festival_over = The Festival in { $territory } is over.

event-tile =
    .list = New on the board: { $list }.
event-draw_tile =
    .list = { $seat } draws { $list }.
event-tile_under =
    .list = { $seat } puts under the stack: { $list }.

event-play = { $seat } plays { $card }.
    .list = { $seat } plays { $card }: { $list }.
event-cancel = { $card }, played by { $seat }, is cancelled.
event-look = { $seat } looks at { $zone }.
    .list = { $seat } looks at { $zone }: { $list }.

event-clash = A clash begins in { $territory }; the instigator is { $instigator }.
event-clash_over = The clash in { $territory } is over.
event-shelter = { $seat } shelters a clan.
event-attack = { $seat } attacks { $target }.
event-attack_ignored = The attack on { $target } is ignored.
event-truce_offered = { $seat } offers a truce.
event-truce_agreed = { $seat } agrees to the truce.
event-truce_refused = { $seat } refuses the truce.

event-shuffle_epics = The Epic Tales are shuffled.
event-shuffle_actions = The Action cards are shuffled.

event-over = { $winner } wins: { $won_by }.
event-over_nobody = Nobody wins: { $won_by }.
event-over_several = { $winner } win together: { $won_by }.

## Cards that go from one place to another: $giver loses them, $taker gets them

shift =
    .list = { $from } → { $to }: { $list }.
shift-deal =
    .list = { $taker } is dealt { $list }.
shift-draft =
    .list = { $giver } hands on to { $taker }: { $list }.
shift-give =
    .list = { $taker } gets from { $giver }: { $list }.
shift-discard =
    .list = { $giver } discards { $list }.
shift-discard_rest =
    .list = Discarded: { $list }.
shift-draw =
    .list = { $taker } draws { $list }.
shift-keep =
    .list = { $taker } keeps { $list }.
shift-reveal =
    .list = { $giver } reveals { $list }.
shift-take =
    .list = { $taker } takes { $list }.
shift-take_back =
    .list = { $taker } takes back { $list }.
shift-from_discard =
    .list = { $taker } takes from the discard: { $list }.
shift-from_aside =
    .list = { $taker } takes what was set aside: { $list }.
shift-aside =
    .list = { $giver } sets aside { $list }.
shift-advantages =
    .list = Advantage cards: { $list }.
    .each = { $card } to { $taker }
    .table = { $card } to the table
