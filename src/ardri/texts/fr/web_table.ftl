# La table dans le navigateur.

web_table-title = La table
web_table-page = Ard Rí
web_table-page_your_turn = À vous de choisir – Ard Rí
web_table-status = Ce qu’il faut faire
web_table-announcements = Annonces
web_table-players = Joueurs
web_table-side = Récit et discussion
web_table-supplies = Sur la table

## La connexion

web_table-lost = Reconnexion…
web_table-back_again = De retour à la table.
web_table-watching = Vous regardez

## La ligne d’état

web_table-confirm = Confirmer
web_table-confirm_question = Qu’il en soit ainsi ?
web_table-confirm_what = Confirmer : { $what } ?
web_table-back = Retour
web_table-idle = { $card } ne changerait rien. Jouer la carte quand même ?
web_table-idle_confirm = Jouer sans effet
web_table-outcome = Ce qui suit, si personne ne répond
web_table-outcome_lead = Vous devenez le chef : { $territory }.
web_table-outcome_lose = Vous n’êtes plus le chef : { $territory }.
web_table-outcome_other = { $seat } devient le chef : { $territory }.
web_table-outcome_left = { $territory } : { $count ->
        [0] aucun de vos clans ne reste
        [one] { $count } de vos clans reste
       *[other] { $count } de vos clans restent
    }.
web_table-outcome_clash = Un conflit commence : { $territory }, contre { $seats }.
web_table-how_many = Combien
web_table-bot_plays_you = Un robot joue à votre place.
web_table-return = Reprendre la main
web_table-not_again = Ne plus demander ce tour-ci
web_table-seconds_left = { $count ->
        [one] encore { $count } seconde
       *[other] encore { $count } secondes
    }

## Les plans

web_table-need = De { $least } à { $most } en tout.
web_table-need_exactly = { $count } en tout.
web_table-times = { $option } × { $count }
web_table-plan_left = { $count ->
        [one] reste { $count } clan
       *[other] restent { $count } clans
    }
web_table-plan_count = { $territory } : { $count ->
        [one] { $count } clan
       *[other] { $count } clans
    }
web_table-plan_less = Un clan de moins : { $territory }
web_table-plan_more = Un clan de plus : { $territory }

## Les feuilles posées sur l’île

web_table-show = Montrer de nouveau
web_table-see_island = Voir l’île
web_table-draft_from = du joueur { $seat }
web_table-draft_to = au joueur { $seat }
web_table-draft = Le choix des cartes : { $count ->
        [one] { $count } carte vous reste
       *[other] { $count } cartes vous restent
    }
web_table-draft_kept = vous la gardez
web_table-draft_passed = passe
web_table-draft_chosen = Gardées : { $kept } sur { $count }
web_table-draft_confirm = Garder : { $cards }
web_table-draft_choose = { $count ->
        [one] Choisissez { $count } carte
       *[other] Choisissez { $count } cartes
    }
web_table-draft_waiting = Vous avez choisi. Les autres réfléchissent encore.
web_table-draft_change = Choisir autrement

## Alertes : ce qui peut bientôt finir la partie

web_table-alarm_title = Ce qui peut bientôt finir la partie
web_table-alarm_now = Si la Saison finissait maintenant : { $end }.
web_table-alarm_pass = Si vous passez, la Saison finit.
web_table-alarm_pass_ends = Si vous passez, la Saison finit : { $end }.
web_table-alarm_other = Si { $seat } passe, la Saison finit.
web_table-alarm_pretender = { $seat } a un marqueur Prétendant.
web_table-alarm_wins = { $seat } gagne
web_table-alarm_you = vous gagnez
web_table-alarm_several = { $seats } gagnent ensemble
web_table-alarm_nobody = personne ne gagne et la partie est finie
web_table-alarm_would_win = gagnerait maintenant
web_table-pass_really = Passer vraiment ? La Saison finit : { $end }.
web_table-pass_confirm = Passer quand même

## Les conflits

web_table-clash = Conflit : { $territory }
web_table-clash_active = manœuvre
web_table-clash_attack = attaque
web_table-clash_withdraw = quitte le territoire
web_table-clash_epic = joue un Récit épique
web_table-clash_attacked = subit l’attaque
web_table-clash_instigator = envahisseur
web_table-clash_exposed = clans engagés
web_table-clash_sheltered = clans à l’abri
web_table-clash_citadels = Citadelles libres : { $free } sur { $all }
web_table-clash_no_citadels = Aucune Citadelle ici
web_table-clash_silent = Lance de Lug : aucune carte Triskel.
web_table-clash_signal = accepterait une trêve
web_table-clash_would = J’accepterais une trêve

## Les joueurs

web_table-explain = Expliquer la question
web_table-chat_said = { $name } dit : { $text }
web_table-unread = { $count ->
        [one] { $count } nouvelle ligne dans la discussion
       *[other] { $count } nouvelles lignes dans la discussion
    }
web_table-thinking = doit choisir
web_table-turn = c’est son tour
web_table-your_turn = c’est votre tour
web_table-about = Voir { $seat } et tous les joueurs
web_table-bot = robot
web_table-away = absence : un robot joue
web_table-resigned = a abandonné : un robot joue
web_table-gave_up = a abandonné
web_table-gave_up_bot = a abandonné ; un robot a continué
web_table-gone = hors ligne
web_table-gone_for = hors ligne, { $time }
web_table-others = Joueurs
web_table-nudge = Relancer { $seat }
web_table-nudge_done = Relance envoyée à { $seat }.
web_table-nudged_by = { $seat } vous relance : la partie vous attend.
web_table-relieve = Laisser un robot jouer pour { $seat }
web_table-relieve_from = Un robot pourra jouer pour { $seat } à partir de { $time }.
web_table-clock = Temps
web_table-track = { $track } : { $count } sur 6, et { $deeds ->
        [one] { $deeds } Exploit
       *[other] { $deeds } Exploits
    }

## Sur la table

web_table-tab_story = Récit
web_table-tab_chat = Discussion
web_table-tab_table = Table
web_table-left_sanctuaries = Sanctuaires en réserve
web_table-left_citadels = Citadelles en réserve
web_table-left_tiles = Territoires dans la pile
web_table-left_epics = Récits épiques dans la pioche
web_table-action_discard = Cartes Action dans la défausse
web_table-in_play = En cours de jeu :
web_table-revealed = Révélées :
web_table-epic_discard = Récits épiques défaussés : { $count }
web_table-face_up = Cartes Avantage de personne : { $count }
web_table-face_down = Cartes Avantage jouées : { $count }

## Autres actions

web_table-undo = Annuler
web_table-undo_none = Rien ne peut être annulé maintenant : ce qui a été pioché ou montré, et ce à quoi d’autres ont pu répondre, demeure.
web_table-rewind = Reprendre le coup
    .text = Tout votre dernier coup, et ce que les robots ont fait depuis. La partie compte alors comme un exercice.
web_table-reset = Tout le tour
web_table-hint = Conseil
web_table-result = Le résultat
web_table-menu = À cette table
web_table-orders = Consignes
web_table-orders_help = Que faire d’une carte chaque fois qu’elle pourrait répondre à quelque chose. Personne ne voit vos consignes.
web_table-orders_none = Aucune carte de votre main ne répond à quoi que ce soit.
web_table-order_of = Consigne pour { $card }
web_table-order_ask = Me demander
web_table-order_never = Ne jamais la jouer
web_table-order_always = Toujours la jouer
web_table-eyes = Voir la table comme
web_table-spectators = Spectateurs
web_table-leaving = Partir
web_table-leave = Laisser un robot jouer pour moi
web_table-vote = Interrompre la partie
web_table-vote_no = Continuer la partie
web_table-resign = Abandonner
web_table-resign_really = Abandonner pour de bon
web_table-leaving_help = Vous pouvez reprendre la main au robot à tout moment. La partie est interrompue quand tous les joueurs le veulent.
web_table-resign_help = Qui abandonne laisse sa place à un robot pour de bon.
web_table-resign_help_two = Qui abandonne perd : l’autre joueur gagne aussitôt.
web_table-keys = Clavier
web_table-keys_help = Tab et les flèches mènent partout, Entrée choisit. 1 à 9 : les boutons de la ligne d’état. C : confirmer. Échap : un pas en arrière. U : annuler. H : conseil. R : répéter les dernières annonces. T : la table en texte. (?) : règles et icônes.
web_table-curtain = À { $seat }
web_table-curtain_ready = C’est moi, montrez-moi mes cartes

## Ce qui arrive à côté du jeu

web_table-notice_fault = Les règles du programme ont échoué. Le dernier choix ne compte pas : faites-en un autre.
web_table-notice_undone = { $seat } annule un choix.
web_table-notice_left = { $seat } quitte la table ; un robot continue.
web_table-notice_timed_out = Temps écoulé ({ $seat }) ; un robot continue.
web_table-notice_relieved = Absence ({ $seat }) ; un robot continue jusqu’au retour.
web_table-notice_returned = { $seat } est de retour.
web_table-notice_resigned = { $seat } abandonne ; un robot continue.
web_table-notice_replaced = Le robot ({ $seat }) est tombé en panne ; un robot plus simple continue.

## Ce qu’une table a de particulier

web_table-mark_seed = Quelqu’un a choisi la graine de cette partie et connaît peut-être la suite.
web_table-mark_entropy = Quelqu’un a choisi ce qu’il a ajouté à la graine, au lieu de s’en remettre au hasard.
web_table-mark_position = Cette partie a commencé dans une position choisie par quelqu’un.
web_table-mark_rhythm = Quelqu’un a choisi la durée des pauses à cette table.
web_table-mark_shared = Une même personne occupe plusieurs sièges.
web_table-mark_read = Quelqu’un qui s’occupe du serveur a lu cette partie en cours, avec tous ses secrets.
web_table-mark_practice = Dans cette partie, des coups entiers ont été annulés, pour s’entraîner.
