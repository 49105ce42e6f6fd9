# Why the server refuses what somebody asks at a table, and what else it has to say.

## The table

refused-begun = The game has begun already.
refused-not_begun = The game has not begun yet.
refused-over = The game is over.
refused-not_finished = That can be seen when the game is over.
refused-not_ready = A seat is still empty, or somebody is not ready.
refused-not_host = Only whoever opened the table may do that.
refused-bad_commitment = The seed is not the one that was committed to.
refused-bad_position = No game can begin from this position.

## Seats

refused-no_seat = There is no such seat at this table.
refused-taken = This seat is taken.
refused-invited = This seat is kept for somebody else.
refused-seated = You have a seat here already, and the game is rated.
refused-put_off = Who opened the table has asked you to go. You may come back if you are invited anew.
refused-empty = Nobody sits here.
refused-not_yours = This seat is not yours.
refused-bot_plays = A bot plays this seat now.
refused-person_plays = You are playing this seat already.
refused-resigned = This seat was given up.
refused-given = You have already added something to the seed.
refused-too_long = A text has { $most ->
        [one] { $most } character
       *[other] { $most } characters
    } here at most, and at least one.

## Choices

refused-not_asked = You are not asked anything now.
refused-answered = You have answered this question already.
refused-not_the_question = This question is not open any more.
refused-no_such_option = There is nothing of this name to choose.
refused-not_offered = This cannot be chosen now.
refused-no_choice = Nothing was chosen.
refused-no_plan = A single choice is asked for, not a plan.
refused-plan_each = There is too much or too little of one thing in the plan: at least { $least }, at most { $most }.
refused-plan_in_all = The plan has { $count } in all; it needs at least { $least } and at most { $most }.
refused-beyond = Nobody can plan further than this: { $step ->
        [one] { $step } step
       *[other] { $step } steps
    }.
refused-nothing_to_take_back = There is nothing to take back.
refused-reactions = Reactions are awaited; then the game goes on.
refused-no_reactions = No reactions are awaited now.

## Other things

refused-no_such_card = There is no such card.
refused-no_reaction = This card never answers anything.
refused-no_clash = You are not in a clash now.
refused-time_left = There is time left on this clock.
refused-no_spectators = This table has no spectators.
refused-muted = You may not write here for now.

## Messages

refused-malformed = The server did not understand this.
refused-version = This program and the server are of different versions; load the page again.
refused-no_stream = You cannot follow this seat.

## What else can go wrong

trouble-no_such_page = There is nothing at this address.
trouble-no_such_table = There is no such table, or it is not open to you.
trouble-no_such_bot = There is no bot of this name.
trouble-sign_in = You have to sign in for this.
trouble-forbidden = This is not for you to do.
trouble-wrong_origin = This request did not come from the pages of this server.
trouble-wrong_host = This server does not answer to the name { $host }. Whoever runs it can allow the name: ardri serve --allow-host { $host }.
trouble-too_much_chat = That is too much chat for now; you can write again in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
trouble-too_fast = That was too fast; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
trouble-too_big = That is too much at once.
trouble-too_many_tables = You can have { $most ->
        [one] { $most } table
       *[other] { $most } tables
    } open at a time.
trouble-no_hints = There are no hints in rated games.
trouble-busy = The server cannot do it now; please try again soon.
trouble-fault = The rules of this program failed here, which is a mistake in the program. The choice does not count; please choose otherwise. The host can look into it.
trouble-stopping = The server is being restarted; your game goes on in a moment.
trouble-unavailable = The server cannot keep anything now, so it does not count; please try again later. Whoever runs the server has to look after it.
trouble-broken = Something went wrong on the server; nothing has changed.
trouble-damaged = This table cannot be opened: what the server keeps of it is damaged. Other tables are not affected. Whoever runs the server can repair or close it.
