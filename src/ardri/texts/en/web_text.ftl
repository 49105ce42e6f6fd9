# The text table: a game as text, with a command line.

web_text-title = The table as text
web_text-to_text = The table as text
web_text-to_island = Show the island
web_text-transcript = What happens
web_text-command_line = A command (? or help):
web_text-say_what = Type your message after the command.
web_text-not_asked = You are not asked anything now.
web_text-changed = The question has changed meanwhile. Nothing was chosen.
web_text-planned = So far: { $what }
web_text-planned_ready = So far: { $what }. Type “{ $confirm }” to do this.
web_text-kept = You keep: { $cards }

## Commands that only the browser has

web_text-command_table = table
    .help = shows the whole table
web_text-command_card = card
    .help = explains a card
web_text-command_say = say
    .help = writes to the table
web_text-command_island = island
    .help = shows the table as a picture again
web_text-rest_card = NAME
web_text-rest_log = NUMBER
web_text-rest_say = TEXT

## The replay

web_text-replay = The replay as text
web_text-replay_prompt = Enter: forward, b: back, help:
web_text-replay_help =
    Enter or n goes one step forward, b one step back. 17 goes to choice 17, 0 to the beginning, e to the end.
    t and bt go to the next turn and to the one before. r and br go to the next round and to the one before.
    s B shows what player B sees, s spectator what everybody sees, s all everything.
