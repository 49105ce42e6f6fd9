# Playback: what others do, shown beat by beat.

web_stage-skip = Skip
    .title = Skip to now (Space or Esc)
web_stage-passes = passes

## The past

web_stage-since = Since your last turn
web_stage-recap = Show again
web_stage-past = An earlier moment
web_stage-past_playing = What happened before
web_stage-play_on = Play from here
web_stage-now = Back to now
