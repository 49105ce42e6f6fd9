# Why the server refuses what somebody asks at a table, and what else it has to say.

## The table

refused-begun = The game has already begun.
refused-not_begun = The game has not begun yet.
refused-over = The game is over.
refused-not_finished = You can see that when the game is over.
refused-not_ready = A seat is still empty, or somebody is not ready.
refused-not_host = Only the host of the table can do that.
refused-bad_commitment = The seed does not match the commitment.
refused-bad_position = A game cannot begin from this position.

## Seats

refused-no_seat = There is no such seat at this table.
refused-taken = This seat is taken.
refused-invited = This seat is reserved for somebody else.
refused-seated = You already have a seat here, and at this table nobody may have two.
refused-put_off = The host has asked you to leave. You can come back with a new invitation.
refused-empty = This seat is empty.
refused-not_yours = This seat is not yours.
refused-bot_plays = A bot plays this seat now.
refused-person_plays = You already play this seat.
refused-resigned = The player of this seat has given up.
refused-given = You have already added something to the seed.
refused-too_long = A text has { $most ->
        [one] { $most } character
       *[other] { $most } characters
    } here at most, and at least one.

## Choices

refused-not_asked = You have no question to answer now.
refused-answered = You have already answered this question.
refused-not_the_question = This question is no longer open.
refused-no_such_option = There is no such option.
refused-not_offered = This option is not possible now.
refused-no_choice = You have not chosen anything.
refused-no_plan = The question asks for a single choice, not for a plan.
refused-plan_each = There is too much or too little of one thing in the plan: at least { $least }, at most { $most }.
refused-plan_group = The plan has { $count } movements of a kind of which it may have only { $most }.
refused-plan_in_all = The plan has { $count } in all; it needs at least { $least } and at most { $most }.
refused-beyond = Nobody can plan further than this: { $step ->
        [one] { $step } step
       *[other] { $step } steps
    }.
refused-nothing_to_take_back = There is nothing to take back.
refused-not_practice = A whole move can be taken back only by who plays alone with bots, at a table with hints.
refused-reactions = The game waits for reactions.
refused-no_reactions = The game does not wait for reactions now.

## Other things

refused-no_such_card = There is no such card.
refused-no_reaction = This card is never a reaction.
refused-no_clash = You are not in a clash now.
refused-time_left = This clock has not run out.
refused-not_agreed = At this table no bot plays for somebody who is gone.
refused-not_gone = This person is here, or has not been gone for long enough.
refused-no_spectators = This table does not allow spectators.
refused-muted = You cannot write in the chat for now.

## Messages

refused-malformed = The server did not understand this request.
refused-version = This page and the server have different versions; reload the page.
refused-no_stream = You cannot see the game as this seat.

## What else can go wrong

trouble-no_such_page = There is no page at this address.
trouble-no_such_table = There is no such table, or you have no access to it.
trouble-no_such_bot = There is no bot with this name.
trouble-sign_in = Sign in first.
trouble-forbidden = You are not allowed to do this.
trouble-wrong_origin = This request did not come from a page of this server.
trouble-wrong_host = This server does not answer to the name { $host }. The operator can allow it: ardri serve --allow-host { $host }.
trouble-too_much_chat = That is too much chat for now; you can write again in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
trouble-too_fast = That was too fast; please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
trouble-too_big = That is too large.
trouble-too_many_tables = You can have { $most ->
        [one] { $most } table
       *[other] { $most } tables
    } open at a time.
trouble-no_hints = There are no hints at this table.
trouble-busy = The server is busy; please try again soon.
trouble-fault = The program failed here. This is a bug. Your choice does not count; please choose something else. The host can report it.
trouble-stopping = The server is restarting; your game continues in a moment.
trouble-unavailable = The server cannot save anything now, so this does not count; please try again later. The operator of the server has to repair it.
trouble-broken = Something went wrong on the server; nothing has changed.
trouble-damaged = This table cannot be opened: its data on the server is damaged. Other tables are not affected. The operator of the server can repair or close it.
trouble-pruned = The game at this table is not kept any more: this server deletes games some time after their end. Who played and how it ended is still in your list of games.
