# Построй свою дорогу

roads-name = Построй свою дорогу
roads-about = Выкладывайте карточки в общую дорожную сеть, где ни одна дорога не ведёт в никуда.

# Настройки

roads-option-variant = Вариант
roads-option-variant-about = 1: двое, один расширяет сеть, другой её замыкает. 2: ограниченное поле, побеждает выложивший карточку последним. 3: берите карточки из кучи и старайтесь избавиться от них.
roads-option-deck = Колода
roads-option-deck-about = classic, balanced (с тупиками), lanes (две и четыре полосы) или имя вашей собственной колоды. Если ничего не выбрать, колоду определяет вариант.
roads-option-copies = Комплекты
roads-option-copies-about = Сколько колод приходится на игрока: одна или две.
roads-option-field = Поле
roads-option-field-about = Вариант 2: столбцы × строки, например 5x7. Если не выбрать: 5x7 на двоих, 7x10 на троих и больше.
roads-option-match = Матч
roads-option-match-about = Вариант 1: две партии, во второй игроки меняются ролями.
roads-option-co-operative = Сообща
roads-option-co-operative-about = Вариант 3: если выложены все карточки, побеждают все.
roads-options-seats = В этом варианте не больше { $most ->
    [one] { $most } игрока
   *[other] { $most } игроков
}.
roads-options-variant = Настройка «{ $option }» относится к варианту { $variant }.
roads-options-deck = Колодой «{ $deck }» играть нельзя: ошибка в строке { $line }.
roads-options-field = Поле записывают столбцами и строками, например 5x7: не меньше двух клеток и не больше { $most } в каждую сторону.

# Колоды

roads-deck-row = В строке нужны три слова: вид, стороны и число карточек на игрока, например «turn 22-- 8».
roads-deck-kind = «{ $kind }» не подходит как название вида: нужно до 16 латинских букв и цифр, первой — буква, и не «deal», «draw» или «skip».
roads-deck-twice = Вид «{ $kind }» уже есть в строке { $above }.
roads-deck-sides = «{ $sides }» — не карточка: запишите четыре стороны (север, восток, юг, запад) знаками 2, 4 и -.
roads-deck-same = «{ $kind }» — та же карточка, что и «{ $other }», только повёрнутая.
roads-deck-count = «{ $count }» — не число карточек: нужно 1 или больше.
roads-deck-empty = В этой колоде нет карточек.
roads-deck-too_many = Карточек на игрока в этой колоде: { $cards }. Можно не больше { $most }.

# Отказы

roads-lay-hand = У вас на руках нет такой карточки: { roads-kind }.
roads-lay-face = Как эту карточку ни поверни, такой она не станет: { roads-kind }.
roads-lay-taken = На клетке { $place } уже лежит карточка.
roads-lay-off_field = Клетка { $place } вне поля.
roads-lay-first = Первую карточку кладут на клетку 0,0.
roads-lay-nowhere = На клетке { $place } дорога вела бы в никуда.
roads-lay-width = На клетке { $place } две полосы сошлись бы с четырьмя.
roads-lay-loose = На клетке { $place } карточка не соединится ни с одной дорогой.
roads-skip-not_played = В этом варианте ход не пропускают.
roads-skip-can_lay = У вас ещё есть ход, на клетку { $place }: { roads-kind }.

# События

roads-dealt = Ваши карточки: { $refs }.
roads-dealt_hidden = Игрок { $seat } получает { $count ->
    [one] { $count } карточку
    [few] { $count } карточки
   *[many] { $count } карточек
}.
roads-drew = Вы берёте карточку: { $place }.
roads-drew_hidden = Игрок { $seat } берёт карточку.
roads-laid = Игрок { $seat } выкладывает карточку на клетку { $place }: { roads-kind }.
roads-skipped = Игрок { $seat } пропускает ход.
roads-out = Игроку { $seat } нечем ходить: он выбывает.
roads-next_game = Начинается партия { $game }; первым ходит игрок { $seat }.

# Чем закончилось

roads-end-closed = Сеть замкнута: победил второй игрок.
roads-end-extended = Выложены все карточки: победил первый игрок.
roads-end-stuck = Тому, чей ход, нечем ходить: ничья, победили оба.
roads-end-match = Обе партии матча сыграны.
roads-end-field = Поле заполнено: победил выложивший карточку последним.
roads-end-nobody = Ходить больше некому: победил выложивший карточку последним.
roads-end-laid = Выложены все карточки.
roads-end-skips = Все подряд пропустили ход.
roads-end-sealed = Сеть замкнута, и больше ничего не выложить.

# Счёт

roads-score-laid = Выложено карточек
roads-score-left = Осталось карточек
roads-score-skips = Пропуски

# Что видно

roads-stage-laid = Выложено карточек: { $laid } из { $cards }
roads-stage-match = Партия { $game } из 2, выложено карточек: { $laid } из { $cards }
roads-stage-over = Игра окончена
roads-board = Дорожная сеть
roads-tray = Ваши карточки
roads-others = Карточки игрока { $seat }{ $out ->
    [yes] {" (выбыл)"}
   *[no] {""}
}
roads-pile = Куча
roads-backs = { $count ->
    [one] { $count } карточка рубашкой вверх
    [few] { $count } карточки рубашкой вверх
   *[many] { $count } карточек рубашкой вверх
}
roads-ghosts = Как повернуть
roads-ghost = Один из поворотов
roads-bar = Действия
roads-button-skip = Пропустить ход
roads-card = { roads-kind }, { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
   *[many] { $count } карточек
}
roads-cell-empty = { $cell }: пусто
roads-cell-laid = { $cell }: { roads-kind };{ $n ->
    [two] {" "}на север две полосы,
    [four] {" "}на север четыре полосы,
   *[none] {""}
}{ $e ->
    [two] {" "}на восток две полосы,
    [four] {" "}на восток четыре полосы,
   *[none] {""}
}{ $s ->
    [two] {" "}на юг две полосы,
    [four] {" "}на юг четыре полосы,
   *[none] {""}
}{ $w ->
    [two] {" "}на запад две полосы,
    [four] {" "}на запад четыре полосы,
   *[none] {""}
} игрок { $seat }
roads-kind = { $kind ->
    [end] тупик
    [straight] прямая дорога
    [turn] поворот
    [T] Т-образный перекрёсток
    [X] перекрёсток
    [straight2] прямая дорога, две полосы
    [straight4] прямая дорога, четыре полосы
    [turn2] поворот, две полосы
    [turn4] поворот, четыре полосы
    [T222] Т-образный перекрёсток, две полосы
    [T444] Т-образный перекрёсток, четыре полосы
    [T442] Т-образный перекрёсток: прямо четыре полосы, вбок две
    [T224] Т-образный перекрёсток: прямо две полосы, вбок четыре
    [X42] перекрёсток четырёхполосной дороги с двухполосной
   *[other] { $kind }
}

# На бумаге

roads-paper-cards = Построй свою дорогу: карточки
roads-score-laid-about = Ваши карточки на столе
roads-score-left-about = Карточки, оставшиеся на руках
roads-score-skips-about = Ходы, на которых ничего не подошло
