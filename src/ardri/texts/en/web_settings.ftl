# What a person prefers.

web_settings-lead = Saved in this browser; changes take effect at once.
web_settings-look = Appearance
web_settings-theme = Theme
web_settings-theme_system = Like the system
web_settings-theme_day = Day
web_settings-theme_night = Night
web_settings-cards = Size of cards
web_settings-cards_0 = Small
web_settings-cards_1 = Medium
web_settings-cards_2 = Large
web_settings-motion = Motion
    .text = Pieces and cards move to their places. Always off if your system asks for less motion.
web_settings-letters = Letters on clans
    .text = Clans show the letter of their player, beside colour and shape.
web_settings-play = Playing
web_settings-text = The table as text
    .text = Text with numbered options and a command line instead of pictures, for screen readers and keyboards. The key T changes it at the table.
web_settings-confirm = Confirm plans
    .text = Choices that cannot be undone are sent only after you confirm them.
web_settings-skip_idle = Skip what would change nothing
    .text = You are not asked about a reaction that has no effect; it is declined for you. Nobody notices.
web_settings-ask_pass = “Really pass?”
    .text = Before you pass, you are asked once more if that would lose the game.
web_settings-sounds = Sounds
web_settings-sound = Sounds
    .text = A soft harp and drum.
web_settings-volume = Volume
web_settings-sound_card = A card
web_settings-sound_draft = The draft
web_settings-sound_turn = Your turn
web_settings-sound_clash = A clash
web_settings-sound_win = The High King
web_settings-sound_refuse = Not possible
web_settings-licences = Licences
    .lead = Ard Rí is free software. This is its licence, followed by those of the parts that others made.
    .link = Licences of Ard Rí and of the parts that others made
    .files = { $count ->
        [one] one file
       *[other] { $count } files
    }

web_settings-speed = How the others’ moves are shown
    .text = Each move is shown on the map before it is your turn. Space or Esc skips to now.
web_settings-speed_slow = slowly
web_settings-speed_normal = normally
web_settings-speed_fast = fast
web_settings-speed_instant = at once
