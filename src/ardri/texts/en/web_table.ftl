# The table in the browser.

web_table-title = The table
web_table-page = Ard Rí
web_table-page_your_turn = Your choice – Ard Rí
web_table-status = What to do now
web_table-announcements = Announcements
web_table-players = Players
web_table-side = Story and chat
web_table-supplies = On the table

## The connection

web_table-lost = Reconnecting …
web_table-back_again = Connected again.
web_table-watching = You are watching

## The status line

web_table-confirm = Confirm
web_table-confirm_question = Do you confirm this?
web_table-confirm_what = Confirm: { $what }?
web_table-back = Back
web_table-idle = { $card } would change nothing. Play it all the same?
web_table-idle_confirm = Play without effect
web_table-outcome = What follows, unless somebody answers
web_table-outcome_lead = You become chieftain: { $territory }.
web_table-outcome_lose = You are no longer chieftain: { $territory }.
web_table-outcome_other = { $seat } becomes chieftain: { $territory }.
web_table-outcome_left = { $territory }: { $count ->
        [0] none of your clans stays
        [one] { $count } of your clans stays
       *[other] { $count } of your clans stay
    }.
web_table-outcome_clash = A clash begins: { $territory }, against { $seats }.
web_table-how_many = How many
web_table-bot_plays_you = A bot plays for you.
web_table-return = Play yourself again
web_table-not_again = Do not ask again this turn
web_table-seconds_left = { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }

## Plans

web_table-need = { $least } to { $most } in all.
web_table-need_exactly = { $count } in all.
web_table-times = { $option } × { $count }
web_table-plan_left = { $count ->
        [one] { $count } clan left
       *[other] { $count } clans left
    }
web_table-plan_count = { $territory }: { $count ->
        [one] { $count } clan
       *[other] { $count } clans
    }
web_table-plan_less = One clan less: { $territory }
web_table-plan_more = One clan more: { $territory }

## Sheets over the island

web_table-show = Show again
web_table-see_island = See the island
web_table-draft_from = from { $seat }
web_table-draft_to = to { $seat }
web_table-draft = The draft: { $count ->
        [one] { $count } card stays with you
       *[other] { $count } cards stay with you
    }
web_table-draft_kept = you keep it
web_table-draft_passed = goes on
web_table-draft_chosen = Kept: { $kept } of { $count }
web_table-draft_confirm = Keep: { $cards }
web_table-draft_choose = { $count ->
        [one] Choose { $count } card
       *[other] Choose { $count } cards
    }
web_table-draft_waiting = You have chosen. The others are still thinking.
web_table-draft_change = Change my choice

## Alarms: what may soon end the game

web_table-alarm_title = What may soon end the game
web_table-alarm_now = If the Season ended now: { $end }.
web_table-alarm_pass = If you pass, the Season ends.
web_table-alarm_pass_ends = If you pass, the Season ends: { $end }.
web_table-alarm_other = If { $seat } passes, the Season ends.
web_table-alarm_pretender = { $seat } has a Pretender token.
web_table-alarm_wins = { $seat } wins
web_table-alarm_you = you win
web_table-alarm_several = { $seats } win together
web_table-alarm_nobody = nobody wins, and the game is over
web_table-alarm_would_win = would win now
web_table-pass_really = Really pass? The Season ends: { $end }.
web_table-pass_confirm = Pass all the same

## Clashes

web_table-clash = Clash: { $territory }
web_table-clash_active = maneuvers
web_table-clash_attack = attacks
web_table-clash_withdraw = withdraws
web_table-clash_epic = plays an Epic Tale
web_table-clash_attacked = is attacked
web_table-clash_instigator = instigator
web_table-clash_exposed = exposed clans
web_table-clash_sheltered = sheltered clans
web_table-clash_citadels = Citadels free: { $free } of { $all }
web_table-clash_no_citadels = No Citadels here
web_table-clash_silent = Lug’s Spear: no Triskel cards.
web_table-clash_signal = would agree to a truce
web_table-clash_would = I would agree to a truce

## Players

web_table-explain = Explain the question
web_table-chat_said = { $name } says: { $text }
web_table-unread = { $count ->
        [one] { $count } new line in the chat
       *[other] { $count } new lines in the chat
    }
web_table-thinking = choosing
web_table-turn = their turn
web_table-your_turn = your turn
web_table-about = About { $seat } and all players
web_table-bot = bot
web_table-away = away: a bot plays
web_table-resigned = given up: a bot plays
web_table-gave_up = gave up
web_table-gave_up_bot = gave up; a bot played on
web_table-gone = offline
web_table-gone_for = offline, { $time }
web_table-others = Players
web_table-nudge = Remind { $seat }
web_table-nudge_done = { $seat } is reminded that the game waits.
web_table-nudged_by = { $seat } reminds you: the game waits for you.
web_table-relieve = Let a bot play for { $seat }
web_table-relieve_from = A bot may play for { $seat } from { $time } on.
web_table-clock = Time
web_table-track = { $track }: { $count } of 6, and { $deeds ->
        [one] { $deeds } Deed
       *[other] { $deeds } Deeds
    }

## On the table

web_table-tab_story = Story
web_table-tab_chat = Chat
web_table-tab_table = Table
web_table-left_sanctuaries = Sanctuaries in the supply
web_table-left_citadels = Citadels in the supply
web_table-left_tiles = Territories in the stack
web_table-left_epics = Epic Tales in the pile
web_table-action_discard = Action cards in the discard
web_table-in_play = Being played:
web_table-revealed = Revealed:
web_table-epic_discard = Discarded Epic Tales: { $count }
web_table-face_up = Advantage cards on the table: { $count }
web_table-face_down = Advantage cards played: { $count }

## What else can be done

web_table-undo = Take back
web_table-undo_none = Nothing can be taken back now: what was drawn or shown, and what others may have answered, stays.
web_table-rewind = Take back the move
    .text = Your whole last move, and what the bots did since. The game then counts as practice.
web_table-reset = The whole turn
web_table-hint = Hint
web_table-result = The result
web_table-menu = At this table
web_table-orders = Standing orders
web_table-orders_help = What to do with a card whenever it can be a reaction. Nobody sees your orders.
web_table-orders_none = No card in your hand can be a reaction.
web_table-order_of = Order for { $card }
web_table-order_ask = Ask me
web_table-order_never = Never play it
web_table-order_always = Always play it
web_table-eyes = See the table as
web_table-spectators = Spectators
web_table-leaving = Leave
web_table-leave = Let a bot play for me
web_table-vote = Abandon the game
web_table-vote_no = Go on with the game
web_table-resign = Give up
web_table-resign_really = Give up for good
web_table-leaving_help = You can take over from the bot at any time. The game is abandoned when all players agree.
web_table-resign_help = If you give up, a bot plays your seat to the end.
web_table-resign_help_two = If you give up, you lose: the other player wins at once.
web_table-keys = Keys
web_table-keys_help = Tab and the arrow keys move the focus, Enter selects. 1 to 9: the buttons of the status line. C: confirm. Esc: one step back. U: undo. H: hint. R: repeat the last announcements. T: the table as text. ?: rules and icons.
web_table-curtain = Pass the device to { $seat }
web_table-curtain_ready = I am ready, show my cards

## What happens beside the game

web_table-notice_fault = The program failed. The last choice does not count: please choose something else.
web_table-notice_undone = { $seat } takes a choice back.
web_table-notice_left = { $seat } has left; a bot plays on.
web_table-notice_timed_out = The time of { $seat } is up; a bot plays on.
web_table-notice_relieved = { $seat } is gone; a bot plays on until they return.
web_table-notice_returned = { $seat } is back.
web_table-notice_resigned = { $seat } gives up; a bot plays on.
web_table-notice_replaced = The bot of { $seat } failed; a simpler one plays on.

## What is special about a table

web_table-mark_seed = Somebody chose the seed of this game, and may know what will come.
web_table-mark_entropy = Somebody chose their contribution to the seed instead of leaving it to chance.
web_table-mark_position = This game began from a position that somebody chose.
web_table-mark_rhythm = Somebody chose the length of the pauses at this table.
web_table-mark_shared = One person plays several seats.
web_table-mark_read = An operator of the server has read this running game, with all its secrets.
web_table-mark_practice = In this game whole moves were taken back, for practice.
