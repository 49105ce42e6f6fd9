# The pages before and after a game.

## The start

web_start-lead = Become High King of the island. Play Inis in the browser, with friends or against bots.
web_start-play_now = Play now
web_start-play_busy = Preparing the table
web_start-play_note = The setup for a first game, with two bots. No account and no form needed.
web_start-ways = What you can do
web_start-current = Continue
web_start-way_new = New table
    .text = Choose who plays, at which pace, and invite friends by a link.
web_start-way_learn = First steps
    .text = A real game that explains one idea at a time.
web_start-way_rules = How to play
    .text = The rules in short, with pictures.
web_start-way_puzzles = Puzzles
    .text = What would a good player do? Find the answer on the real map.
web_start-way_cards = Cards and territories
    .text = Search and read all cards and territories.
web_start-way_games = My games
    .text = Continue, replay, play again.
web_start-way_watching = Open tables
    .text = Join others, or watch them play.
web_start-invited = Do you have a link?
web_start-link = Link of a table or an invitation
web_start-no_link = This is not a link to a table.
web_start-unofficial = An unofficial fan project. Inis is a game by Christian Martinez, published by Matagot; all pictures and texts here are our own.
web_start-lost = Off the map
web_start-to_start = To the start

## Lists of tables

web_start-running = In play
web_start-waiting = Waiting for players
web_start-finished = Finished
web_start-no_games = You have no games yet.
web_start-older = Older games
web_start-more_games = More games
web_start-go_on = Continue
web_start-to_table = To the table
web_start-replay = Replay
web_start-rematch = Play again
web_start-everybody = Open tables
web_start-everybody_lead = Tables that anybody may join or watch.
web_start-nobody_plays = There are no public tables now.
web_start-to_join = To join
web_start-to_watch = To watch
web_start-join = Join
web_start-watch = Watch
web_start-your_turn = Your turn
web_start-goes_on = The game is running
web_start-waits_for = Waiting for { $names }
web_start-time_left = { $time } left
web_start-moved = last move { $when }
web_start-moved_now = last move just now
web_start-nudged = You were reminded
web_start-none_running = No game is running.
web_start-free_seats = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web_start-can_begin = All seats are taken
web_start-bot = Bot ({ $level })
web_start-bot_named = { $name } · bot ({ $level })
web_start-free = free
web_start-expected = reserved
web_start-you_won = You won
web_start-won = { $name } won
web_start-nobody_won = Nobody won
web_start-abandoned = Abandoned

## A new table

web_start-new = New table
web_start-new_lead = Two to four players. Invite friends by a link, or add bots.
web_start-new_lead_more = Two to { $most } players. Invite friends by a link, or add bots.
web_start-who = Who plays?
web_start-players = Number of players
web_start-seat_colour = Seat { $seat }: { $colour }
web_start-your_colour = Your colour
web_start-colour_a = red, circle
web_start-colour_b = blue, square
web_start-colour_c = yellow, triangle
web_start-colour_d = green, diamond
web_start-colour_e = black, star; pale at night
web_start-people = People
web_start-bots = Bots
web_start-who_me = You
    .text = This is your seat.
web_start-who_here = Somebody on this device
    .text = You share this device; hands stay hidden when you pass it on.
web_start-who_open = Anybody
    .text = Send the link; the seat goes to whoever comes first.
web_start-who_named = Somebody by name
    .text = The seat is reserved for the account with this name.
web_start-name = Name
web_start-your_name = Your name
web_start-name_later = Without a name you are a guest
web_start-guest = Guest { $number }
web_start-how = How do you play?
web_start-setup = Setup
web_start-modules = Modules of the expansion
    .text = Each alone, or in any combination. What is marked as a reading was put together from descriptions; no printed text of it is known.
web_start-module_seats = Comes with { $count } players.
web_start-module_needs = Comes with “{ $module }”.
web_start-pace = Pace
web_start-pace_none = No clock
    .text = Everybody thinks as long as they like.
web_start-pace_quick = Quick
    .text = 10 minutes each, and 15 seconds more for every question.
web_start-pace_calm = Calm
    .text = 30 minutes each, and 45 seconds more for every question.
web_start-pace_slow = Slow
    .text = A game over days: 3 days each, and 8 hours more for every question. Reactions are open.
web_start-pace_own = { $bank } min + { $increment } s
web_start-reactions = Reactions
web_start-windows_sealed = Sealed
    .text = After each move there is a short pause, whether or not anybody can react. So nobody learns who could have reacted.
web_start-windows_open = Open
    .text = Only players who can react are asked, one after another. Quicker, but everybody sees who is asked.
web_start-door = Who may come?
web_start-visibility = Open to
web_start-visibility_link = Anybody with the link
    .text = Everybody who knows the address of the table can come.
web_start-visibility_public = Everybody
    .text = The table is in the list of open tables.
web_start-visibility_private = Invited people
    .text = Each seat needs its own invitation.
web_start-spectators = Spectators
    .text = They see what everybody sees, but no hands.
web_start-strict = No help
    .text = No hints, no taking back of whole moves, and nobody plays two seats.
web_start-absence = A bot for the absent
    .text = Whoever has had no connection for 10 minutes can be replaced by a bot until they return. Otherwise everybody waits.
web_start-absence_after = after { $minutes } min
web_start-open = Open the table
web_start-begin = Begin the game
web_start-flaw_no_name = A seat needs a name of at least two letters.
web_start-flaw_twice = You can take only one seat; choose “Somebody on this device” for the others.

## Before the game

web_start-lobby = Before the game
web_start-agreed = Settings
web_start-yes = yes
web_start-no = no
web_start-ready = ready
web_start-not_ready = not ready yet
web_start-be_ready = I am ready
web_start-sit = Sit here
web_start-stand = Stand up
web_start-clear = Clear the seat
web_start-move = Move here
web_start-close = Close the table
    .text = The table is closed for everybody, and cannot be opened again.
web_start-closed = The host has closed the table
web_start-put_bot = Put a bot on seat { $seat }
web_start-add_bot = Add a bot
web_start-invite = Invite
web_start-invite_all = Send this link to your friends:
web_start-invite_one = This link gives the seat to whoever uses it first. It is valid for a week.
web_start-share_title = A game of Inis on Ard Rí
web_start-lacking_seats = A seat is still free.
web_start-lacking_ready = Somebody is not ready yet.
web_start-all_here = Everybody is here.
web_start-host_begins = Everybody is here; the host starts the game.

## An invitation

web_start-invitation = You are invited
web_start-invitation_lead = Somebody has reserved a seat at a table for you.
web_start-as = You will play as { $name }.
web_start-take_seat = Take the seat
web_start-too_many_windows = You have too many windows with tables open. This older one was disconnected.
