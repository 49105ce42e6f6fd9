# Pourquoi un joueur automatique choisit ce qu’il choisit, dans ses propres mots.

advice-only = Il n’y a pas d’autre choix.
advice-random = Aucune raison.
advice-win = Cela gagne la partie.
advice-share = Nous gagnons ensemble.
advice-claim = Je remplis une condition de victoire : que chacun le sache.
advice-stop = { $seat } gagnerait si la Saison finissait maintenant ; ceci l’en empêche.
advice-wait = Attendre me rapporte plus que n’importe quelle carte de ma main.
advice-hold = Ce que je garde vaudra plus tard davantage.
advice-peace = Continuer à me battre coûterait plus que cela ne rapporte.
advice-fight = Ici, j’ai le souffle le plus long.
advice-strike = Il y a plus à gagner par un coup que par la paix.
advice-retreat = Ce conflit est perdu ; mes clans valent mieux ailleurs.
advice-shelter = Derrière des murs, un clan survit au conflit.
advice-pay = Une carte coûte moins qu’un clan : { $card }.
advice-yield = Je cède un clan plutôt qu’une carte.
advice-cancel = Ce qui est annoncé me coûterait trop cher : cela n’aura pas lieu.
advice-deed = Un Exploit reste et compte pour n’importe quelle condition.
advice-track = { $track } : cela me mène à { $count } sur 6.
advice-lead = Cela fait de moi le chef : { $territory }.
advice-foothold = Cela m’ouvre un territoire : { $territory }.
advice-weaken = { $seat } recule.
advice-tale = Un Récit épique de plus dans ma main.
advice-grow = Plus de mes clans en jeu.
advice-draft = Cela convient le mieux à mes projets : { $card }.
advice-card = Je choisis selon ce que les cartes valent pour moi : { $card }.
advice-capital = Une Capitale au centre est à portée de tout.
advice-site = Là, la nouvelle terre est bien placée pour moi.
advice-best = De tout ce que j’ai considéré, c’est après cela que je suis le mieux.
advice-chance = Dans { $percent } parties imaginées sur 100, je gagne après cela.
advice-behind = La meilleure option en gagne { $percent } de plus sur 100.

# Contre qui on peut jouer.

bot-calf = Veau
    .text = Choisit au hasard.
bot-easy = Facile
    .text = Juge comme un chef, et se trompe parfois.
bot-medium = Moyen
    .text = Pèse ce qu’il voit d’après quelques règles, et regarde un coup plus loin.
bot-hard = Difficile
    .text = Imagine de nombreuses suites de la partie, et répond en quelques secondes.
bot-chieftain = Chef
    .text = Joue comme Moyen.
bot-druid = Druide
    .text = Réfléchit comme Difficile, aussi longtemps qu’il le faut.
