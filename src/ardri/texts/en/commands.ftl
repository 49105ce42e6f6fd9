# Texts of the other commands: records, cards, chapters of the rules.

count-choice = { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }

## Records

verify-good = good: { $players }, { $choices }, { $result }
verify-bad = bad: { $why }
verify-unfinished = not over yet
verify-winner = { $seat } wins ({ $reason })
verify-several = { $seats } win together ({ $reason })
verify-nobody = nobody wins ({ $reason })
verify-earlier = good under rules { $rules }, and the same under rules { $now }: { $players }, { $choices }, { $result }
verify-differs = differs: the game was played under rules { $rules }; under rules { $now } it replays only up to choice { $at } of { $choices } ({ $why })
migration-whole = { $file }: this game was played under rules { $rules }. Under rules { $now } it is the same.
migration-part = { $file }: this game was played under rules { $rules }. Under rules { $now } it replays only up to choice { $at } of { $choices }: { $why }
fault-told = The program failed at the choice { $choice }: { $cause }. This is a bug. The game up to this choice is saved in { $file }; please send it with a bug report.
fault-kept = The game up to this choice is saved in { $file }.
verify-told = chance given by the caller, not by a seed

replay-place = Choice { $at } of { $last }
replay-modules = Modules: { $modules }.
replay-seat = seen by { $seat }
replay-spectator = seen by a spectator
replay-all = all cards open
replay-chosen = { $seat }: { $question } → { $option }
replay-hand = Hand of { $seat }: { $cards }
replay-put_away = Put away by { $seat }: { $cards }
replay-set_aside = Set aside: { $cards }
replay-question = { $seat }: { $question }
replay-chance = A chance event comes next.
replay-private = This game is not over. What follows is only for { $seat }: nobody else should look.
replay-not_all = This game is not over: view it as a spectator or as one seat, not as all.
replay-first = This is the beginning.
replay-last = This is the end.
replay-prompt = Enter: forward, b: back, ?: help:
replay-unknown = “{ $answer }” is not a command; ? lists all commands.
replay-help =
    Enter, n    forward to the next change that you can see
    b           back to the change before
    17          to choice 17; 0 is the beginning, e the end
    r, br       forward to the next round, back to the previous one
    a, a 2      play automatically, a step every second or every 2; Ctrl-C stops
    s B         show what seat B sees; s spectator, s all
    ?           this help
    q           quit

bug-written = The report is in { $file }. It contains only what { $seat } may know.

## Cards and chapters

about-players = from { $count } players on
about-signs = Icons: { $icons }
about-territory = The territory
about-names = In other languages: { $names }
about-rulings = Rulings
about-unknown = There is no card “{ $name }”.
about-near = There is no card “{ $name }”. Similar names: { $cards }.
about-several = “{ $name }” matches several cards: { $cards }.

chapter-unknown = There is no chapter “{ $name }”. The chapters are: { $chapters }.
