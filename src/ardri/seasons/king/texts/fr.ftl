# Nous voulons un Roi ! : le module, sa tuile, ses règles et comment il finit une partie.

module-king = Nous voulons un Roi !
    .text = En cas d’égalité sans le Brenn, une dernière Saison décide, au besoin avec plusieurs vainqueurs.

marker-king = La tuile Roi
    .text = Nous voulons un Roi ! : une égalité sans le Brenn retourne la tuile. Il nous faut un Roi ! : la prochaine Assemblée est la dernière.
    .want = Nous voulons un Roi !
    .need = Il nous faut un Roi !
    .need_alarm = Il nous faut un Roi ! La prochaine Assemblée est la dernière.

lesson-king =
    La tuile à côté de la carte dit « Nous voulons un Roi ! ». Si des Prétendants sont à égalité et que le Brenn n’en est pas, chacun d’eux gagne un Exploit et la tuile est retournée.
    Dès qu’elle dit « Il nous faut un Roi ! », on joue encore une Saison, et l’Assemblée suivante décide dans tous les cas. Si aucun Prétendant ne remplit alors de condition, le Brenn gagne ; ceux qui sont à égalité sans le Brenn gagnent ensemble.

rules-king = Nous voulons un Roi !
    .text =
        La tuile Roi commence sur sa face « Nous voulons un Roi ! ». La victoire se vérifie comme d’habitude. Mais si des Prétendants sont à égalité et que le Brenn n’en est pas, chacun d’eux gagne 1 Exploit et la tuile est retournée.

        Sur l’autre face, « Il nous faut un Roi ! », on joue encore une Saison, et l’Assemblée qui la suit est la dernière. La victoire s’y vérifie une fois encore comme d’habitude. Si aucun Prétendant ne remplit de condition, le Brenn gagne. Si des Prétendants sont à égalité sans le Brenn, ils partagent la victoire.

event-king_turned = La tuile Roi est retournée : il nous faut un Roi ! La prochaine Assemblée est la dernière.
won_by-shared = ils sont à égalité sans le Brenn, et il faut un Roi
won_by-king = aucun Prétendant ne remplit de condition, et il faut un Roi
