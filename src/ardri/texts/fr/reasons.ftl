# Pourquoi une carte ne peut pas être jouée maintenant.

reason-not_in_hand = Cette carte n’est pas dans votre main.
reason-silenced = La lance de Lug a été jouée : pas de carte Triskel dans ce conflit.
reason-not_asked = Ce n’est pas à vous qu’une question est posée.
reason-not_your_turn = Les cartes Saison ne se jouent qu’à votre propre tour.
reason-wrong_moment = Cette carte se joue à un autre moment : { $moments }.
reason-not_your_card = Elle suit une carte que vous avez jouée vous-même.
reason-not_your_attack = Elle accompagne une attaque que vous faites vous-même.
reason-no_clan_removed = Votre manœuvre n’a fait perdre aucun clan adverse.
reason-last_action_card = Elle ne peut pas être votre dernière carte Action.
reason-no_action_card_of_an_opponent = Elle répond à une carte Action jouée par un adversaire.
reason-no_epic_or_advantage_card = Elle répond à un Récit épique ou à une carte Avantage.
reason-already_cancelled = La carte est déjà annulée.
reason-card_is_gone = La carte qu’elle prendrait n’est plus là.
reason-not_involved = Vous n’avez pas de clan engagé dans ce conflit.
reason-not_your_draw = Ce n’est pas vous qui piochez, ou pas à cet endroit.
reason-clash_elsewhere = Le conflit a lieu dans un autre territoire.
reason-not_attacked = Ce n’est pas vous qui êtes attaqué.
reason-attack_ignored = L’attaque est déjà ignorée.
reason-not_your_move = Elle est pour des clans que vous avez déplacés vous-même.
reason-no_clan_in_the_stone_circle = Vous n’avez pas de clan au Cromlech.
reason-no_clash = Elle ne se joue que dans un conflit.
reason-not_your_clan = Ce clan n’est pas à vous.
reason-already_spared = Le clan est déjà épargné.
reason-present_nowhere_else = Vous n’êtes présent dans aucun autre territoire.
reason-not_exactly_one_exposed = Il vous faut exactement 1 clan engagé dans le conflit.

## Les moments du jeu

moment-own_turn = à votre propre tour pendant la Saison
moment-maneuver = comme manœuvre dans un conflit
moment-any_time = à tout moment de la Saison, quand une question vous est posée
moment-assembly_start = quand l’Assemblée commence
moment-card_declared = quand une carte est jouée
moment-epic_draw = quand vous piochez des Récits épiques
moment-clans_arrive = quand des clans arrivent dans les Montagnes
moment-clash_start = quand un conflit commence
moment-citadels_end = quand les Citadelles sont occupées
moment-attack_performed = quand une attaque a lieu
moment-would_be_removed = quand vous allez perdre un clan
moment-clan_removed = quand vous perdez un clan
moment-after_maneuver = après une manœuvre
moment-before_discard = quand votre Récit épique va être défaussé
moment-card_finished = quand une carte est terminée
moment-turn_end = à la fin d’un tour
