# Why a bot chooses what it chooses, in its own voice.

advice-only = There is no other choice.
advice-random = I chose at random.
advice-win = It wins the game.
advice-share = We win together.
advice-claim = I meet a victory condition, so I take the token.
advice-stop = { $seat } would win if the Season ended now; this prevents it.
advice-wait = Waiting brings me more than any card in my hand.
advice-hold = My cards will be worth more later.
advice-peace = Fighting on would cost me more than it brings.
advice-fight = I can hold out longer here.
advice-strike = An attack brings me more than peace.
advice-retreat = This clash is lost; my clans are worth more elsewhere.
advice-shelter = A clan in a Citadel survives the clash.
advice-pay = A card is cheaper than a clan: { $card }.
advice-yield = I would rather lose a clan than a card.
advice-cancel = This card would cost me too much, so I cancel it.
advice-deed = A Deed is permanent and counts for any condition.
advice-track = { $track }: it brings me to { $count } of 6.
advice-lead = It makes me chieftain: { $territory }.
advice-foothold = It makes me present there: { $territory }.
advice-weaken = It sets { $seat } back.
advice-tale = It gives me one more Epic Tale.
advice-grow = It puts more of my clans on the board.
advice-draft = It fits my plans best: { $card }.
advice-card = I compare what the cards are worth to me: { $card }.
advice-capital = A Capital in the middle is close to everything.
advice-site = The new territory lies well for me there.
advice-best = This leaves me in the best position of all options.
advice-chance = I expect to win { $percent } % of games after this.
advice-behind = The best option wins { $percent } more games of 100.

# Who can be played against.

bot-calf = Calf
    .text = Chooses at random.
bot-easy = Easy
    .text = Plays like Medium, with occasional mistakes.
bot-medium = Medium
    .text = Judges the position by a few rules, and looks one step ahead.
bot-hard = Hard
    .text = Simulates many possible games, and answers within seconds.
bot-chieftain = Chieftain
    .text = Plays like Medium.
bot-druid = Druid
    .text = Thinks like Hard, without a time limit.
