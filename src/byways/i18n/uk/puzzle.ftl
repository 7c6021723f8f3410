# Задачі

server-no_puzzle = Такої задачі немає.
puzzles-line = Цей рядок не належить до задачі.
puzzles-twice = Дві задачі названо однаково.
puzzles-no_answer = У задачі немає відповіді.

puzzle-others-points = Завершити цей хід можна { $turns } способами. Наступний за силою гірший на { $less ->
    [one] { $less } очко
    [few] { $less } очки
   *[other] { $less } очок
}.
puzzle-others-win = Жоден з інших ходів (усього способів — { $turns }) не виграє одразу.
puzzle-others-guard = Після будь-якого іншого ходу суперник може одразу виграти.
puzzle-others-soon = Жоден інший хід не виграє так швидко.
puzzle-others-force = Після будь-якого іншого ходу перемоги за безпомилкової гри суперника не втримати.
puzzle-others-save = Будь-який інший хід за безпомилкової гри суперника програє.

web-puzzles = Задачі
web-puzzles-of = Задачі: { $game }
web-puzzles-about = Один хід — одна найкраща відповідь. Кожну задачу взято зі справжньої партії, а відповідь доведено перебором усіх інших ходів.
web-puzzle-none = Задач тут немає.
web-puzzle-of = Задача: { $game }
web-puzzle-today = Задача дня
web-puzzle-solve-game = Розв’язувати задачу дня: { $game }
web-puzzle-done-today = Сьогодні розв’язано
web-puzzle-grade = Складність { $grade } з 5
web-puzzle-grade-1 = Легка
web-puzzle-grade-2 = Нескладна
web-puzzle-grade-3 = З хитрістю
web-puzzle-grade-4 = Важка
web-puzzle-grade-5 = Дуже важка
web-puzzle-solved = Розв’язано { $solved } з { $all }
web-puzzle-by-grade = Виберіть складність
web-puzzle-rush = На час
web-puzzle-rush-about = Розв’яжіть якомога більше, доки не вийде час або не набереться три помилки.
web-puzzle-minutes = { $minutes } { $minutes ->
    [one] хвилина
    [few] хвилини
   *[other] хвилин
}
web-puzzle-rush-best = Найкращий результат: { $count }
web-puzzle-rush-score = Розв’язано: { $count }, помилок: { $strikes } з 3
web-puzzle-rush-over = { $count ->
    [one] Розв’язано { $count } задачу
    [few] Розв’язано { $count } задачі
   *[other] Розв’язано { $count } задач
}
web-puzzle-rush-record = Це ваш найкращий результат.
web-puzzle-rush-again = Ще раз
web-puzzle-left = Лишилося часу: { $time }
web-puzzle-right-best = Правильно! Кращого немає.
web-puzzle-wrong = Ще ні.
web-puzzle-wrong-points = Поки ні: можна отримати ще { $less ->
    [one] { $less } очко
    [few] { $less } очки
   *[other] { $less } очок
}.
web-puzzle-reply = Але тоді: { $reply }
web-puzzle-line = Далі могло б бути так: { $moves }
web-puzzle-now = Зараз: { $points }
web-puzzle-yours = У вас
web-puzzle-best = Найкраще
web-puzzle-again = Спробувати ще раз
web-puzzle-answer = Показати відповідь
web-puzzle-your-turn = Показати мій хід
web-puzzle-this-answer = Найкращий хід
web-puzzle-other-answers = { $count ->
    [one] Ще { $count } хід нітрохи не гірший.
    [few] Ще { $count } ходи нітрохи не гірші.
   *[other] Ще { $count } ходів нітрохи не гірші.
}
web-puzzle-next = Наступна задача
web-puzzle-undo = Скасувати
web-puzzle-you = Ви — гравець { $seat }.
web-puzzle-board = Задача
web-puzzle-rules = Правила

cli-puzzles_made = Знайдено { $found }, відібрано { $count }.
cli-puzzles_checked = { $game }: перевірено наново { $count }.
cli-puzzles_bad = Не доведено: { $count }.
cli-puzzles_grade = Складність — число від 1 до { $most }.
cli-puzzles_title = Задача { $name }, складність { $grade } з 5
cli-puzzles_prompt = Ваш хід («undo» — скасувати, «answer» — відповідь, «next» — наступна, «quit» — вийти):
cli-puzzles_another = Enter — ще одна:

help-puzzles = Розв’язувати задачі (один хід, одна найкраща відповідь), складати й перевіряти їх.
help-puzzles-play = Розв’язувати задачі в текстовому вигляді: один хід — одна найкраща відповідь.
help-puzzles-game = Яка гра.
help-puzzles-name = Назва задачі.
help-puzzles-grade = Складність від 1 до 5.
help-puzzles-make = Знайти задачі в партіях ботів і записати найменш схожі.
help-puzzles-make-out = Куди записати; те, що у файлі вже є, лишається у відборі.
help-puzzles-make-count = Скільки відібрати.
help-puzzles-make-minutes = Скільки хвилин шукати.
help-puzzles-make-goal = Лише задачі з цією метою; якщо не вказано — з будь-якою.
help-puzzles-check = Довести задачі наново: перебрати всі ходи й зіграти відповіді.
help-puzzles-check-file = Інший файл замість того, що йде з грою.
help-puzzles-make-jobs = Скільки партій водночас; якщо не вказано — скільки ядер.
