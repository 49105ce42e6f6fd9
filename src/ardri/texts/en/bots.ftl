# Why a bot chooses what it chooses, in its own voice.

advice-only = There is no other choice.
advice-random = No reason at all.
advice-win = It wins the game.
advice-claim = I meet a victory condition: now everybody shall know it.
advice-stop = { $seat } would win if the Season ended now; this stops it.
advice-wait = I gain more by waiting than by any card in my hand.
advice-hold = What I hold will be worth more later.
advice-peace = Fighting on would cost me more than it brings.
advice-fight = I have the longer breath here.
advice-strike = There is more to gain by a blow than by peace.
advice-retreat = This clash is lost; the clans are worth more elsewhere.
advice-shelter = Behind walls a clan outlives the clash.
advice-pay = A card is cheaper than a clan: { $card }.
advice-yield = I can spare a clan rather than a card.
advice-cancel = What was declared would cost me too much: it shall not happen.
advice-deed = A Deed stays, and counts for any condition.
advice-track = { $track }: it brings me to { $count } of 6.
advice-lead = It makes me chieftain: { $territory }.
advice-foothold = It gives me a foothold: { $territory }.
advice-weaken = It sets { $seat } back.
advice-tale = An Epic Tale more in my hand.
advice-grow = More of my clans on the board.
advice-draft = It suits my plans best: { $card }.
advice-card = I choose by what cards are worth to me: { $card }.
advice-capital = A Capital in the middle is within reach of everything.
advice-site = There the new land lies well for me.
advice-best = Of all I looked at, I stand best after this.
advice-chance = In { $percent } of 100 games that I imagine I win after this.

# Who can be played against.

bot-calf = Calf
    .text = Chooses at random.
bot-easy = Easy
    .text = Judges like a chieftain, and errs now and then.
bot-medium = Medium
    .text = Weighs what it sees by a few rules, and looks one step ahead.
bot-hard = Hard
    .text = Thinks of many ways the game may go, and answers within seconds.
bot-chieftain = Chieftain
    .text = Plays like Medium.
bot-druid = Druid
    .text = Thinks like Hard, as long as it takes.
