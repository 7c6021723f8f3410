hex-name = Гекс
hex-about = З’єднайте свої два краї раніше за суперника. Переможець є завжди.
hex-lure = Один камінь за хід, без кубиків і без нічиїх.
hex-option-size = Розмір
hex-option-size-about = Скільки клітинок уздовж кожного краю.
hex-board = Поле
hex-cell = { $seat ->
    [0] { $cell }, порожньо
   *[other] { $cell }, тут { $who }
}
hex-stage = Хід { $move }
hex-goal = { $side ->
    [1] З’єднайте лівий край із правим.
    [2] З’єднайте верхній край із нижнім.
   *[other] Перший з’єднує ліво і право, другий — верх і низ.
}
hex-guide = Займіть будь-яку порожню клітинку.
hex-took = { $who }: { $place }.
hex-taken = Клітинку { $place } зайнято.
hex-outside = Клітинки { $place } немає на полі.
hex-end = Краї з’єднано.
hex-score-connected = З’єднано
hex-score-connected-about = Чи з’єднано ваші краї.
