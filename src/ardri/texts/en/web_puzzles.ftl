# Puzzles in the browser.

web_puzzles-title = Puzzles
web_puzzles-lead = Positions with a question each: what would a good player answer?
web_puzzles-count = Solved: { $count } of { $total }
web_puzzles-solved = solved
web_puzzles-ahead = several moves
web_puzzles-heading = Puzzle { $number }: { $title }
web_puzzles-look_ahead = Think several moves ahead.
web_puzzles-wrong = Wrong: { $option }. Try again, or look at the solution.
web_puzzles-right = Right: { $option }
web_puzzles-solution = The solution: { $options }
web_puzzles-show = Show the solution
web_puzzles-next = The next puzzle
web_puzzles-begin = Begin
web_puzzles-go_on = Continue
web_puzzles-all = All puzzles
web_puzzles-done = You have solved all puzzles.
