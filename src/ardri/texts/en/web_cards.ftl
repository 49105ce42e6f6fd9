# The pages of cards in the browser.

web_cards-title = Cards and territories
web_cards-lead = Everything in the box: { $cards } and { $territories }. Search in any of the three languages, accents or not.
web_cards-search = Search names and texts
web_cards-kind = Kind
web_cards-timing = Timing
web_cards-effect = Effect
web_cards-tiles = Territories
web_cards-found = { $cards }, { $territories }
web_cards-nothing = Nothing matches.
web_cards-clear = Show everything
web_cards-unknown = There is no card “{ $name }”. Perhaps it is one of these.

web_cards-about_action = Drafted anew in every Assembly. What is not played is discarded when the Season ends.
web_cards-about_advantage = One for each territory. In every Assembly it goes to the territory’s chieftain.
web_cards-about_epic = Tales of gods and heroes, drawn through other cards and kept until they are played.
web_cards-about_tiles = The island grows by these. Each has its Advantage card, and some have a rule of their own.

web_cards-back = All cards
web_cards-previous = Previous card:
web_cards-next = Next card:
web_cards-players = from { $count } players on
web_cards-when = Played { $moment }.
web_cards-does_recruit = it brings clans onto the island.
web_cards-does_move = it moves clans.
web_cards-does_build = it builds a Citadel or a Sanctuary.
web_cards-does_clash = it can start a clash.
web_cards-tile = The territory
web_cards-tile_plain = This territory has no rule of its own.
web_cards-names = In other languages
web_cards-module_rules = Its rules
web_cards-no_advantage = It has no Advantage card here: no printed text of one is known, and nothing is invented.
