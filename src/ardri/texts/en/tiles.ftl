# Territories; .text is the tile's own rule, where it has one.

tile-cove = Cove
tile-forest = Forest
tile-gates = Gates of Tír na nÓg
    .text = Enters with a Sanctuary. When the turn direction changes, each player present loses 1 clan here and draws 1 Epic Tale.
tile-highlands = Highlands
tile-hills = Hills
tile-iron_mine = Iron Mine
tile-lost_vale = Lost Vale
tile-meadows = Meadows
tile-misty_lands = Misty Lands
tile-moor = Moor
tile-mountains = Mountains
    .text = When clans are moved here, their owner discards 1 Action card or loses 1 clan here.
tile-plains = Plains
tile-salt_mine = Salt Mine
tile-stone_circle = Stone Circle
    .text = Enters with a Sanctuary.
tile-swamp = Swamp
    .text = No Citadels here, nor the Capital.
tile-valley = Valley
