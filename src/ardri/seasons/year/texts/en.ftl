# The wheel of the year and the Sacred Festivals: the modules, the season board, questions, options and events.

## The wheel of the year

module-seasons = The wheel of the year
    .text = Spring, summer, autumn and winter follow each other, one a round. On their own they only pass; the Sacred Festivals give each of them an effect.

marker-season = The time of year
    .text = Each Assembly ends with the festival of this time of year. When the Season is over, the next one comes.
    .spring = Spring (Imbolc)
    .summer = Summer (Beltane)
    .autumn = Autumn (Lugnasad)
    .winter = Winter (Samhain)

rules-seasons = The wheel of the year
    .text =
        The wheel shows spring, summer, autumn and winter in a ring. A random one begins. At the end of each Season the marker goes on to the next.

        The Assembly has one more step, its last: the festival of that time of year. That is Imbolc in spring, Beltane in summer, Lugnasad in autumn and Samhain in winter.

lesson-seasons =
    The wheel beside the map shows spring, summer, autumn and winter. A random one begins; at the end of each Season the marker goes on to the next.
    Each Assembly ends with the festival of the time of year that it is.

event-season_begins = { $season ->
    [spring] It is spring.
    [summer] It is summer.
    [autumn] It is autumn.
   *[winter] It is winter.
}
event-sacred_festival = { $season ->
    [spring] The Assembly ends with Imbolc, the festival of spring.
    [summer] The Assembly ends with Beltane, the festival of summer.
    [autumn] The Assembly ends with Lugnasad, the festival of autumn.
   *[winter] The Assembly ends with Samhain, the festival of winter.
}

## The Sacred Festivals

module-festivals = Sacred Festivals
    .text = New clans in spring, a turn without a card in summer, Epic Tales for clans in autumn, Action cards for Epic Tales in winter.

rules-festivals = The Sacred Festivals
    .text =
        Spring. At Imbolc, the last step of the Assembly, whoever has the fewest cards in hand, of all types together, places 1 clan where present. On a tie all of them do, the Brenn first, then in turn order.

        Summer. There is nothing to do at Beltane itself. But as long as it is summer, you may use your turn in this way instead of playing a card: discard 1 Action card, then move up to 3 of your clans from one territory to one adjacent territory. A clash may follow. The Brenn may open the Season so, and like a card it breaks a run of passes.

        Autumn. At Lugnasad each player in turn, the Brenn first, may discard Epic Tales and place as many clans where present. When all have done so, whoever still holds more than 3 Epic Tales discards down to 3.

        Winter. At Samhain each player in turn, the Brenn first, may discard 1 Action card to draw 1 Epic Tale. As long as it is winter, a card moves at most 3 clans from one territory to another. Clans that withdraw from a clash are not counted.

lesson-festivals =
    Spring, Imbolc: whoever has the fewest cards places a clan. Autumn, Lugnasad: Epic Tales can be given for clans; then everybody keeps 3 at most. Winter, Samhain: an Action card can be given for an Epic Tale. You are asked at the end of the Assembly.
    In summer, on your turn, the button “Beltane” lets you discard an Action card and move up to 3 clans instead of playing a card. In winter a card moves at most 3 clans from one territory to another.

option-beltane = Beltane: move without a card
    .help = You discard an Action card and move up to 3 of your clans from one territory to an adjacent one. Opposing clans there mean a clash.

event-beltane = { $seat } celebrates Beltane instead of playing a card.

question-recruits = The festival: where do you place a clan?
    .help = You place it where you are present. No clash begins.
question-offer_tales = Lugnasad: which Epic Tales do you give for clans?
    .help = Each Epic Tale that you discard lets you place 1 clan where you are present. You name as many as you like, or none, and end with “Done”.
question-too_many_tales = Lugnasad: which Epic Tale do you discard?
    .help = You keep 3 Epic Tales. What you have above that is discarded face up.
question-samhain = Samhain: do you discard an Action card?
    .help = If you discard one, you draw 1 Epic Tale. Nobody sees which card it was. “Done” keeps your cards.

doing-imbolc = Imbolc
doing-beltane = Beltane
doing-lugnasad = Lugnasad
doing-samhain = Samhain
