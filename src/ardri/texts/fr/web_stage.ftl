# Le déroulement : ce que font les autres, coup par coup.

web_stage-skip = Passer
    .title = Passer à l’instant présent (Espace ou Échap)
web_stage-passes = passe

## Le passé

web_stage-since = Depuis votre dernier tour
web_stage-recap = Revoir
web_stage-past = Un moment passé
web_stage-past_playing = Ce qui s’est passé
web_stage-play_on = Reprendre d’ici
web_stage-now = Revenir à maintenant
