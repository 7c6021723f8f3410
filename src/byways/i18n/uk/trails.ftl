# Підкорювачі стежок

trails-name = Підкорювачі стежок
trails-about = Викладайте карти пішохідних, велосипедних і водних стежок та повертайте стежки кільцем до своїх баз.

# Налаштування

trails-option-animals = Тварини
trails-option-animals-about = Викладайте на карти жетони тварин: різні види на одній кільцевій стежці приносять додаткові очки. Від двох гравців.
trails-option-decks = Колоди
trails-option-decks-about = Однієї колоди вистачає на чотирьох гравців; для п’ятьох і більше потрібні дві.
trails-option-decks-1 = Одна
trails-option-decks-2 = Дві
trails-option-goals = Цілі
trails-option-goals-about = Дві проміжні та дві кінцеві цілі під назвами з правил, наприклад «ten five-loops longest-H most-loops»; інакше їх обирає випадок.
trails-option-goal_set = Файл цілей
trails-option-goal_set-about = Назва файлу з цілями: нашого або вашого власного, із надрукованими текстами.
trails-option-animal_map = Файл тварин
trails-option-animal_map-about = Назва файлу, де сказано, на яких картах яка тварина: нашого або вашого власного.
trails-options-solo = { $place ->
    [goals] Наодинці грають без цілей.
   *[animals] Наодинці грають без тварин.
}
trails-options-goals = Оберіть дві різні проміжні та дві різні кінцеві цілі під назвами з правил.
trails-options-decks = Для п’ятьох і більше гравців потрібні дві колоди.

# Відмови

trails-camp-not_now = Бази розміщують на початку раундів 1–3.
trails-camp-placed = Базу цього раунду ви вже розмістили: завершіть хід.
trails-camp-used = { $place ->
    [H] Ваша пішохідна база
    [B] Ваша велосипедна база
   *[K] Ваша водна база
} уже на столі: оберіть іншу.
trails-camp-origin = Першу базу кладуть на { $place }.
trails-lay-camp_first = Спершу розмістіть базу.
trails-lay-two_a_turn = Дві карти ви вже розмістили: завершіть хід.
trails-lay-not_in_hand = Карти { $place } немає у вас на руці.
trails-lay-over_camp = На { $place } лежить база, а бази перекривати не можна.
trails-lay-over_token = На карті в клітинці { $place } лежить жетон тварини, перекривати її не можна.
trails-lay-apart = На { $place } карта має лягти поверх вашої зони або прилягати до неї стороною, а не лише кутом.
trails-token-not_played = Ця партія йде без тварин.
trails-token-no_animal = На карті { $place } немає тварини.
trails-token-none_left = Жетонів { $species ->
    [eagle] орла
    [moose] лося
    [wolf] вовка
    [lynx] рисі
    [bear] ведмедя
   *[bison] бізона
} більше немає.
trails-done-camp = Спершу розмістіть базу.
trails-done-cards = { $left ->
    [one] Залишилося розмістити ще { $left } карту.
    [few] Залишилося розмістити ще { $left } карти.
   *[other] Залишилося розмістити ще { $left } карт.
}
trails-position-word = «{ $word }»: цьому не місце в записі позиції.
trails-position-card = «{ $word }»: такої карти в цій партії немає.
trails-position-camp_twice = «{ $word }»: база кожного типу у вас лише одна.

# Події

trails-goals_drawn = Цілі партії: { $goals }.
trails-dealt = Гравець { $seat } отримує { $refs }.
trails-dealt_hidden = Гравець { $seat } отримує { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}.
trails-placed = Гравець { $seat } розміщує: { $refs }.
trails-done = Гравець { $seat } завершує хід.
trails-shown = Гравець { $seat } відкриває: { $moves }.
trails-claimed = Гравець { $seat } отримує за ціль { $place } { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
trails-passed = Карти передають { $way ->
    [left] ліворуч
   *[right] праворуч
}.
trails-round_over = Раунд { $round } завершено.
trails-end = Усі раунди зіграно.
trails-solo-won = 50 очок або більше: ви перемогли.
trails-solo-lost = Менше ніж 50 очок: цього разу без перемоги.

# Очки

trails-score-loops-H = Пішохідні кільцеві стежки
trails-score-loops-B = Велосипедні кільцеві стежки
trails-score-loops-K = Водні кільцеві стежки
trails-score-goals = Цілі
trails-score-animals = Тварини

# Що видно

trails-stage-camps = Раунд { $round }/{ $rounds }: база
trails-stage-cards = Раунд { $round }/{ $rounds }, хід { $pair }/{ $pairs }
trails-stage-over = Гру закінчено
trails-board = Зона гравця { $seat }
trails-tray = Ваші карти
trails-known_hand = Рука гравця { $seat }, яку ви тримали
trails-ghosts = Як покласти карту
trails-bar = Дії
trails-goals = Цілі
trails-button = { $word ->
    [camp] Розмістити базу
    [token] Жетон тварини
   *[done] Готово
}
trails-direction = { $word ->
    [e] B на схід від A
    [s] B на південь від A
    [w] B на захід від A
   *[n] B на північ від A
}
trails-cell-empty = { $cell }: порожньо
trails-cell-camp = { $cell }: { $kind ->
    [H] пішохідна база
    [B] велосипедна база
   *[K] водна база
}
trails-cell-trail = { $cell }: { $first ->
    [H] пішохідна
    [B] велосипедна
   *[K] водна
} { $firstway ->
    [ns] північ–південь
    [ne] північ–схід
   *[nw] північ–захід
}, { $second ->
    [H] пішохідна
    [B] велосипедна
   *[K] водна
} { $secondway ->
    [ew] схід–захід
    [sw] південь–захід
   *[es] схід–південь
}{ $species ->
    [eagle] , жетон орла
    [moose] , жетон лося
    [wolf] , жетон вовка
    [lynx] , жетон рисі
    [bear] , жетон ведмедя
    [bison] , жетон бізона
   *[none] {""}
}
trails-camp_card = { $kind ->
    [H] Пішохідна база
    [B] Велосипедна база
   *[K] Водна база
}
trails-card = { $card }: довга { $long ->
    [H] пішохідна
    [B] велосипедна
   *[K] водна
} стежка { $shape ->
    [I] із заходу на схід
    [U] з півночі назад на північ
    [Z] з півночі в A на південь у B
    [S] з півдня в A на північ у B
    [L] із заходу на північ
   *[J] із заходу на південь
}; коротка в A — { $a ->
    [H] пішохідна
    [B] велосипедна
   *[K] водна
}, у B — { $b ->
    [H] пішохідна
    [B] велосипедна
   *[K] водна
}
trails-goal_text = { $sort ->
    [interim] Проміжна ціль
   *[final] Кінцева ціль
}: { $measure ->
    [longest] { $word ->
        [H] найдовша пішохідна кільцева стежка
        [B] найдовша велосипедна кільцева стежка
        [K] найдовша водна кільцева стежка
       *[any] найдовша кільцева стежка
    }
    [loops] { $word ->
        [H] кількість пішохідних кільцевих стежок
        [B] кількість велосипедних кільцевих стежок
        [K] кількість водних кільцевих стежок
       *[any] кількість кільцевих стежок
    }
    [sum] { $word ->
        [H] довжина всіх пішохідних кільцевих стежок
        [B] довжина всіх велосипедних кільцевих стежок
        [K] довжина всіх водних кільцевих стежок
       *[any] довжина всіх кільцевих стежок
    }
    [loops-at-one-camp] кількість кільцевих стежок біля однієї бази
    [camps-with] кількість баз із кільцевою стежкою завдовжки від { $word }
    [surrounded] кількість баз, які обходять кільцеві стежки інших баз
   *[weakest] довжина всіх кільцевих стежок біля найслабшої бази
}{ $sort ->
    [interim] , не менше ніж { $count }
   *[final] , у кого більше
}
trails-goal = { trails-goal_text }. Зайнято: { $taken }

# Файли даних

trails-file-kind = Це не файл «Підкорювачів стежок» типу «{ $word }».
trails-file-word = «{ $word }»: цьому тут не місце.
trails-file-number = «{ $word }»: це не число, або воно замале чи завелике.
trails-file-twice = «{ $word }» стоїть тут удруге.
trails-file-two_words = Після першого слова потрібні ще два.
trails-file-at_least = Проміжна ціль закінчується словом «at-least» і числом.
trails-file-goal = Ціль — це назва і те, що в ній рахують.
trails-file-name = «{ $word }» не годиться як назва цілі: потрібні малі латинські літери, цифри й дефіси, і не слово із запису ходів.
trails-file-measure = «{ $word }»: такого тут рахувати не можна.
trails-file-slots = Області цілі — це числа, кожне менше за попереднє.
trails-file-too_few = Потрібні щонайменше дві цілі виду «{ $word }».
trails-file-no_slots = Не сказано, скільки варті області цілей виду «{ $word }».
trails-file-contrast = На карті { $word } не може бути тварини: одна з коротких стежок того самого виду, що й довга.
trails-file-points = Очки — це шість чисел в одному рядку, кожне не менше за попереднє.
trails-file-no_points = Немає рядка «points».
trails-file-no_tokens = Не сказано, скільки жетонів виду «{ $word }».

# На папері

trails-score-loops-H-about = Довжина кожної пішохідної кільцевої стежки біля своєї бази
trails-score-loops-B-about = Довжина кожної велосипедної кільцевої стежки біля своєї бази
trails-score-loops-K-about = Довжина кожної водної кільцевої стежки біля своєї бази
trails-score-goals-about = Області цілей, які зайняли ваші фішки
trails-score-animals-about = За 1–6 різних видів на одній кільцевій стежці: 1, 3, 6, 10, 15, 21
trails-paper-cards = Карти стежок
trails-paper-camps = Бази
trails-paper-tokens = Жетони тварин
trails-paper-markers = Фішки цілей

# Справжні карти

trails-lot-goals = { $sort ->
    [interim] Проміжні цілі: { $count }
   *[final] Кінцеві цілі: { $count }
}
trails-lot-hand = Рука гравця { $seat }, { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
