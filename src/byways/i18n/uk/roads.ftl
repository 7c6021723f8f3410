# Збудуй свою дорогу

roads-name = Збудуй свою дорогу
roads-about = Викладайте картки в одну дорожню мережу; жодна дорога не має впиратися в порожню сторону.
roads-lure = Жодна дорога не веде в нікуди
roads-bot-1 = Кладе все, що підходить, але перемоги не проґавить.
roads-bot-2 = Прикидає кілька кінцівок і сподівається на удачу.
roads-bot-3 = Перебирає сотні кінцівок і вибирає найпевнішу.
roads-bot-4 = Дивиться далеко вперед і прораховує останні картки.
roads-bot-5 = Точно розраховує кінець задовго до того, як ви його побачите.

# Налаштування

roads-option-variant = Варіант
roads-option-variant-about = Три гри з тими самими картками.
roads-option-variant-1 = Розширити чи замкнути
roads-option-variant-2 = Останній хід
roads-option-variant-3 = Купа
roads-option-deck = Колода
roads-option-deck-classic = Звичайна
roads-option-deck-balanced = З глухими кутами
roads-option-deck-lanes = Зі смугами
roads-option-deck-lanes-balanced = Зі смугами й глухими кутами
roads-option-deck-about = Дороги на дві смуги або на дві й чотири. У колодах із глухими кутами мережу можна замкнути.
roads-option-copies = Колод на гравця
roads-option-copies-about = Скільки колод припадає на гравця: одна чи дві.
roads-option-copies-1 = Одна колода на гравця
roads-option-copies-2 = Дві колоди на гравця
roads-option-field = Поле
roads-option-field-about = Стовпці × ряди; 5×7 — для двох, 7×10 — якщо гравців більше.
roads-option-match = Матч
roads-option-match-about = Варіант 1: дві партії, у другій гравці міняються ролями.
roads-option-co-operative = Разом
roads-option-co-operative-about = Варіант 3: якщо викладено всі картки, перемагають усі.
roads-option-variant-1-goal = Дуель: один продовжує дороги, інший замикає.
roads-option-variant-2-goal = Поле з межами: перемагає той, хто викладе останню картку.
roads-option-variant-3-goal = Беріть із купи й першим позбудьтеся карток.
roads-options-seats = У цьому варіанті не більше ніж { $most ->
    [one] { $most } гравець
    [few] { $most } гравці
   *[many] { $most } гравців
}.
roads-options-variant = Налаштування { $option ->
    [match] «Матч»
    [field] «Поле»
   *[co-operative] «Разом»
} є лише у варіанті { $variant }: виберіть його або обійдіться без цього налаштування.
roads-options-field = Поле записують стовпцями й рядками, наприклад 5x7: щонайменше дві клітинки й не більше ніж { $most } в кожен бік.
roads-options-no_card = На такому полі не вміщується жодна картка цієї колоди: дороги не повинні виходити за край. Візьміть більше поле або іншу колоду.
roads-advice-ends = Без глухих кутів другий гравець майже ніколи не замкне дороги. У колоді «lanes-balanced» (смуги й глухі кути) їх чотири.

# Колоди

roads-deck-row = У рядку потрібні три слова: вид, сторони й кількість карток на гравця, наприклад «turn 22-- 8».
roads-deck-kind = «{ $kind }» не може бути назвою виду: потрібно до 16 латинських літер і цифр, першою — літера, і не «deal», «draw» чи «skip».
roads-deck-twice = Вид «{ $kind }» уже є в рядку { $above }.
roads-deck-sides = «{ $sides }» — не картка: запишіть чотири сторони (північ, схід, південь, захід) знаками 2, 4 і -.
roads-deck-same = «{ $kind }» — та сама картка, що й «{ $other }», тільки повернута.
roads-deck-count = «{ $count }» — не кількість карток: потрібно 1 або більше.
roads-deck-empty = У цій колоді немає карток.
roads-deck-too_many = Карток на гравця в цій колоді: { $cards }. Можна не більше ніж { $most }.

# Відмови

roads-lay-hand = У вас на руках немає такої картки: { roads-kind }. Виберіть одну зі своїх.
roads-lay-face = Хоч як цю картку повертай, такою вона не стане: { roads-kind }.
roads-lay-taken = На клітинці { $place } вже лежить картка. Виберіть вільну.
roads-lay-off_field = Клітинка { $place } поза полем. Виберіть клітинку на полі.
roads-lay-first = Першу картку кладуть на клітинку 0,0.
roads-lay-nowhere = Між клітинками { $place } і { $beside } дорога вперлася б у порожню сторону: поверніть картку або виберіть іншу клітинку.
roads-lay-edge = На клітинці { $place } дорога вийшла б за край поля: поверніть картку або виберіть іншу клітинку.
roads-lay-width = Між клітинками { $place } і { $beside } дві смуги зійшлися б із чотирма: поверніть картку або виберіть іншу клітинку.
roads-lay-loose = На клітинці { $place } картка має з’єднатися з дорогою мережі.
roads-skip-not_played = У цьому варіанті хід не пропускають: викладіть картку.
roads-skip-can_lay = У вас ще є хід на клітинку { $place }: { roads-kind }.

# Події

roads-dealt = Ваші картки: { $cards }.
roads-dealt_hidden = { $who } отримує { $count ->
    [one] { $count } картку
    [few] { $count } картки
   *[many] { $count } карток
}.
roads-drew = Ви берете картку: { roads-kind }.
roads-drew_hidden = { $who } бере картку.
    .you = Ви берете картку.
roads-laid = { $who } викладає картку на клітинку { $place }: { roads-kind }.
    .you = Ви викладаєте картку на клітинку { $place }: { roads-kind }.
roads-skipped = { $who } пропускає хід.
    .you = Ви пропускаєте хід.
roads-out = { $who } вибуває: нема чим ходити.
    .you = Ви вибуваєте: нема чим ходити.
roads-next_game = Партія { $game }: починає { $who }.
    .you = Партія { $game }: починаєте ви.

# Чим закінчилося

roads-end-closed = Мережу замкнено: переміг другий гравець.
roads-end-extended = Викладено всі картки: переміг перший гравець.
roads-end-stuck = Той, чий хід, не має чим ходити: нічия, перемогли обоє.
roads-end-match = Обидві партії матчу зіграно.
roads-end-field = Поле заповнене: переміг той, хто виклав картку останнім.
roads-end-nobody = Ходити більше нема кому: переміг той, хто виклав картку останнім.
roads-end-laid = Викладено всі картки.
roads-end-skips = Усі по колу пропустили хід.
roads-end-sealed = Мережу замкнено, і більше нічого не викласти.

# Рахунок

roads-score-laid = Викладено карток
roads-score-left = Лишилося карток
roads-score-skips = Пропуски

# Що видно

roads-stage-laid = Викладено: { $laid }/{ $cards }
roads-stage-match = Партія { $game } із 2, викладено: { $laid } із { $cards }
roads-stage-over = Гру закінчено
roads-board = Дорожня мережа
roads-tray = Ваші картки
roads-tray_rule = викладіть одну
roads-cards = { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[many] { $count } карток
}
roads-players = Скільки карток лишилося
roads-player_name = { $who }{ $out ->
    [yes] {", поза грою"}
   *[no] {""}
}
    .you = Ви{ $out ->
        [yes] {", поза грою"}
       *[no] {""}
    }
roads-player = { $who }: { $count ->
    [one] лишилася { $count } картка
    [few] лишилося { $count } картки
   *[many] лишилося { $count } карток
}{ $out ->
    [yes] {", поза грою"}
   *[no] {""}
}
roads-pile = Купа
roads-pile_rule = щоходу з неї беруть одну
roads-backs = { $count ->
    [one] { $count } картка сорочкою догори
    [few] { $count } картки сорочкою догори
   *[many] { $count } карток сорочкою догори
}
roads-ghosts = Як повернути
roads-ghost = Один із поворотів
roads-bar = Дії
roads-button-skip = Пропустити хід
roads-card = { roads-kind }, { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[many] { $count } карток
}
roads-cell-empty = { $cell }: порожньо
roads-cell-laid = { $cell }: { roads-kind };{ $n ->
    [two] {" "}на північ дві смуги,
    [four] {" "}на північ чотири смуги,
   *[none] {""}
}{ $e ->
    [two] {" "}на схід дві смуги,
    [four] {" "}на схід чотири смуги,
   *[none] {""}
}{ $s ->
    [two] {" "}на південь дві смуги,
    [four] {" "}на південь чотири смуги,
   *[none] {""}
}{ $w ->
    [two] {" "}на захід дві смуги,
    [four] {" "}на захід чотири смуги,
   *[none] {""}
} хто поклав: { $who }
roads-kind = { $kind ->
    [end] глухий кут
    [end2] глухий кут, дві смуги
    [end4] глухий кут, чотири смуги
    [straight] пряма дорога
    [turn] поворот
    [T] Т-подібне перехрестя
    [X] перехрестя
    [straight2] пряма дорога, дві смуги
    [straight4] пряма дорога, чотири смуги
    [turn2] поворот, дві смуги
    [turn4] поворот, чотири смуги
    [T222] Т-подібне перехрестя, дві смуги
    [T444] Т-подібне перехрестя, чотири смуги
    [T442] Т-подібне перехрестя, прямо чотири смуги, убік дві
    [T224] Т-подібне перехрестя, прямо дві смуги, убік чотири
    [X42] перехрестя чотирисмугової дороги з двосмуговою
   *[other] { $kind }
}
roads-goal = { $role ->
    [extends] Ви продовжуєте, { $closer } замикає · викладіть усе, і перемога ваша
    [closes] Ви замикаєте, { $starter } продовжує · жодної відкритої дороги – і перемога ваша
    [watches] { $starter } продовжує, { $closer } замикає
    [last] Останній хід виграє
    [together] Викладіть усі картки – і перемога спільна
   *[empties] Перемагає, у кого лишиться менше карток
}
roads-guide-lay = Натисніть { $hand ->
    [one] {""}
   *[more] на картку, потім{" "}
}{ $first ->
    [middle] на порожнє місце посередині.
    [field] на будь-яке місце поля.
   *[no] на місце біля доріг.{ $role ->
        [extends] {" "}Лишайте дороги відкритими.
        [closes] {" "}Замикайте, що можете.
        [last] {" "}Не лишайте місця іншим.
       *[other] {""}
    }
}
roads-guide-skip = Жодна картка не підходить: пропустіть хід.

# На папері

roads-paper-field = Поле { $columns } × { $rows }
roads-paper-cards = Збудуй свою дорогу: картки
roads-score-laid-about = Ваші картки на столі
roads-score-left-about = Картки, що лишилися в руці
roads-score-skips-about = Ходи, на яких нічого не підійшло

# Справжні картки

roads-lot = Картки: { $who }, { $count }

# Puzzles
roads-puzzle-win = Виграйте наступною карткою.
roads-puzzle-guard = Не дайте суперникові виграти вже наступною карткою.
roads-puzzle-in-two = Виграйте цією або наступною своєю карткою, хоч би що поклав суперник.
roads-puzzle-in-three = Виграйте щонайпізніше третьою своєю карткою, хоч би що клав суперник.
roads-puzzle-in-four = Виграйте щонайпізніше четвертою своєю карткою, хоч би що клав суперник.
roads-puzzle-force = Знайдіть хід, що виграє за будь-яких відповідей.
roads-puzzle-save = Знайдіть єдиний спосіб не програти.
roads-puzzle-holds = Картки суперника

# What a turn does
roads-effect-closes = замикає мережу
roads-effect-open = { $count ->
    [one] лишає { $count } відкритий кінець дороги
    [few] лишає { $count } відкриті кінці доріг
   *[other] лишає { $count } відкритих кінців доріг
}
roads-effect-fit = карток у руці, що підійдуть: { $count } з { $of }
