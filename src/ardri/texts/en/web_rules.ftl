# How to play, in the browser.

web_rules-title = How to play
web_rules-lead = The whole game in short. You need not learn it by heart: the table always says what you are asked, what is possible, and why something is not.
web_rules-contents = Contents
web_rules-learn = Guided first game
web_rules-cards = All cards
web_rules-related = Cards about this:
web_rules-pieces = On the table
web_rules-piece_clan = Clans, 12 for each player, told apart by colour, shape and letter.
web_rules-piece_chieftain = The chieftain of a territory: this player has more clans there than any other.
web_rules-piece_sanctuary = A Sanctuary. It counts towards Religion.
web_rules-piece_citadel = A Citadel. It shelters one clan in a clash.
web_rules-piece_capital = The Capital. It is a Citadel too, and its chieftain becomes the Brenn.
web_rules-piece_festival = The Festival. Who starts a clash here first loses a clan.
web_rules-piece_brenn = The torc of the Brenn.
web_rules-piece_pretender = The crown of a Pretender.
web_rules-piece_deed = A Deed. It counts as 1 towards any condition.
web_rules-piece_crows = The Flock of Crows. It shows which way turns go round.
web_rules-sign_season = Season: played on your own turn.
web_rules-sign_triskel = Triskel: played at the moment that the card names.
web_rules-sign_recruit = Brings clans onto the island.
web_rules-sign_move = Moves clans.
web_rules-sign_build = Builds a Citadel or a Sanctuary.
web_rules-sign_clash = Can start a clash.
web_rules-track = { $track }: { $count } of 6
web_rules-track_deeds = { $track }: { $count } of 6, and { $deeds }
web_rules-draft_step = Keep { $keep }, hand on { $on }
web_rules-figure_aim = Red has 3 clans in the Hills and is chieftain: the 2 clans of Blue count for Red’s Leadership. Both are present, so the territory and its Sanctuary count for both.
web_rules-figure_assembly = The draft with 3 or 4 players. You always choose among 4 cards, those that you kept and those that you were handed.
web_rules-figure_season = Conquest is a Season card: it moves clans and can start a clash. The Bard has two uses, one for your turn and one for a moment in a clash.
web_rules-figure_clash = Red marches into the Plains and is the instigator. One clan of Blue shelters in the Citadel; the other is exposed and can be attacked.
web_rules-figure_victory = Leadership is met, and with 1 Deed so is Land: two conditions. Who meets three, or two as Brenn, is ahead of this.
web_rules-figure_deeds = 3 Deeds: one completes Religion, two complete Land.

## Over the table

web_rules-aid = Rules and icons
web_rules-aid_short = On one page
web_rules-aid_turn = Your turn
    .text =
        – Play a card with the Season sign,
        – or pass: you may act again on a later turn,
        – or become a Pretender, if you meet a condition.
        When all pass one after another, the Season ends and all Action cards are discarded.
web_rules-aid_clash = A clash
    .text =
        – Others present may shelter one clan in each Citadel.
        – Attack: the other player gives up an Action card or an exposed clan.
        – Withdraw: exposed clans go to adjacent territories of which you are chieftain.
        – Before any maneuver the clash ends if all who are involved agree to a truce.
web_rules-aid_round = A round
    .text =
        1. The chieftain of the Capital becomes the Brenn.
        2. If a Pretender wins, the game is over.
        3. Each chieftain takes the Advantage card of the territory.
        4. The crows show which way turns go, and Action cards are drafted.
        5. The Season: turns, until all pass.
