# Cards: the name, and in .text what it does. A card with two uses has a line for each.

## Action cards

card-bard = Bard
    .text =
        Draw 1 Epic Tale.
        Or, after a maneuver of yours that removed at least 1 opposing clan: gain 1 Deed.
card-citadel = Citadel
    .text = Build 1 Citadel in a territory where you are present. Then take its Advantage card, wherever it is, unless it was already played this Season.
card-conquest = Conquest
    .text = Choose a territory. Move any number of your clans into it from adjacent territories.
card-craftsmen_peasants = Craftsmen & Peasants
    .text = In each territory where you are present, you may place up to 1 clan for every Citadel there. The Capital counts.
card-druid = Druid
    .text = Look through the Action discard and take 1 card. You cannot play the Druid as your last Action card.
card-emissaries = Emissaries
    .text = Move exactly 1 of your clans to an adjacent territory. No clash.
card-exploration = Exploration
    .text = The Brenn chooses a place that touches at least 2 territories. Draw a new territory, put it there, and place 1 clan on it.
card-festival = Festival
    .text = In a territory with a Sanctuary where you are present, place 1 clan and the Festival marker. Until the Season ends, whoever starts a clash there first loses 1 of their clans there.
card-geis = Geis
    .text = When an opponent plays an Action card: its effect is ignored.
card-master_craftsman = Master Craftsman
    .text =
        Discard 1 other card of any kind if you can, then draw 1 Epic Tale.
        Or, after you play an Epic Tale: instead of discarding it, give it to another player and gain 1 Deed.
card-migration = Migration
    .text = Choose a territory. Move 1 or more of your clans from it to one or several adjacent territories.
card-new_alliance = New Alliance
    .text = In a territory where you are present, place 1 clan, or replace 1 clan of an opponent who has 2 or more there by one of yours. No clash.
card-new_clans = New Clans
    .text = Place 2 clans, together or apart, in territories where you are present.
card-raid = Raid
    .text = After your Attack: take 1 Action card at random from the player you attacked. If they have none, remove 1 of their exposed clans.
card-sanctuary = Sanctuary
    .text = Build 1 Sanctuary in a territory where you are present, then draw 1 Epic Tale.
card-scouts_spies = Scouts & Spies
    .text = Look at all Action cards of 1 opponent. Then you may move 1 or more of your clans from one territory to one adjacent territory.
card-warlord = Warlord
    .text =
        Start a clash in a territory where you are present. You are the instigator.
        Or, after any maneuver of a clash in which you are involved: place 1 exposed clan there and choose who maneuvers next.

## Advantage cards

card-cove = Cove
    .text = After you play a Season card: take the Action card that is set aside, then set aside 1 of your Action cards.
card-forest = Forest
    .text = After you play an Epic Tale: draw 1 Epic Tale.
card-gates = Gates of Tír na nÓg
    .text = When you draw an Epic Tale at the Gates: draw 1 more, keep 1 and discard the rest.
card-highlands = Highlands
    .text = At the start of a clash in the Highlands: choose a player with clans in it, who becomes the instigator.
card-hills = Hills
    .text = When you are attacked in the Hills: the Attack is ignored.
card-iron_mine = Iron Mine
    .text = When you attack: the attacked player removes 1 exposed clan and also discards 1 Action card.
card-lost_vale = Lost Vale
    .text = After you play a Season card: move any 1 clan from a territory adjacent to the Lost Vale into it. No clash.
card-meadows = Meadows
    .text = When you draw Epic Tales: draw 1 more, keep 1 and discard the rest.
card-misty_lands = Misty Lands
    .text = Discard 1 or more Action cards. Draw as many Epic Tales, keep 1 and discard the rest.
card-moor = Moor
    .text = At any time, in the Assembly too: look at the Epic Tales of 1 opponent.
card-mountains = Mountains
    .text = When you move your clans into the Mountains: you pay no toll.
card-plains = Plains
    .text = Move 1 or more of your clans from the Plains to one or several adjacent territories.
card-salt_mine = Salt Mine
    .text = After you play a Season card: take 1 Action card at random from an opponent, then give them 1 of yours.
card-stone_circle = Stone Circle
    .text = After you play an Epic Tale that is discarded: remove 1 of your clans from the Stone Circle to take it back.
card-swamp = Swamp
    .text = No effect. Playing it is not passing.
card-valley = Valley
    .text = After you play a Season card: place 1 clan in a territory where you are present.

## Epic Tales

card-balors_eye = Balor’s Eye
    .text = Remove any 1 clan on the board.
card-battle_frenzy = Battle Frenzy
    .text = In any clash, at the end of the Citadels step: all sheltered clans come out and stay exposed in this clash.
card-battle_of_moytura = The Battle of Moytura
    .text = As a maneuver: move 1 or more of your clans from adjacent territories into the clash, then place 1 exposed clan there.
card-breas_tyranny = Breas’ Tyranny
    .text = Move 1 opposing clan from a territory where you are present to an adjacent one. No clash.
card-cathbads_word = Cathbad’s Word
    .text = At the start of the Assembly: secretly choose which Action card is set aside. At the end of the Assembly take it and set aside 1 Action card of your hand.
card-champions_share = The Champion’s Share
    .text = Take the Action card that is set aside.
card-children_of_dana = Children of Dana
    .text = Place 1 clan in any territory.
card-the_dagda = The Dagda
    .text = When an Epic Tale or an Advantage card is played: its effect is ignored. Whenever The Dagda is discarded, all Epic Tales of the pile and the discard are shuffled into a new pile.
card-dagdas_cauldron = Dagda’s Cauldron
    .text = When you lose a clan in a clash: this card collects all clans you lose in that clash, those lost earlier too. At its end, up to 3 return to where they were; the rest go to your reserve.
card-dagdas_club = Dagda’s Club
    .text =
        When you would lose a clan: you do not.
        Or, when you attack: you choose whether a clan is removed or a card discarded.
card-dagdas_harp = Dagda’s Harp
    .text = For each other Epic Tale in your hand, up to 3, place 1 clan in a territory where you are present.
card-deirdres_beauty = Deirdre’s Beauty
    .text = Each opponent reveals 1 Epic Tale at random. Take 1 of them, the others are discarded. Then remove 1 of your clans.
card-diarmuid = Diarmuid and Gráinne
    .text = When you lose a clan: place it in a different territory where you are present.
card-eriu = Eriu
    .text = In each territory with a Sanctuary where you are present, you may place 1 clan. At most 3 clans in all.
card-the_fianna = The Fianna
    .text = As a maneuver: move 1 or more of your clans, exposed or sheltered, from the clash to one adjacent territory. No clash there.
card-kernunos_sanctuary = Kernunos’ Sanctuary
    .text = In a territory without a Sanctuary where you are present, place 1 clan and build 1 Sanctuary.
card-lug_samildanach = Lug Samildanach
    .text = After an Action card is resolved, whoever played it: take that card.
card-lugs_spear = Lug’s Spear
    .text = At the start of any clash: nobody plays Triskel cards in this clash.
card-maeves_wealth = Maeve’s Wealth
    .text = Each opponent gives you 1 Action card of their choice. Then give 1 Action card to each of those who gave.
card-manannans_horses = Manannan’s Horses
    .text = Move up to 3 of your clans from one territory to any other.
card-the_morrigan = The Morrigan
    .text = You may turn the Flock of Crows. You may start a clash in any territory and name any player present there as the instigator.
card-nuada_silverhand = Nuada Silverhand
    .text = In each territory where you are chieftain, you may place 1 clan for every opponent present there.
card-oenguss_ploy = Oengus’s Ploy
    .text = At the end of any turn: you take the next turn, even if the Season would be over.
card-ogmas_eloquence = Ogma’s Eloquence
    .text = As a maneuver: the clash ends at once.
card-the_other_world = The Other World
    .text = In a territory where you are present, for each Sanctuary there, up to 3: you may place 1 clan there or remove 1 opposing clan.
card-stone_of_fal = The Stone of Fal
    .text = Place 2 clans in the Capital territory.
card-strengs_resolve = Streng’s Resolve
    .text = After your Attack, whatever came of it: gain 1 Deed.
card-tailtus_land = Tailtu’s Land
    .text = Draw 3 territories. Put 1 where it touches at least 2 territories, and the others under the stack. You may move 1 of your clans from an adjacent territory onto the new one.
card-tale_of_cuchulain = Tale of Cúchulain
    .text = As a maneuver, with exactly 1 exposed clan of yours: remove 2 exposed clans from the clash.
card-tuans_memory = Tuan’s Memory
    .text = Draw 3 Epic Tales, keep 1 and discard the others.
