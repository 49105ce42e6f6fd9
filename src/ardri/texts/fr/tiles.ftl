# Les territoires ; .text est la règle propre à la tuile, si elle en a une.

tile-cove = Anse
tile-forest = Forêt
tile-gates = Portes de Tir Na Nog
    .text = Entre en jeu avec un Sanctuaire. Quand le sens du tour change, chaque joueur présent y perd 1 clan et pioche 1 Récit épique.
tile-highlands = Plateau
tile-hills = Collines
tile-iron_mine = Mine de fer
tile-lost_vale = Val perdu
tile-meadows = Prairie
tile-misty_lands = Terre des Brumes
tile-moor = Lande
tile-mountains = Montagnes
    .text = Quand des clans y sont déplacés, leur propriétaire défausse 1 carte Action ou y perd 1 clan.
tile-plains = Plaine
tile-salt_mine = Mine de sel
tile-stone_circle = Cromlech
    .text = Entre en jeu avec un Sanctuaire.
tile-swamp = Marais
    .text = Ni Citadelle ni Capitale ici.
tile-valley = Vallée
