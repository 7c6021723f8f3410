# Задачи

server-no_puzzle = Такой задачи нет.
puzzles-line = Эта строка не относится к задаче.
puzzles-twice = Две задачи названы одинаково.
puzzles-no_answer = У задачи нет ответа.

puzzle-others-points = Закончить этот ход можно { $turns } способами. Следующий по силе хуже на { $less ->
    [one] { $less } очко
    [few] { $less } очка
   *[other] { $less } очков
}.
puzzle-others-win = Ни один из остальных ходов (всего способов — { $turns }) не выигрывает сразу.
puzzle-others-guard = После любого другого хода соперник может сразу выиграть.
puzzle-others-soon = Ни один другой ход не выигрывает так быстро.
puzzle-others-force = После любого другого хода победу при безошибочной игре соперника не удержать.
puzzle-others-save = Любой другой ход при безошибочной игре соперника проигрывает.

web-puzzles = Задачи
web-puzzles-of = Задачи: { $game }
web-puzzles-about = Один ход — один лучший ответ. Каждая задача взята из настоящей партии, а ответ доказан перебором всех остальных ходов.
web-puzzle-none = Задач здесь нет.
web-puzzle-of = Задача: { $game }
web-puzzle-today = Задача дня
web-puzzle-solve-game = Решать задачу дня: { $game }
web-puzzle-done-today = Сегодня решена
web-puzzle-grade = Сложность { $grade } из 5
web-puzzle-grade-1 = Лёгкая
web-puzzle-grade-2 = Несложная
web-puzzle-grade-3 = С хитростью
web-puzzle-grade-4 = Трудная
web-puzzle-grade-5 = Очень трудная
web-puzzle-solved = Решено { $solved } из { $all }
web-puzzle-by-grade = Выберите сложность
web-puzzle-rush = На время
web-puzzle-rush-about = Решите как можно больше, пока не выйдет время или не наберётся три ошибки.
web-puzzle-minutes = { $minutes } { $minutes ->
    [one] минута
    [few] минуты
   *[other] минут
}
web-puzzle-rush-best = Лучший результат: { $count }
web-puzzle-rush-score = Решено: { $count }, ошибок: { $strikes } из 3
web-puzzle-rush-over = { $count ->
    [one] Решена { $count } задача
    [few] Решено { $count } задачи
   *[other] Решено { $count } задач
}
web-puzzle-rush-record = Это ваш лучший результат.
web-puzzle-rush-again = Ещё раз
web-puzzle-left = Осталось времени: { $time }
web-puzzle-right-best = Верно! Лучше не бывает.
web-puzzle-wrong = Пока нет.
web-puzzle-wrong-points = Пока нет: можно получить ещё { $less ->
    [one] { $less } очко
    [few] { $less } очка
   *[other] { $less } очков
}.
web-puzzle-reply = Но тогда: { $reply }
web-puzzle-line = Дальше могло бы быть так: { $moves }
web-puzzle-now = Сейчас: { $points }
web-puzzle-yours = У вас
web-puzzle-best = Лучшее
web-puzzle-again = Попробовать ещё раз
web-puzzle-answer = Показать ответ
web-puzzle-your-turn = Показать мой ход
web-puzzle-this-answer = Лучший ход
web-puzzle-other-answers = { $count ->
    [one] Ещё { $count } ход ничуть не хуже.
    [few] Ещё { $count } хода ничуть не хуже.
   *[other] Ещё { $count } ходов ничуть не хуже.
}
web-puzzle-next = Следующая задача
web-puzzle-undo = Отменить
web-puzzle-you = Вы — игрок { $seat }.
web-puzzle-board = Задача
web-puzzle-rules = Правила

cli-puzzles_made = Найдено { $found }, отобрано { $count }.
cli-puzzles_checked = { $game }: проверено заново { $count }.
cli-puzzles_bad = Не доказано: { $count }.
cli-puzzles_grade = Сложность — число от 1 до { $most }.
cli-puzzles_title = Задача { $name }, сложность { $grade } из 5
cli-puzzles_prompt = Ваш ход («undo» — отменить, «answer» — ответ, «next» — следующая, «quit» — выйти):
cli-puzzles_another = Enter — ещё одна:

help-puzzles = Решать задачи (один ход, один лучший ответ), составлять и проверять их.
help-puzzles-play = Решать задачи в текстовом виде: один ход — один лучший ответ.
help-puzzles-game = Какая игра.
help-puzzles-name = Название задачи.
help-puzzles-grade = Сложность от 1 до 5.
help-puzzles-make = Найти задачи в партиях ботов и записать самые непохожие.
help-puzzles-make-out = Куда записать; то, что в файле уже есть, остаётся в отборе.
help-puzzles-make-count = Сколько отобрать.
help-puzzles-make-minutes = Сколько минут искать.
help-puzzles-make-goal = Только задачи с этой целью; если не указано — с любой.
help-puzzles-check = Доказать задачи заново: перебрать все ходы и сыграть ответы.
help-puzzles-check-file = Другой файл вместо того, что идёт с игрой.
help-puzzles-make-jobs = Сколько партий одновременно; если не указано — сколько ядер.
