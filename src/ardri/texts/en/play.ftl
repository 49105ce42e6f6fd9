# Texts of `ardri play`, and the commands that players can type.

play-welcome = Players: { $players }. The seed of this game is { $seed }.

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

play-yes = yes
play-no = no
play-yes_or_no = Please type yes or no.
play-file = FILE

## The commands

command-save = save
    .help = saves the game to a file
command-load = load
    .help = loads a game from a file; the current game is saved first
command-quit = quit
    .help = leaves the game; you can save it and continue later
command-solution = solution
    .help = shows the right answer, and why it is right
command-skip = skip
    .help = skips to the next puzzle

## Several people at one keyboard

play-pass_on = Pass the keyboard to { $seat }, then press Enter.
play-pass_on_undo = { $seat } can still take back the last choice: type undo instead of pressing Enter.

## Taking back

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
