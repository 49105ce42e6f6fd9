# Ce qui peut être faux dans ce qu’on dit aux règles.

error-rules_error = Les règles ne le permettent pas.
error-malformed_choice = Ce n’est le nom de rien que l’on puisse choisir.
error-illegal_choice = Cela ne peut pas être choisi maintenant.
error-out_of_turn = Aucune question ne vous est posée maintenant.
error-game_over = La partie est terminée.
error-plan_misfit = Ce plan ne correspond pas à ce qui est demandé.
error-position_error = Cette position ne peut pas exister, ou ne peut pas être lue.
error-script_error = Ce qui est dicté au hasard ne correspond pas à ce qui est pioché.

error-record-form = Le compte rendu de la partie ne peut pas être lu.
error-record-version = Le compte rendu de la partie vient d’une autre version et ne peut pas être lu.
error-record-catalogue = Le compte rendu de la partie nomme d’autres cartes ou territoires que ceux de ce jeu.
error-record-setting = Aucune partie ne commence comme le dit le compte rendu.
error-record-seed = La graine du compte rendu manque ou n’est pas encore révélée.
error-record-commitment = La graine du compte rendu n’est pas celle qui était promise avant la partie.
error-record-choice = Le choix { $at } du compte rendu ne peut pas être fait.
error-record-digest = Après le choix { $at } du compte rendu, la partie n’en est pas là où il le dit.
error-record-fault = Les règles de ce programme échouent au choix { $at } du compte rendu. C’est une erreur du programme ; signalez-la avec le compte rendu.
error-record-result = Le compte rendu annonce un autre résultat que celui de la partie.
