# Построй свою дорогу

roads-name = Построй свою дорогу
roads-about = Выкладывайте карточки в одну дорожную сеть; ни одна дорога не должна упираться в пустую сторону.
roads-lure = Ни одна дорога не ведёт в никуда
roads-bot-1 = Кладёт всё, что подходит, но победы не упустит.
roads-bot-2 = Прикидывает несколько концовок и надеется на удачу.
roads-bot-3 = Перебирает сотни концовок и выбирает самую верную.
roads-bot-4 = Смотрит далеко вперёд и просчитывает последние карточки.
roads-bot-5 = Точно рассчитывает конец задолго до того, как вы его увидите.

# Настройки

roads-option-variant = Вариант
roads-option-variant-about = Три игры с одними и теми же карточками.
roads-option-variant-1 = Расширить или замкнуть
roads-option-variant-2 = Последний ход
roads-option-variant-3 = Куча
roads-option-deck = Колода
roads-option-deck-classic = Обычная
roads-option-deck-balanced = С тупиками
roads-option-deck-lanes = С полосами
roads-option-deck-lanes-balanced = С полосами и тупиками
roads-option-deck-about = Дороги в две полосы или в две и четыре. В колодах с тупиками сеть можно замкнуть.
roads-option-copies = Колод на игрока
roads-option-copies-about = Сколько колод приходится на игрока: одна или две.
roads-option-copies-1 = Одна колода на игрока
roads-option-copies-2 = Две колоды на игрока
roads-option-field = Поле
roads-option-field-about = Столбцы × ряды; 5×7 — для двоих, 7×10 — если игроков больше.
roads-option-match = Матч
roads-option-match-about = Вариант 1: две партии, во второй игроки меняются ролями.
roads-option-co-operative = Сообща
roads-option-co-operative-about = Вариант 3: если выложены все карточки, побеждают все.
roads-option-variant-1-goal = Дуэль: один продолжает дороги, другой замыкает.
roads-option-variant-2-goal = Поле с границами: побеждает тот, кто выложит последнюю карточку.
roads-option-variant-3-goal = Берите из кучи и первым избавьтесь от карточек.
roads-options-seats = В этом варианте не больше { $most ->
    [one] { $most } игрока
   *[other] { $most } игроков
}.
roads-options-variant = Настройка { $option ->
    [match] «Матч»
    [field] «Поле»
   *[co-operative] «Сообща»
} есть только в варианте { $variant }: выберите его или обойдитесь без неё.
roads-options-field = Поле записывают столбцами и строками, например 5x7: не меньше двух клеток и не больше { $most } в каждую сторону.
roads-options-no_card = На таком поле не помещается ни одна карточка этой колоды: дороги не должны уходить за край. Возьмите поле побольше или другую колоду.
roads-advice-ends = Без тупиков второй игрок почти никогда не замкнёт дороги. В колоде «lanes-balanced» (полосы и тупики) их четыре.

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

roads-lay-hand = У вас на руках нет такой карточки: { roads-kind }. Выберите одну из своих.
roads-lay-face = Как эту карточку ни поверни, такой она не станет: { roads-kind }.
roads-lay-taken = На клетке { $place } уже лежит карточка. Выберите свободную.
roads-lay-off_field = Клетка { $place } вне поля. Выберите клетку на поле.
roads-lay-first = Первую карточку кладут на клетку 0,0.
roads-lay-nowhere = Между клетками { $place } и { $beside } дорога упёрлась бы в пустую сторону: поверните карточку или выберите другую клетку.
roads-lay-edge = На клетке { $place } дорога ушла бы за край поля: поверните карточку или выберите другую клетку.
roads-lay-width = Между клетками { $place } и { $beside } две полосы сошлись бы с четырьмя: поверните карточку или выберите другую клетку.
roads-lay-loose = На клетке { $place } карточка должна соединиться с дорогой сети.
roads-skip-not_played = В этом варианте ход не пропускают: выложите карточку.
roads-skip-can_lay = У вас ещё есть ход на клетку { $place }: { roads-kind }.

# События

roads-dealt = Ваши карточки: { $cards }.
roads-dealt_hidden = { $who } получает { $count ->
    [one] { $count } карточку
    [few] { $count } карточки
   *[many] { $count } карточек
}.
roads-drew = Вы берёте карточку: { roads-kind }.
roads-drew_hidden = { $who } берёт карточку.
    .you = Вы берёте карточку.
roads-laid = { $who } выкладывает карточку на клетку { $place }: { roads-kind }.
    .you = Вы выкладываете карточку на клетку { $place }: { roads-kind }.
roads-skipped = { $who } пропускает ход.
    .you = Вы пропускаете ход.
roads-out = { $who } выбывает: ходить нечем.
    .you = Вы выбываете: ходить нечем.
roads-next_game = Партия { $game }: начинает { $who }.
    .you = Партия { $game }: начинаете вы.

# Чем закончилось

roads-end-closed = Сеть замкнута: победил второй игрок.
roads-end-extended = Выложены все карточки: победил первый игрок.
roads-end-stuck = Тому, чей ход, нечем ходить: ничья, победили оба.
roads-end-match = Обе партии матча сыграны.
roads-end-field = Поле заполнено: победил выложивший карточку последним.
roads-end-nobody = Ходить больше некому: победил выложивший карточку последним.
roads-end-laid = Выложены все карточки.
roads-end-skips = Все по кругу пропустили ход.
roads-end-sealed = Сеть замкнута, и больше ничего не выложить.

# Счёт

roads-score-laid = Выложено карточек
roads-score-left = Осталось карточек
roads-score-skips = Пропуски

# Что видно

roads-stage-laid = Выложено: { $laid }/{ $cards }
roads-stage-match = Партия { $game } из 2, выложено: { $laid } из { $cards }
roads-stage-over = Игра окончена
roads-board = Дорожная сеть
roads-tray = Ваши карточки
roads-tray_rule = выложите одну
roads-cards = { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
   *[many] { $count } карточек
}
roads-players = Сколько карточек осталось
roads-player_name = { $who }{ $out ->
    [yes] {", вне игры"}
   *[no] {""}
}
    .you = Вы{ $out ->
        [yes] {", вне игры"}
       *[no] {""}
    }
roads-player = { $who }: { $count ->
    [one] осталась { $count } карточка
    [few] осталось { $count } карточки
   *[many] осталось { $count } карточек
}{ $out ->
    [yes] {", вне игры"}
   *[no] {""}
}
roads-pile = Куча
roads-pile_rule = каждый ход из неё берут одну
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
} кто положил: { $who }
roads-kind = { $kind ->
    [end] тупик
    [end2] тупик, две полосы
    [end4] тупик, четыре полосы
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
    [T442] Т-образный перекрёсток, прямо четыре полосы, вбок две
    [T224] Т-образный перекрёсток, прямо две полосы, вбок четыре
    [X42] перекрёсток четырёхполосной дороги с двухполосной
   *[other] { $kind }
}
roads-goal = { $role ->
    [extends] Вы продолжаете, { $closer } замыкает · выложите всё, и победа ваша
    [closes] Вы замыкаете, { $starter } продолжает · ни одной открытой дороги – и победа ваша
    [watches] { $starter } продолжает, { $closer } замыкает
    [last] Последний ход выигрывает
    [together] Выложите все карточки – и победа общая
   *[empties] Побеждает, у кого останется меньше карточек
}
roads-guide-lay = Нажмите { $hand ->
    [one] {""}
   *[more] на карточку, потом{" "}
}{ $first ->
    [middle] на пустое место посередине.
    [field] на любое место поля.
   *[no] на место у дорог.{ $role ->
        [extends] {" "}Оставляйте дороги открытыми.
        [closes] {" "}Замыкайте, что можете.
        [last] {" "}Не оставляйте места другим.
       *[other] {""}
    }
}
roads-guide-skip = Ни одна карточка не подходит: пропустите ход.

# На бумаге

roads-paper-field = Поле { $columns } × { $rows }
roads-paper-cards = Построй свою дорогу: карточки
roads-score-laid-about = Ваши карточки на столе
roads-score-left-about = Карточки, оставшиеся на руках
roads-score-skips-about = Ходы, на которых ничего не подошло

# Настоящие карточки

roads-lot = Карточки: { $who }, { $count }

# Puzzles
roads-puzzle-win = Выиграйте следующей карточкой.
roads-puzzle-guard = Не дайте сопернику выиграть следующей же карточкой.
roads-puzzle-in-two = Выиграйте этой или следующей своей карточкой, что бы ни положил соперник.
roads-puzzle-in-three = Выиграйте не позже чем третьей своей карточкой, что бы ни клал соперник.
roads-puzzle-in-four = Выиграйте не позже чем четвёртой своей карточкой, что бы ни клал соперник.
roads-puzzle-force = Найдите ход, который выигрывает при любых ответах.
roads-puzzle-save = Найдите единственный способ не проиграть.
roads-puzzle-holds = Карточки соперника

# What a turn does
roads-effect-closes = замыкает сеть
roads-effect-open = { $count ->
    [one] оставляет { $count } открытый конец дороги
    [few] оставляет { $count } открытых конца дорог
   *[other] оставляет { $count } открытых концов дорог
}
roads-effect-fit = подходящих карточек в руке: { $count } из { $of }
