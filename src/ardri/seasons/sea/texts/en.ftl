# Sea travel: the module, its markers and rules, the new territories and their Advantage cards.

module-sea = Sea travel
    .text = Harbours on the coast, islands off it, and one movement of a card by sea.

marker-harbours = Harbours
    .text = One movement of a card, or of clans that withdraw, may go from a harbour to another one as if they were adjacent.
    .here = harbour
    .sign = h
marker-hy_breasil = Hy Breasil
    .text = At this check of victory Hy Breasil counts as 1 Deed of this player.

lesson-sea =
    Boats at the coast are harbours. When a card lets you move, and when you withdraw, one of the movements may go from a harbour to another one, as if they were adjacent. On the map it is an arrow over the water.
    Islands lie out at sea and touch nothing: they are reached from harbour to harbour. New territories never close a harbour off from the sea.

rules-sea = Sea travel
    .text =
        The Cove, Aber, Haven and Salmon’s Creek enter with a harbour. The three islands Hy Breasil, Inis Mona and the Isle of Joy have one, too. They are no starting territories: the Capital’s territory gets a harbour if it has none, and then they are shuffled into the stack.

        An island lies out at sea. It touches nothing, and nothing ever touches it, whatever another rule or a card says. So nobody says where it lies.

        A territory has one harbour at most. It keeps its way to the sea: a new territory may not lie where it would close the last free edge of a harbour. What is laid where no sea comes gets no harbour.

        When a card lets you move, and when you withdraw, one of the movements may go from a harbour to a harbour as if the two were adjacent, with as many clans as you like. All others go by land. Only movements go by sea: what else is said of adjacent territories means land. The toll of the Mountains, the Festival and clashes are as usual.

        What is printed on the Advantage cards of Haven, Inis Mona, the Isle of Joy and Salmon’s Creek is not known. These territories have none here.

tile-aber = Aber
    .text = Enters with a harbour.
tile-haven = Haven
    .text = Enters with a harbour. It has no Advantage card: what is printed on it is not known.
tile-hy_breasil = Hy Breasil
    .text = An island with a harbour. As long as it is empty, clans come here by Epic Tales only.
tile-inis_mona = Inis Mona
    .text = An island with a harbour. Enters with a Sanctuary. It has no Advantage card: what is printed on it is not known.
tile-isle_of_joy = Isle of Joy
    .text = An island with a harbour. No Action card moves clans away from here. It has no Advantage card: what is printed on it is not known.
tile-salmons_creek = Salmon’s Creek
    .text = Enters with a harbour. It has no Advantage card: what is printed on it is not known.

card-aber = Aber
    .text = After you play a Season card: move 1 of your clans from a territory adjacent to Aber to another territory adjacent to Aber.
card-hy_breasil = Hy Breasil
    .text = When victory is checked and you are a Pretender: Hy Breasil counts as 1 Deed of yours at this check.

question-victory_check = Victory is checked. Do you play a card?
    .help = Hy Breasil counts as 1 Deed of yours at this check.
moment-victory_check = when victory is checked
reason-no_pretender = Only Pretenders are looked at when victory is checked.
event-harbour = { $territory } has a harbour now.
