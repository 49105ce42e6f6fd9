# The rules, a page for each subject.

rules-aim = The aim
    .text =
        You lead the clans of one people on a growing island. You want to be chosen High King at an Assembly.

        There are three ways to deserve it, each counted to six:
        – Leadership: opposing clans in territories where you are chieftain.
        – Religion: Sanctuaries in territories where you are present.
        – Land: territories where you are present.

        When you meet one of them on your turn, you may take a Pretender token. The next Assembly looks at the players who have one: whoever meets the most of the three conditions wins.

        You are present where you have at least one clan. You are chieftain where you have more clans than any other player; if two are equal there, nobody is. Buildings belong to nobody: a Sanctuary counts for everybody present.
rules-round = A round
    .text =
        The game begins with one territory for each player. A player drawn by lot is the Brenn and chooses where the Capital stands, with a Sanctuary. Then, from the Brenn on, everybody places 1 clan in any territory, twice around.

        A round has two parts: the Assembly, in which cards are chosen, and the Season, in which they are played. Rounds go on until an Assembly finds a High King.

        There are three kinds of cards:
        – Action cards are drafted in every Assembly and discarded when the Season ends.
        – Advantage cards belong to the territories: each goes to the chieftain of its territory. If you stop being chieftain, you keep the card until the Season ends, and you may still play it.
        – Epic Tales are drawn through other cards and kept until they are played. If the pile is empty when somebody draws, the discard is shuffled into a new pile.

        A card with the Season sign is played on your own turn in the Season. A card with the Triskel sign is played at the moment it names, on anybody’s turn.

        Cards in hands are secret; how many of each kind everybody holds is not. The Epic Tale discard lies face up, and everybody may look through it. The Action discard lies face down, and nobody may look unless a card says so. A played Advantage card lies face down until the next Assembly.
rules-assembly = The Assembly
    .text =
        1. The chieftain of the Capital becomes the Brenn. If there is none, the Brenn stays.
        2. It is checked whether a Pretender wins. If nobody does, all Pretender tokens go back.
        3. Each chieftain takes the Advantage card of the territory, even one played last Season. Where nobody is chieftain, it lies on the table.
        4. The Flock of Crows is tossed: it says whether turns go clockwise or counter-clockwise.
        5. All Action cards are shuffled. One is set aside unseen, then each player is dealt 4.
        6. The draft, by all players at the same time: keep 1 card and hand 3 on to the next player; of the 4 cards you then hold keep 2 and hand on 2; then keep 3 and hand on 1. Cards kept before may be handed on later.

        With 2 players, each is dealt 3 cards and drafts them: keep 1, then keep 2. These are put away, and the same is done with 3 more. Each then has 6. The next player is always the other one: the crows matter only for the Gates of Tír na nÓg.
rules-season = The Season
    .text =
        The Brenn begins, then turns follow the crows. On your turn you do one of these:
        – Play a Season card.
        – Pass. You may act again on a later turn.
        – Take a Pretender token, if you meet a victory condition.
        The first turn of the Brenn must be a card.

        The Season ends when all players have passed one after another. A Season card or a new Pretender breaks the row; a Triskel card does not, except Oengus’s Ploy. Then all Action cards are discarded, Epic Tales are kept, Advantage cards whose holder is not chieftain go to the table, and the Festival marker leaves the board.

        To play a card, first say everything about it that is public: where, whom, how many. Then others may cancel it; a cancelled card is discarded and still counts as played. Then all of it happens that can happen; only “may” and “up to” leave you a choice. What is missing – clans, buildings, cards – is simply not gained.

        To replace a clan is not to remove it: cards that answer the loss of a clan cannot answer this.

        Several Triskel cards may be played at one moment. The active player goes first and may play any that fit, one after another. Then the others follow in turn order. After each card everybody is asked again, from the active player on, until all decline. The active player is the one whose turn it is, in a clash the one whose maneuver it is, and in the Assembly the Brenn.

        All that follows a finished card is one such moment, again the active player first, then the others: Lug Samildanach, the Forest and the Stone Circle, the Valley, the Cove, the Salt Mine and the Lost Vale. A Season card is finished when its clashes are over.

        The Moor can be played whenever you are asked something, in the Assembly and the draft too.

        If you have no clans on the board when your turn begins, you lose a Deed, if you have one, and place 2 clans, without a clash, in any territories before you take the turn.
rules-clash = Clashes
    .text =
        When you move clans into a territory with opposing clans, a clash begins there, unless the card says otherwise. You are the instigator. Placing clans never starts a clash.

        Some cards start a clash without a move, such as the Warlord and The Morrigan. They say who is the instigator. Where only one player is present, nothing happens.

        Clans moved into the Mountains first cost their owner a toll: 1 Action card, or 1 clan there, once for the whole move.

        If a move starts several clashes, the instigator chooses which comes next, one at a time. A clash is skipped if, when its turn comes, the clans that moved in or all opposing clans are gone.

        First, if the Festival is held there, whoever started the clash loses a clan there. So it is in every clash there until the Season ends, and for every player.

        Then, from the player after the instigator on, everybody else present may shelter clans in Citadels, one clan in each, the Capital included. One clan at a time, this goes round again and again, until all Citadels are full or nobody wants one. Who declined may still take one the next time round. Sheltered clans are out of the clash; all others are exposed. Both count for who is chieftain.

        Then the players with exposed clans maneuver in turn, the instigator first. A maneuver is one of these:
        – Attack any player with exposed clans: they discard an Action card or remove one of their exposed clans. Without Action cards it is a clan.
        – Withdraw: move one or more exposed clans to one or several adjacent territories of which you are chieftain, even where they came from. No clash begins there. Where a clash still waits, the clans count as they stand now.
        – Play an Epic Tale that is a maneuver.
        You cannot pass. But before any maneuver the clash ends if all players with exposed clans agree to a truce.

        If you alone have exposed clans, you may end the clash or maneuver on. At the end sheltered clans come out, up to 3 clans come back from Dagda’s Cauldron, and everybody who is left lives there together.
rules-victory = Victory
    .text =
        A game is won in the second step of the Assembly, and only by a player who has a Pretender token.

        There are three conditions, and each needs 6:
        – Leadership: opposing clans in territories where you are chieftain.
        – Religion: Sanctuaries in territories where you are present.
        – Land: territories where you are present.
        Each of your Deeds counts as 1 for one of them. More than 6 has no extra worth.

        Whoever meets the most conditions, and at least one, wins. If several Pretenders are equal, the Brenn whom this Assembly has just named wins if among them. Otherwise nobody wins, the tokens go back, and the game goes on.

        Whoever resigns has lost. With 2 players the other one wins; with more, a bot plays on in that seat.
rules-pretender = Pretenders
    .text =
        On your turn in the Season you may take a Pretender token instead of playing a card, if you meet at least one victory condition at that moment and have no token yet. Deeds count.

        The token stays with you until the next Assembly, even if you lose the condition meanwhile. But you win only if you meet a condition in the Assembly.

        So a Pretender warns the others: they have the rest of the Season to prevent it, or to become Pretenders themselves.
rules-deeds = Deeds
    .text =
        A Deed stands for a feat the bards sing about. It counts as 1 towards one victory condition of your choice, always where it helps you most.

        With 4 territories and 5 Sanctuaries, 2 Deeds make one condition and 3 Deeds make two.

        You gain Deeds through cards such as the Bard, Streng’s Resolve and the Master Craftsman. They lie open, there is no limit, and you keep them from round to round; only a player without any clans on the board loses one.
rules-brenn = The Brenn
    .text =
        The Brenn speaks first among equals. In the first step of each Assembly the chieftain of the Capital becomes the Brenn; if there is no chieftain, the Brenn stays the same. At no other time does the Brenn change.

        The Brenn takes the first turn of the Season, which must be a Season card, chooses where an explored territory will lie, and wins if Pretenders are equal. Where something happens to several players at once, the Brenn comes first.
