# What happened at a table, what people say there, the end of a game, and games seen again.

## The story

web_replay-story = The story
web_replay-show = Show
web_replay-filter-all = All
web_replay-filter-card = Cards
web_replay-filter-clash = Clashes
web_replay-filter-mine = Mine
web_replay-none_yet = Nothing has happened yet.
web_replay-none_such = Nothing of this kind has happened yet.
web_replay-newest = To the latest
web_replay-cut = The earlier part is not shown here; the replay has it.
web_replay-to_moment = Show this moment

## The chat

web_replay-chat = Chat
web_replay-silence = There are no messages yet.
web_replay-speak = Write to the table
web_replay-speak_aside = Write to the other spectators
web_replay-send = Send
web_replay-heard = Mute players
web_replay-mute = Mute { $seat }
web_replay-unmute = Unmute { $seat }

## A game seen again

web_replay-title = Replay
web_replay-players = Players
web_replay-island = The island
web_replay-controls = Position in the game
web_replay-moment = Moment
web_replay-place = Choice { $at } of { $most }, round { $round }
web_replay-speed = Speed
web_replay-chosen = { $seat } chose: { $option }
web_replay-eyes = Seen by
web_replay-eyes-all = all players at once
web_replay-eyes-spectator = a spectator
web_replay-link = Copy link
web_replay-go-first = To the beginning (Home)
web_replay-go-turn_back = To the previous turn (Shift + ←)
web_replay-go-back = One step back (←)
web_replay-go-play = Play (Space)
web_replay-go-pause = Pause (Space)
web_replay-go-on = One step forward (→)
web_replay-go-turn_on = To the next turn (Shift + →)
web_replay-go-last = To the end (End)

## The end

web_replay-king = { $seat } is High King
web_replay-you_king = { $seat }, you are High King
web_replay-kings = { $seats } share the throne
web_replay-no_king = The throne stays empty
web_replay-other_rules = This game began under an earlier version of the rules, and the current version differs from this point on. So the game was closed, and does not count for anybody. You can watch and download everything up to here.
web_replay-abandoned = The game was abandoned
web_replay-rematch = Play again
web_replay-to_rematch = To the next game
web_replay-watch = Watch the replay
web_replay-download = Download the record
web_replay-look = Look at the island
web_replay-home = To the start
web_replay-to_games = My games
web_replay-fair = Was the shuffle fair?
web_replay-fair-how = Before the game the server drew a secret seed and published a hash of the seed and of all settings: that is its commitment. Then each player added a number of their own, and every shuffle and draw followed from all of these. So nobody, not even the server, could choose the cards. Now the seed is open, and your browser computes the hash again.
web_replay-fair-good = The seed matches the commitment.
web_replay-fair-bad = The seed does not match the commitment!
web_replay-fair-kept = It is the commitment that this browser saved during the game.
web_replay-fair-broken = But this browser saved another commitment during the game!
web_replay-fair-none = This game has no commitment to check.
web_replay-fair-promised = The commitment
web_replay-fair-computed = Computed here
web_replay-fair-seed = The seed
web_replay-fair-added = Added by { $seat }
web_replay-fair-more = The record of the game contains every choice. Anybody with Ard Rí can replay it with “ardri verify”, which also checks each draw.
