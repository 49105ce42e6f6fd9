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
web_replay-link = Link to this moment
web_replay-track = { $count } of 6
web_replay-go-first = To the beginning (Home)
web_replay-go-turn_back = To the turn before (Shift + ←)
web_replay-go-back = One step back (←)
web_replay-go-play = Play (Space)
web_replay-go-pause = Pause (Space)
web_replay-go-on = One step on (→)
web_replay-go-turn_on = To the next turn (Shift + →)
web_replay-go-last = To the end (End)
