# The pages before and after a game.

## The start

web_start-lead = Become High King of the island. Play Inis in the browser, with friends or against bots.
web_start-play_now = Play now
web_start-play_busy = The table is being laid
web_start-play_note = The set-up for a first game, with two bots. No account, nothing to fill in.
web_start-ways = What you can do
web_start-current = Where you left off
web_start-way_new = New table
    .text = Choose who plays, at which pace, and invite friends by a link.
web_start-way_learn = First steps
    .text = A real game with one idea at a time beside it.
web_start-way_rules = How to play
    .text = The rules, short and with pictures.
web_start-way_cards = Cards and lands
    .text = All cards and territories, to search and to read.
web_start-way_games = My games
    .text = Go on, look back, play again.
web_start-way_watching = Open tables
    .text = Join others, or watch them play.
web_start-invited = Do you have a link?
web_start-link = Link of a table or an invitation
web_start-no_link = This is no link to a table.
web_start-unofficial = An unofficial fan project. Inis is a game by Christian Martinez, published by Matagot; everything here is drawn and written anew.
web_start-lost = Off the map
web_start-to_start = To the start

## Lists of tables

web_start-running = In play
web_start-waiting = Waiting for players
web_start-finished = Finished
web_start-no_games = You have no games yet.
web_start-older = Older games
web_start-go_on = Go on
web_start-to_table = To the table
web_start-replay = Replay
web_start-rematch = Play again
web_start-everybody = Open tables
web_start-everybody_lead = Tables that anybody may come to.
web_start-nobody_plays = No public table is open now.
web_start-to_join = To join
web_start-to_watch = To watch
web_start-join = Join
web_start-watch = Watch
web_start-your_turn = Your turn
web_start-goes_on = The game goes on
web_start-free_seats = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web_start-can_begin = All seats are taken
web_start-bot = Bot ({ $level })
web_start-bot_named = { $name } · bot ({ $level })
web_start-free = free
web_start-expected = expected
web_start-you_won = You won
web_start-won = { $name } won
web_start-nobody_won = Nobody won
web_start-abandoned = Abandoned

## A new table

web_start-new = New table
web_start-new_lead = Two to four play. Friends come by a link, bots are there at once.
web_start-who = Who plays?
web_start-players = Number of players
web_start-seat = Seat { $seat }
web_start-people = People
web_start-bots = Bots
web_start-who_me = You
    .text = This is your seat.
web_start-who_here = Somebody beside me
    .text = You share this device; hands stay hidden when it is passed on.
web_start-who_open = Whoever comes
    .text = You send the link, and the seat is for whoever comes first.
web_start-who_named = Somebody by name
    .text = The seat is kept for the account with this name.
web_start-name = Name
web_start-your_name = Your name
web_start-name_later = Without one you are a guest
web_start-guest = Guest { $number }
web_start-how = How do you play?
web_start-setup = Set-up
web_start-ordinary = Ordinary
    .text = Any territory may come at any time.
web_start-discovery = Discovery
    .text = For a first game: it begins on simple territories, and the intricate ones come last.
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
    .text = After each move there is a short pause, whoever holds an answer. Nobody can tell who could have reacted.
web_start-windows_open = Open
    .text = Only who holds an answer is asked, one after another. Quicker, but everybody sees who thinks.
web_start-door = Who may come?
web_start-visibility = Open to
web_start-visibility_link = Who has the link
    .text = Whoever knows the address of the table can come.
web_start-visibility_public = Everybody
    .text = The table is in the list of open tables.
web_start-visibility_private = Who is invited
    .text = A seat needs an invitation of its own.
web_start-spectators = Spectators
    .text = They see what everybody sees, and no hand.
web_start-rated = Rated
    .text = The game counts, and there are no hints.
web_start-open = Open the table
web_start-begin = Begin the game
web_start-flaw_no_name = A seat still needs a name of two letters or more.
web_start-flaw_twice = You can sit on one seat only; choose “Somebody beside me” for the others.

## Before the game

web_start-lobby = Before the game
web_start-agreed = Agreed
web_start-yes = yes
web_start-no = no
web_start-ready = ready
web_start-not_ready = not ready yet
web_start-be_ready = I am ready
web_start-sit = Sit here
web_start-stand = Stand up
web_start-clear = Clear the seat
web_start-put_bot = Put a bot on seat { $seat }
web_start-add_bot = Add a bot
web_start-invite = Invite
web_start-invite_all = Send this link to your friends:
web_start-invite_one = This link gives the seat to whoever uses it first. It is good for a week.
web_start-share_title = A game of Inis on Ard Rí
web_start-lacking_seats = A seat is still free.
web_start-lacking_ready = Somebody is not ready yet.
web_start-all_here = Everybody is here.
web_start-host_begins = Everybody is here; the game begins when the host says so.

## An invitation

web_start-invitation = You are invited
web_start-invitation_lead = Somebody has kept a seat at a table for you.
web_start-as = You will sit down as { $name }.
web_start-take_seat = Take the seat
web_start-too_many_windows = You have too many windows with tables open. This is one of the older ones.
