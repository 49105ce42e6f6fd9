# We want a King!: the module, its tile, its rules and how it ends a game.

module-king = We want a King!
    .text = On a tie without the Brenn one more Season decides, if need be with several winners.

marker-king = The King tile
    .text = We want a King!: a tie without the Brenn turns the tile. We need a King!: the next Assembly is the last.
    .want = We want a King!
    .need = We need a King!
    .need_alarm = We need a King! The next Assembly is the last.

lesson-king =
    The tile beside the map says “We want a King!”. If Pretenders tie and the Brenn is not among them, each of them gains a Deed and the tile is turned.
    Once it says “We need a King!”, one more Season is played, and the Assembly after it decides the game in any case. If no Pretender meets a condition then, the Brenn wins; those who tie without the Brenn win together.

rules-king = We want a King!
    .text =
        The King tile begins on its side “We want a King!”. Victory is checked as usual. But if Pretenders tie and the Brenn is not among them, each of them gains 1 Deed and the tile is turned.

        On its other side, “We need a King!”, one more Season is played, and the Assembly after it is the last. Victory is checked as usual once more. If no Pretender meets a condition, the Brenn wins. If Pretenders tie without the Brenn, they share the victory.

event-king_turned = The King tile is turned: We need a King! The next Assembly is the last.
won_by-shared = they tie without the Brenn, and the people need a King
won_by-king = no Pretender meets a condition, and the people need a King
