# What people at one terminal are told, and the commands they may type.

play-welcome = At the table: { $players }. The seed of this game is { $seed }.
play-hint = Type the number of an option, or how its words begin. “?” explains the question, “help” lists all you can type.
play-bot = bot
play-heading = { $time } · Brenn: { $brenn } · crows { $crows }
play-fact = { $name }: { $value }
play-drawn = Drawn: { $cards }
play-card = { $card } ({ $deck })
play-why_not = Not now: { $reason }

## Columns of the table of players, as short as can be

column-leadership = Leading
column-religion = Religion
column-land = Land
column-deeds = Deeds
column-conditions = Met
column-reserve = Reserve
column-action = Action
column-advantage = Adv.
column-epic = Epic

## Asking

play-prompt = Your choice ({ $least } to { $most }, ? or help):
play-no_number = There is no option { $answer }. Choose from { $least } to { $most }.
play-several = “{ $answer }” may be several things: { $list }.
play-unknown = “{ $answer }” is neither an option nor a command.
play-unexplained = Nothing is called “{ $answer }”.
play-near = Do you mean: { $list }?
play-sites = “?” and a number shows the place on the map.
play-plan = Or all in one line, like “{ $example }”: at least { $least }, at most { $most } in all.
play-plan_exactly = Or all in one line, like “{ $example }”: { $count } in all.
play-plan_each = Most of each: { $list }.
play-yes = yes
play-no = no
play-yes_or_no = Please type yes or no.
play-help =
    To choose, type the number of an option, how its words begin, or its key.
    ? explains the question, ? 3 the option 3, ? bard a card, ? hills a territory, ? clash a chapter of the rules.
    Enter alone puts the question again. Besides:
play-file = FILE
play-no_story = Nothing has happened yet.
play-advice = Advice: { $option }. { $reason }

## The commands

command-hint = hint
    .help = shows what the bot chieftain would choose here, and why
command-undo = undo
    .help = takes back your last choice, as long as nothing has come of it that stays
command-reset = reset
    .help = takes back all you have chosen this turn, as far as that is possible
command-log = log
    .help = tells the whole story so far, as you saw it
command-board = board
    .help = shows the whole table
command-hand = hand
    .help = shows your cards with their texts
command-save = save
    .help = writes the game into a file
command-load = load
    .help = goes on with the game in a file; this one is kept
command-quit = quit
    .help = leaves the game, to go on later if you like
command-help = help
    .help = shows this list
command-solution = solution
    .help = shows the right answer, and why it is right
command-skip = skip
    .help = goes on to the next puzzle

## Several people at one keyboard

play-pass_on = Pass the keyboard to { $seat }, then press Enter.
play-pass_on_undo = { $seat } may still take the last choice back, by typing undo instead of that.

## Taking back

play-undone = Taken back.
play-reset = Taken back to where your turn began, or as far as possible.
play-undo_nothing = There is nothing to take back: you have not chosen anything yet.
play-undo_other = Your last choice stays: { $seat } has chosen since then.
play-undo_stays = Your last choice stays: since then a card was drawn or shown, or somebody could have answered with a card.

## Keeping

play-which_file = Say which file, such as: { $command } game.txt
play-overwrite = { $file } is there already. Write over it? (yes or no; Enter: no)
play-saved = Saved in { $file }.
play-not_saved = Nothing is saved.
play-not_written = { $file } cannot be written: { $reason }
play-loaded = Here is the game from { $file }.
play-not_read = { $file } cannot be read: { $reason }
play-keep = Keep the game, to go on later? (yes or no; Enter: yes)
play-kept = The game is kept in { $file }
play-not_kept = The game is not kept.
play-resume = To go on with it: { $command }
play-record = The record of this game is in { $file }

## Leaving

play-left = You leave the game.
play-input_over = The input has ended.
play-interrupted = Interrupted.
play-goodbye = Goodbye, and come back soon.

## What cannot be asked for

play-no_such_people = “{ $people }” says nobody: say how many people play, from 1 to { $count }, or at which seats, of { $seats }.
play-too_many_names = There are more names than players: { $count }.
play-bad_name = “{ $name }” is no name: it needs 1 to { $most } letters.
play-names_alike = “{ $name }” would be taken for another player.
play-file_says = The game in the file says this itself.
