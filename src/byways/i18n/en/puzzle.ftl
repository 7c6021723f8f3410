# Puzzles

server-no_puzzle = There’s no such puzzle.
puzzles-line = This line isn’t part of a puzzle.
puzzles-twice = Two puzzles have the same name.
puzzles-no_answer = A puzzle has no answer.

puzzle-others-points = There are { $turns } ways to end this turn. The next best is worth { $less ->
    [one] one point less
   *[other] { $less } points less
}.
puzzle-others-win = There are { $turns } ways to end this turn. No other one wins at once.
puzzle-others-guard = After any other move, the other player can win at once.
puzzle-others-soon = No other move wins this soon.
puzzle-others-force = With any other move the win slips away against perfect play.
puzzle-others-save = Every other move loses against perfect play.

web-puzzles = Puzzles
web-puzzles-of = Puzzles: { $game }
web-puzzles-about = One turn, one best answer. Every puzzle comes from a real game, and every answer is proved by trying all other turns.
web-puzzle-none = There are no puzzles here.
web-puzzle-of = Puzzle: { $game }
web-puzzle-today = Puzzle of the day
web-puzzle-solve-game = Solve today’s puzzle: { $game }
web-puzzle-done-today = Solved today
web-puzzle-grade = Grade { $grade } of 5
web-puzzle-grade-1 = Easy
web-puzzle-grade-2 = Fair
web-puzzle-grade-3 = Tricky
web-puzzle-grade-4 = Hard
web-puzzle-grade-5 = Fiendish
web-puzzle-solved = { $solved } of { $all } solved
web-puzzle-by-grade = Choose a grade
web-puzzle-rush = Rush
web-puzzle-rush-about = Solve as many as you can before time is up or three go wrong.
web-puzzle-minutes = { $minutes } minutes
web-puzzle-rush-best = Best: { $count }
web-puzzle-rush-score = { $count } solved, { $strikes } of 3 wrong
web-puzzle-rush-over = { $count ->
    [one] One puzzle solved
   *[other] { $count } puzzles solved
}
web-puzzle-rush-record = That’s your best so far!
web-puzzle-rush-again = Once more
web-puzzle-left = Time left: { $time }
web-puzzle-right-best = Right! Nothing is better.
web-puzzle-wrong = Not yet.
web-puzzle-wrong-points = Not yet: { $less ->
    [one] one more point is possible
   *[other] { $less } more points are possible
}.
web-puzzle-reply = But then: { $reply }
web-puzzle-line = It could go on like this: { $moves }
web-puzzle-now = Now: { $points }
web-puzzle-yours = Yours
web-puzzle-best = Best
web-puzzle-again = Try again
web-puzzle-answer = Show the answer
web-puzzle-your-turn = Show my turn
web-puzzle-this-answer = The best turn
web-puzzle-other-answers = { $count ->
    [one] One other turn is just as good.
   *[other] { $count } other turns are just as good.
}
web-puzzle-next = Next puzzle
web-puzzle-undo = Undo
web-puzzle-you = You are player { $seat }.
web-puzzle-board = The puzzle
web-puzzle-rules = Rules

cli-puzzles_made = { $found } found, { $count } chosen.
cli-puzzles_checked = { $game }: { $count } proved again.
cli-puzzles_bad = Not proved: { $count }.
cli-puzzles_grade = The grade is a number from 1 to { $most }.
cli-puzzles_title = Puzzle { $name }, grade { $grade } of 5
cli-puzzles_prompt = Your move (undo, answer, next, quit):
cli-puzzles_another = Enter for another one:

help-puzzles = Solve puzzles (one turn, one best answer), make them and check them.
help-puzzles-play = Solve puzzles in plain text.
help-puzzles-game = The game, such as “ink”.
help-puzzles-name = A puzzle’s name.
help-puzzles-grade = Difficulty, from 1 to 5.
help-puzzles-make = Find puzzles in bots’ games and keep the most varied ones.
help-puzzles-make-out = File to write. Puzzles already in it are kept in the running.
help-puzzles-make-count = How many to keep.
help-puzzles-make-minutes = Minutes to search.
help-puzzles-make-goal = Only puzzles with this goal. If left out, with any.
help-puzzles-check = Prove the puzzles again: search all turns and play the answers.
help-puzzles-check-file = A file to check instead of the game’s own.
help-puzzles-make-jobs = Games to play at a time. If left out, one per core.
