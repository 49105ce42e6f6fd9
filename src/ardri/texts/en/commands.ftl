# What the commands beside `play` say: of records, of cards, of chapters of the rules.

count-choice = { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }

## Records

verify-good = good: { $players }, { $choices }, { $result }
verify-bad = bad: { $why }
verify-unfinished = not over yet
verify-winner = { $seat } wins ({ $reason })
verify-nobody = nobody wins ({ $reason })
verify-earlier = good by rules { $rules }, and the same by rules { $now }: { $players }, { $choices }, { $result }
verify-differs = differs: the game was played by rules { $rules }; by rules { $now } it goes on only up to choice { $at } of { $choices } ({ $why })
migration-whole = { $file }: this game was played by rules { $rules }. By rules { $now } it is the same.
migration-part = { $file }: this game was played by rules { $rules }. By rules { $now } it goes only up to choice { $at } of { $choices }: { $why }
fault-told = The rules of this program failed at the choice { $choice }: { $cause }. That is a mistake in the program. The game up to there is in { $file }; please send it with a report.
fault-kept = The game up to there is in { $file }.
verify-told = chance told by the caller and not seeded

replay-place = Choice { $at } of { $last }
replay-seat = seen by { $seat }
replay-spectator = seen by a spectator
replay-all = all cards open
replay-chosen = { $seat }: { $question } → { $option }
replay-hand = Hand of { $seat }: { $cards }
replay-put_away = Put away by { $seat }: { $cards }
replay-set_aside = Set aside: { $cards }
replay-question = { $seat }: { $question }
replay-chance = Chance is asked.
replay-private = This game is not over. What follows is what { $seat } may see: nobody else should look.
replay-not_all = This game is not over: a spectator or one seat may look, not all.
replay-first = There is nothing before this.
replay-last = There is nothing after this.
replay-prompt = Enter goes on, b back, ? shows more:
replay-unknown = “{ $answer }” is no command here; ? shows them all.
replay-help =
    Enter, n    on to where something new is seen
    b           back
    17          to choice 17; 0 is the beginning, e the end
    r, br       on to the next round, back to the round before
    a, a 2      play on by itself, every second or every 2; Ctrl-C stops it
    s B         look as seat B; s spectator, s all
    ?           this help
    q           quit

bug-written = The report is in { $file }. It holds what { $seat } may know, and nothing else.

## Cards and chapters

about-four = only with 4 players
about-signs = Signs: { $icons }
about-territory = The territory
about-names = In other languages: { $names }
about-rulings = Rulings
about-unknown = There is no card “{ $name }”.
about-near = There is no card “{ $name }”; near it are: { $cards }.
about-several = “{ $name }” may be one of several cards: { $cards }.

chapter-unknown = There is no chapter “{ $name }”; there are: { $chapters }.
