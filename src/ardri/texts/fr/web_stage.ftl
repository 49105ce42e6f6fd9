# Le déroulement : ce que font les autres, coup par coup.

web_stage-skip = Passer
    .title = Passer à l’instant présent (Espace ou Échap)
