# Pourquoi le serveur refuse une demande à une table, et ce qu’il a encore à dire.

## La table

refused-begun = La partie a déjà commencé.
refused-not_begun = La partie n’a pas encore commencé.
refused-over = La partie est terminée.
refused-not_finished = On pourra le voir quand la partie sera terminée.
refused-not_ready = Un siège est encore libre, ou quelqu’un n’est pas prêt.
refused-not_host = Seul celui qui a ouvert la table peut le faire.
refused-bad_commitment = La graine n’est pas celle qui avait été engagée.
refused-bad_position = Aucune partie ne peut commencer dans cette position.

## Les sièges

refused-no_seat = Ce siège n’existe pas à cette table.
refused-taken = Ce siège est pris.
refused-invited = Ce siège est gardé pour quelqu’un d’autre.
refused-seated = Vous avez déjà un siège ici, et à cette table personne ne peut en avoir deux.
refused-put_off = La personne qui a ouvert la table vous en a écarté. Vous pourrez revenir si l’on vous invite à nouveau.
refused-empty = Personne n’est assis ici.
refused-not_yours = Ce siège n’est pas le vôtre.
refused-bot_plays = Un robot joue à ce siège pour le moment.
refused-person_plays = Vous jouez déjà à ce siège.
refused-resigned = Ce siège a été abandonné.
refused-given = Vous avez déjà ajouté quelque chose à la graine.
refused-too_long = Un texte compte ici au plus { $most ->
        [one] { $most } caractère
       *[other] { $most } caractères
    }, et au moins un.

## Les choix

refused-not_asked = Aucune question ne vous est posée maintenant.
refused-answered = Vous avez déjà répondu à cette question.
refused-not_the_question = Cette question n’est plus posée.
refused-no_such_option = Rien de ce nom ne peut être choisi.
refused-not_offered = Ce choix n’est pas possible maintenant.
refused-no_choice = Rien n’a été choisi.
refused-no_plan = Un seul choix est demandé, pas un plan.
refused-plan_each = Le plan en prévoit trop ou trop peu quelque part : au moins { $least }, au plus { $most }.
refused-plan_group = Le plan compte { $count } déplacements d’une sorte dont il n’en faut pas plus de { $most }.
refused-plan_in_all = Le plan en compte { $count } en tout ; il en faut au moins { $least } et au plus { $most }.
refused-beyond = On ne peut rien prévoir au-delà : { $step ->
        [one] { $step } étape
       *[other] { $step } étapes
    }.
refused-nothing_to_take_back = Il n’y a rien à annuler.
refused-not_practice = On ne peut annuler un coup entier que si l’on joue seul contre des robots, à une table avec conseils.
refused-reactions = On attend les réactions ; la partie continue ensuite.
refused-no_reactions = On n’attend pas de réactions maintenant.

## Autres choses

refused-no_such_card = Cette carte n’existe pas.
refused-no_reaction = Cette carte ne répond jamais à rien.
refused-no_clash = Vous n’êtes pas dans un conflit maintenant.
refused-time_left = Il reste du temps à cette pendule.
refused-not_agreed = À cette table, aucun robot ne remplace un absent.
refused-not_gone = Cette personne est là, ou n’est pas absente depuis assez longtemps.
refused-no_spectators = Cette table n’a pas de spectateurs.
refused-muted = Vous ne pouvez pas écrire ici pour le moment.

## Les messages

refused-malformed = Le serveur n’a pas compris.
refused-version = Ce programme et le serveur sont de versions différentes ; rechargez la page.
refused-no_stream = Vous ne pouvez pas suivre ce siège.

## Ce qui peut encore mal se passer

trouble-no_such_page = Il n’y a rien à cette adresse.
trouble-no_such_table = Cette table n’existe pas, ou ne vous est pas ouverte.
trouble-no_such_bot = Aucun robot ne porte ce nom.
trouble-sign_in = Il faut vous connecter pour cela.
trouble-forbidden = Ce n’est pas à vous de le faire.
trouble-wrong_origin = Cette demande ne vient pas des pages de ce serveur.
trouble-wrong_host = Ce serveur ne répond pas au nom { $host }. Qui l’administre peut autoriser ce nom : ardri serve --allow-host { $host }.
trouble-too_much_chat = C’est trop de messages pour l’instant ; vous pourrez en écrire dans { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
trouble-too_fast = C’était trop rapide ; attendez { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }, s’il vous plaît.
trouble-too_big = C’est trop à la fois.
trouble-too_many_tables = Vous pouvez avoir { $most ->
        [one] { $most } table ouverte
       *[other] { $most } tables ouvertes
    } à la fois.
trouble-no_hints = Il n’y a pas de conseils à cette table.
trouble-busy = Le serveur ne peut pas le faire maintenant ; réessayez bientôt.
trouble-fault = Les règles de ce programme ont échoué ici : c’est une erreur du programme. Ce choix ne compte pas ; faites-en un autre. L’hôte peut s’en occuper.
trouble-stopping = Le serveur redémarre ; votre partie continue dans un instant.
trouble-unavailable = Le serveur ne peut rien enregistrer pour l’instant, donc cela ne compte pas ; réessayez plus tard. La personne qui gère le serveur doit s’en occuper.
trouble-broken = Une erreur s’est produite sur le serveur ; rien n’a changé.
trouble-damaged = Impossible d’ouvrir cette table : ce que le serveur en garde est endommagé. Les autres tables ne sont pas touchées. La personne qui gère le serveur peut la réparer ou la fermer.
trouble-pruned = La partie de cette table n’est plus conservée : ce serveur efface les parties quelque temps après leur fin. Qui jouait et comment elle s’est terminée figure encore dans la liste de vos parties.
