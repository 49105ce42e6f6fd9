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
web_replay-newest = To the newest
web_replay-cut = What happened before is not told here; the replay will have it.
web_replay-to_moment = Show this moment

## The chat

web_replay-chat = Chat
web_replay-silence = Nobody has said anything yet.
web_replay-speak = Say something to the table
web_replay-speak_aside = Say something to the other spectators
web_replay-send = Say
web_replay-heard = Whom you hear
web_replay-mute = Do not hear { $seat }
web_replay-unmute = Hear { $seat } again

## A game seen again

web_replay-title = Replay
web_replay-players = Players
web_replay-island = The island
web_replay-controls = Where in the game
web_replay-moment = Moment
web_replay-place = Choice { $at } of { $most }, round { $round }
web_replay-speed = Speed
web_replay-chosen = { $seat } chose: { $option }
web_replay-eyes = Seen by
web_replay-eyes-all = everybody at once
web_replay-eyes-spectator = a spectator
web_replay-link = Copy link
web_replay-go-first = To the beginning (Home)
web_replay-go-turn_back = To the turn before (Shift + ←)
web_replay-go-back = One step back (←)
web_replay-go-play = Play (Space)
web_replay-go-pause = Pause (Space)
web_replay-go-on = One step on (→)
web_replay-go-turn_on = To the next turn (Shift + →)
web_replay-go-last = To the end (End)

## The end

web_replay-king = { $seat } is High King
web_replay-you_king = { $seat }, you are High King
web_replay-no_king = The throne stays empty
web_replay-other_rules = This game began with earlier rules of the program, and cannot go on with those of today: they differ from this point on. So it was closed, and does not count for anybody. All up to here can be watched and downloaded.
web_replay-abandoned = The game was abandoned
web_replay-rematch = Play again
web_replay-to_rematch = To the next game
web_replay-watch = Watch it again
web_replay-download = Download the record
web_replay-look = Look at the island
web_replay-home = To the start
web_replay-to_games = My games
web_replay-fair = Was the shuffle fair?
web_replay-fair-how = Before the game the server drew a secret seed and promised it to everybody: it published a hash of the seed and of all that was agreed. Then each player added something of their own, and every shuffle and draw followed from both. Nobody, not even the server, could choose the cards. Now the seed is open, and your browser computes the promise anew.
web_replay-fair-good = The seed is the one that was promised.
web_replay-fair-bad = The seed is not the one that was promised!
web_replay-fair-kept = It is the promise that this browser kept when the game was played.
web_replay-fair-broken = But this browser kept another promise when the game was played!
web_replay-fair-none = This game has no promise that could be checked.
web_replay-fair-promised = The promise
web_replay-fair-computed = Computed here
web_replay-fair-seed = The seed
web_replay-fair-added = Added by { $seat }
web_replay-fair-more = The record of the game has every choice. Whoever has Ard Rí can play all of it again with “ardri verify”, which also checks each draw.
