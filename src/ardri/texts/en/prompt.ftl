# A command line at a table, in the terminal and in the browser: questions, answers and commands.

play-heading = { $time } · Brenn: { $brenn } · crows { $crows }
play-fact = { $name }: { $value }
play-bot = bot
play-card = { $card } ({ $deck })
play-drawn = Drawn: { $cards }
play-why_not = Not now: { $reason }

## Asking

play-hint = Type the number of an option, or the beginning of its text. “?” explains the question, “help” lists all commands.
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
play-help =
    To choose, type the number of an option, the beginning of its text, or its key.
    ? explains the question, ? 3 option 3, ? bard a card, ? hills a territory, ? clash a chapter of the rules.
    Enter alone repeats the question. The other commands:
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
command-help = help
    .help = shows this list

## Taking back

play-undone = Taken back.
play-reset = Your choices of this turn are taken back, as far as possible.
play-undo_nothing = There is nothing to take back: you have not chosen anything yet.
