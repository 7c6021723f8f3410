hex-name = Гекс
hex-about = Соедините свои два края раньше соперника. Победитель есть всегда.
hex-lure = Один камень за ход, без кубиков и без ничьих.
hex-option-size = Размер
hex-option-size-about = Сколько клеток вдоль каждого края.
hex-board = Поле
hex-cell = { $seat ->
    [0] { $cell }, пусто
   *[other] { $cell }, здесь { $who }
}
hex-stage = Ход { $move }
hex-goal = { $side ->
    [1] Соедините левый край с правым.
    [2] Соедините верхний край с нижним.
   *[other] Первый соединяет лево и право, второй — верх и низ.
}
hex-guide = Займите любую пустую клетку.
hex-took = { $who }: { $place }.
hex-taken = Клетка { $place } занята.
hex-outside = Клетки { $place } нет на поле.
hex-end = Края соединены.
hex-score-connected = Соединено
hex-score-connected-about = Соединены ли ваши края.
