# What stands on every page of the browser.

web_ui-home = Ard Rí, to the start
web_ui-places = Places
web_ui-place_games = My games
web_ui-place_watch = Watch
web_ui-place_cards = Cards
web_ui-place_rules = How to play
web_ui-account = Account
web_ui-settings = Settings
web_ui-to_table = Back to the table
web_ui-menu = Menu
web_ui-language = Language
web_ui-to_day = Change to the day theme
web_ui-to_night = Change to the night theme
web_ui-close = Close
web_ui-cancel = Cancel
web_ui-again = Try again
web_ui-copy = Copy
web_ui-copied = Copied
web_ui-not_copied = Your browser did not allow copying.
web_ui-share = Share
web_ui-hinted = A bot would choose this.
web_ui-reading = a reading
web_ui-loading = One moment
web_ui-not_loaded = This page could not be loaded. Check your connection, or reload to get a newer version.

web_ui-wrong = Something went wrong. Please reload the page.
web_ui-gone = The server cannot be reached. Check your connection.
