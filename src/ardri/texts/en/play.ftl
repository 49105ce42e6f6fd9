# Texts of `ardri play`, and the commands that players can type.

play-welcome = Players: { $players }. The seed of this game is { $seed }.
play-hint = Type the number of an option, or the beginning of its text. “?” explains the question, “help” lists all commands.
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
play-several = “{ $answer }” is ambiguous: { $list }.
play-unknown = “{ $answer }” is neither an option nor a command.
play-unexplained = There is no help on “{ $answer }”.
play-near = Did you mean: { $list }?
play-sites = “?” and a number shows the place on the map.
play-plan = Or all in one line, like “{ $example }”: at least { $least }, at most { $most } in all.
play-plan_exactly = Or all in one line, like “{ $example }”: { $count } in all.
play-plan_group = Of these, { $count } at most: { $list }.
play-plan_each = Most of each: { $list }.
play-yes = yes
play-no = no
play-yes_or_no = Please type yes or no.
play-help =
    To choose, type the number of an option, the beginning of its text, or its key.
    ? explains the question, ? 3 option 3, ? bard a card, ? hills a territory, ? clash a chapter of the rules.
    Enter alone repeats the question. The other commands:
play-file = FILE
play-no_story = Nothing has happened yet.
play-advice = Advice: { $option }. { $reason }

## The commands

command-hint = hint
    .help = shows what the bot chieftain would choose here, and why
command-undo = undo
    .help = takes back your last choice, if nothing final has happened since
command-reset = reset
    .help = takes back all your choices of this turn, as far as possible
command-log = log
    .help = tells everything that you have seen so far
command-board = board
    .help = shows the whole table
command-hand = hand
    .help = shows your cards with their texts
command-save = save
    .help = saves the game to a file
command-load = load
    .help = loads a game from a file; the current game is saved first
command-quit = quit
    .help = leaves the game; you can save it and continue later
command-help = help
    .help = shows this list
command-solution = solution
    .help = shows the right answer, and why it is right
command-skip = skip
    .help = skips to the next puzzle

## Several people at one keyboard

play-pass_on = Pass the keyboard to { $seat }, then press Enter.
play-pass_on_undo = { $seat } can still take back the last choice: type undo instead of pressing Enter.

## Taking back

play-undone = Taken back.
play-reset = Your choices of this turn are taken back, as far as possible.
play-undo_nothing = There is nothing to take back: you have not chosen anything yet.
play-undo_other = Your last choice is final: { $seat } has chosen since then.
play-undo_stays = Your last choice is final: since then a card was drawn or shown, or somebody could have answered with a card.

## Saving

play-which_file = Name a file, for example: { $command } game.txt
play-overwrite = { $file } exists already. Overwrite it? (yes or no; Enter: no)
play-saved = Saved to { $file }.
play-not_saved = The game was not saved.
play-not_written = { $file } cannot be written: { $reason }
play-loaded = Loaded from { $file }.
play-not_read = { $file } cannot be read: { $reason }
play-keep = Save the game, to continue later? (yes or no; Enter: yes)
play-kept = The game is saved in { $file }
play-not_kept = The game was not saved.
play-resume = To continue it: { $command }
play-record = The record of this game is in { $file }

## Leaving

play-left = You leave the game.
play-input_over = The input has ended.
play-interrupted = Interrupted.
play-goodbye = Goodbye, and come back soon.

## Bad options

play-no_such_people = “{ $people }” is not possible: give a number of people from 1 to { $count }, or their seats, out of { $seats }.
play-too_many_names = There are more names than players: { $count }.
play-bad_name = “{ $name }” is not a valid name: a name has 1 to { $most } characters.
play-names_alike = “{ $name }” could be mistaken for another player.
play-file_says = The file already determines this.
