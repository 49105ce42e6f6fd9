# The guided first game: one idea at a time, beside the real table.

web_learn-title = First steps
web_learn-lead = A real game that explains each thing when you need it.
web_learn-point-real = You play the discovery setup with all the rules against two easy bots, and you can win.
web_learn-point-one = Whenever something new comes up, it is explained beside the table: one idea at a time.
web_learn-point-hint = You can ask what a bot would do in your place, and why.
web_learn-point-undo = You can undo choices, leave the lessons, or close the page and continue another day.
web_learn-begin = Begin
web_learn-go_on = Continue the last game
web_learn-rules = Read the rules instead
web_learn-understood = Got it
web_learn-hint = What would a bot do?
web_learn-so_far = Ideas so far: { $count } of { $most }
web_learn-leave = Continue without lessons

## The ideas

web_learn-welcome = Welcome to the island
    .text = You lead the clans with your colour and letter, and you want to be High King. There are three ways to deserve it, counted to six beside each player’s name. More about that later: play, and whatever is new will be explained here.
web_learn-capital = The Capital
    .text = You are the first Brenn, who leads the round, and decide where the Capital stands. It comes with a Sanctuary and counts as a Citadel. Click a glowing territory.
web_learn-first_clan = Your first clans
    .text = Two of your clans come to the island, one at a time. You are present wherever you have a clan. Where you have more clans than anybody else, you are chieftain.
web_learn-draft = The draft
    .text = Every round begins with new Action cards. Choose what you keep; the rest goes to the next player, and you get cards from the other side. What you kept before you may still hand on. Everybody chooses at the same time.
web_learn-turn = Your turn
    .text = Play one card that has the Season sign, the tree: those you can play now are lifted. Then it is the next player’s turn, round after round of the table, until everybody passes in a row.
web_learn-declare = Name it first
    .text = Before a card does anything, you say what it is about. All that is possible glows. Nothing happens until you confirm; before that you can go back step by step.
web_learn-move = Moving clans
    .text = Choose where clans leave, where they go, and how many. Arrows show your plan, and you can change it until you confirm. Moving to where opponents are starts a clash. Placing clans never does.
web_learn-site = New land
    .text = The island grows. A new territory touches at least two others. It brings another Advantage card, and one more place to be present in.
web_learn-shelter = Shelter in a Citadel
    .text = A clash! Everybody present except the instigator may bring clans into safety, one in each Citadel. A sheltered clan takes no part in the clash, but still counts for who is chieftain.
web_learn-maneuver = Your maneuver
    .text = Whoever has exposed clans maneuvers in turn. Attack: the other player gives up a clan or an Action card, as they like. Withdraw: your clans go to neighbouring territories where you are chieftain. Or offer a truce. You need not win every clash: often it is enough to stay.
web_learn-attacked = You are attacked
    .text = Give up an Action card, or one of your exposed clans. Action cards are gone at the end of the Season anyway; clans stay. But a card not played is a turn not taken.
web_learn-truce = A truce?
    .text = The clash ends at once if everybody involved agrees. Look at who would be chieftain then, and at your tracks. If you like what you see, agree.
web_learn-reaction = Answering with a card
    .text = Cards with the Triskel sign answer something that just happened, even on another player’s turn. You may use one now or decline. If you decline, nobody learns that you could have.
web_learn-epic = Epic Tales
    .text = Epic Tales are strong, and you keep them from round to round until you play them. You keep one of those you have drawn.
web_learn-deed = A Deed
    .text = You have a Deed. It counts as one more for any of the three conditions. Everybody can see it, and it stays with you from round to round.
web_learn-tracks = Three ways to the throne
    .text = Leadership: opposing clans where you are chieftain.
        Land: territories where you are present.
        Religion: Sanctuaries where you are present.
        Six of a kind meet a condition. Look for the one that you are nearest to, and keep an eye on the others’ tracks.
web_learn-advantage = Advantage cards
    .text = You are chieftain of a territory and hold its Advantage card. Use it this round: at the next Assembly each goes to whoever is chieftain then. Everybody sees who holds them.
web_learn-pass = Passing
    .text = Somebody has passed. Passing is not final: you may act again on your next turn. But when all pass in a row the Season ends, and the Action cards left are lost.
web_learn-assembly = The Assembly
    .text = A new round. The chieftain of the Capital’s territory became the Brenn, Pretenders were judged, the chieftains took their Advantage cards, and the crows said which way turns go. Now there are new Action cards.
web_learn-pretender = The throne is within reach
    .text = You meet a condition! Take the Pretender token: only who has one can win. It costs this turn. You win if you still meet the condition at the next Assembly, and no other Pretender meets as many. In a tie the Brenn wins.
web_learn-rival = Somebody claims the throne
    .text = A Pretender wins at the next Assembly, if the condition still holds. Break it: drive their clans out of a territory that counts for them, with its Sanctuaries, or become chieftain there instead. Or become a Pretender yourself and meet more conditions.
web_learn-over = The first game is over
    .text = Now you know all that matters. Play again, watch the replay as any player, or invite friends to a table of your own.

## How one wins

web_learn-win = How one wins
web_learn-win_count = There are three conditions, each counted to six. You can see everybody’s beside their names.
web_learn-win_claim = If you meet one on your turn, you may become a Pretender. That takes the turn, and everybody is warned.
web_learn-win_judge = At the next Assembly the Pretender who meets the most conditions becomes High King. In a tie it is the Brenn, if the Brenn is one of them.
web_learn-guided = Explain everything as I play
web_learn-unguided = Play without explanations

## What modules bring

web_learn-module_place = New in this game: { $at } of { $count }
web_learn-module_back = Back
web_learn-module_next = Next
web_learn-module_skip = Skip
web_learn-module_play = Play
