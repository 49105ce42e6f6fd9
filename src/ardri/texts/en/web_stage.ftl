# Playback: what others do, shown beat by beat.

web_stage-skip = Skip
    .title = Skip to now (Space or Esc)
