# Підкорювачі стежок

trails-name = Підкорювачі стежок
trails-about = Викладайте пішохідні, велосипедні й водні стежки та повертайте їх кільцем до своїх баз.
trails-lure = Кожна стежка веде назад до бази
trails-bot-1 = Кладе по одній карті й бере очки, які бачить.
trails-bot-2 = Тримає стежки відкритими, але думає про одну карту.
trails-bot-3 = Продумує дві карти разом і замикає кільця.
trails-bot-4 = Порівнює дюжину полів; наодинці планує весь раунд.
trails-bot-5 = Порівнює півтори сотні полів, перш ніж покласти карту.

# Налаштування

trails-option-animals = Тварини
trails-option-animals-about = Викладайте на карти жетони тварин: різні види на одній кільцевій стежці приносять додаткові очки. Від двох гравців.
trails-option-decks = Колоди
trails-option-decks-about = Однієї колоди вистачає на чотирьох гравців; для п’ятьох і більше потрібні дві.
trails-option-decks-1 = Одна
trails-option-decks-2 = Дві
trails-option-goals = Цілі
trails-option-goals-about = Виберіть дві проміжні та дві кінцеві цілі. Якщо не вибрати, їх витягнуть навмання.
trails-option-goals-ten = Кільцева стежка завдовжки від 10
trails-option-goals-each-camp = Кільцева стежка біля кожної бази
trails-option-goals-three-loops = Три кільцеві стежки біля однієї бази
trails-option-goals-five-loops = П’ять кільцевих стежок
trails-option-goals-two-sixes = Кільцеві стежки завдовжки від 6 біля двох баз
trails-option-goals-round-camp = Кільцева стежка навколо іншої бази
trails-option-goals-longest-H = Найдовша пішохідна кільцева стежка
trails-option-goals-longest-B = Найдовша велосипедна кільцева стежка
trails-option-goals-longest-K = Найдовша водна кільцева стежка
trails-option-goals-most-loops = Найбільше кільцевих стежок
trails-option-goals-most-surrounded = Найбільше баз, які обходять стежки
trails-option-goals-weakest-camp = Найкраща з найслабших баз
trails-option-goal_set = Файл цілей
trails-option-goal_set-about = З якого файлу цілі: з нашого чи з вашого, з надрукованими текстами.
trails-option-animal_map = Файл тварин
trails-option-animal_map-about = З якого файлу відомо, яка тварина на якій карті: з нашого чи з вашого.
trails-option-goals-of-interim = Проміжні цілі
trails-option-goals-of-final = Кінцеві цілі
trails-options-solo = { $place ->
    [goals] Наодинці грають без цілей.
   *[animals] Наодинці грають без тварин.
}
trails-options-goals = Виберіть дві різні проміжні та дві різні кінцеві цілі або жодної.
trails-options-decks = Для п’ятьох і більше гравців потрібні дві колоди.

# Відмови

trails-camp-not_now = Бази розміщують на початку раундів 1–3.
trails-camp-placed = Базу цього раунду ви вже розмістили: завершіть хід.
trails-camp-used = { $place ->
    [H] Ваша пішохідна база
    [B] Ваша велосипедна база
   *[K] Ваша водна база
} уже на столі: виберіть іншу.
trails-camp-origin = Першу базу кладуть на { $place }.
trails-lay-camp_first = Спершу розмістіть базу.
trails-lay-two_a_turn = Дві карти ви вже розмістили: завершіть хід.
trails-lay-not_in_hand = Цієї карти немає у вас на руці.
trails-lay-over_camp = На { $place } лежить база, а бази перекривати не можна.
trails-lay-over_token = На карті в клітинці { $place } лежить жетон тварини, перекривати її не можна.
trails-lay-apart = На { $place } карта має лягти поверх вашої зони або прилягати до неї стороною, а не лише кутом.
trails-token-not_played = Ця партія йде без тварин.
trails-token-no_animal = На цій карті немає тварини.
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
trails-dealt = { $who } отримує нові карти.
    .you = Ви отримуєте нові карти.
trails-dealt_hidden = { $who } отримує { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}.
trails-placed = { $who } розміщує: { $what }.
    .you = Ви розміщуєте: { $what }.
trails-done = { $who } завершує хід.
    .you = Ви завершили хід.
trails-shown = { $who } відкриває: { $moves }.
    .you = Ви відкриваєте: { $moves }.
trails-told-camp = { $kind ->
    [H] пішохідна база на { $place }
    [B] велосипедна база на { $place }
   *[K] водна база на { $place }
}
trails-told-card = { $species ->
    [eagle] карта з орлом на { $place }
    [moose] карта з лосем на { $place }
    [wolf] карта з вовком на { $place }
    [lynx] карта з риссю на { $place }
    [bear] карта з ведмедем на { $place }
    [bison] карта з бізоном на { $place }
   *[none] карта на { $place }
}
trails-claimed = { $who } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} за { $goal }.
    .you = Ви отримуєте { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    } за { $goal }.
trails-passed = Карти передають { $way ->
    [left] ліворуч
   *[right] праворуч
}.
trails-round_over = Раунд { $round } завершено.
trails-end = Усі раунди зіграно.
trails-tie = Очок порівну: вирішує більша кількість карт гравця на цілях, { $won } проти { $other }.
trails-solo-won = 50 очок або більше: перемога!
trails-solo-lost = Менше ніж 50 очок: цього разу без перемоги.

# Очки

trails-score-loops-H = Пішохідні кільцеві стежки
trails-score-loops-B = Велосипедні кільцеві стежки
trails-score-loops-K = Водні кільцеві стежки
trails-score-goals = Цілі
trails-score-animals = Тварини
trails-short-loops-H = Піші
trails-short-loops-B = Вело
trails-short-loops-K = Водні

# Що видно

trails-stage-camps = Раунд { $round }/{ $rounds }: база
trails-stage-cards = Раунд { $round }/{ $rounds }, хід { $pair }/{ $pairs }
trails-stage-over = Гру закінчено
trails-board = Зона: { $who }
    .you = Ваша зона
trails-tray = Ваші карти
trails-tray_rule = { $then ->
    [kept] на цей раунд
    [discarded] зіграйте дві, решта – у скид
    [alone] зіграйте дві
   *[passed] зіграйте дві, решту отримає { $next }
}
trails-to_play = { $count ->
    [0] усе зіграно
   *[other] ще { $count }
}
trails-in_hand = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
trails-camps = Бази
trails-camps_rule = розмістіть одну
trails-known_hand = Рука: { $who } (ви її бачили)
trails-known_rule = ці карти ви бачили
trails-ghosts = Як покласти карту
trails-bar = Дії
trails-goals = Цілі
trails-goals_rule = першим трьом або найкращим у кінці
trails-goal_text = «{ trails-goal_name }»
trails-goal_name = { $sort ->
    [interim] { $measure ->
        [longest] { $word ->
            [H] Піша стежка від { $count }
            [B] Велостежка від { $count }
            [K] Водна стежка від { $count }
           *[any] Стежка завдовжки від { $count }
        }
        [loops] { $word ->
            [H] Піших стежок: { $count }
            [B] Велостежок: { $count }
            [K] Водних стежок: { $count }
           *[any] Кільцевих стежок: { $count }
        }
        [sum] Довжина всіх стежок від { $count }
        [loops-at-one-camp] Стежок біля однієї бази: { $count }
        [camps-with] { $word ->
            [1] Стежка біля кожної з { $count } баз
           *[other] Баз зі стежкою від { $word }: { $count }
        }
        [surrounded] Стежка навколо { $count ->
            [one] іншої бази
            [few] { $count } баз
           *[many] { $count } баз
        }
       *[weakest] Найслабша база: { $count }
    }
   *[final] { $measure ->
        [longest] { $word ->
            [H] Найдовша піша стежка
            [B] Найдовша велостежка
            [K] Найдовша водна стежка
           *[any] Найдовша стежка
        }
        [loops] { $word ->
            [H] Найбільше піших стежок
            [B] Найбільше велостежок
            [K] Найбільше водних стежок
           *[any] Найбільше стежок
        }
        [sum] Найдовші стежки разом
        [loops-at-one-camp] Найбільше стежок біля однієї бази
        [camps-with] Найбільше баз зі стежкою від { $word }
        [surrounded] Найбільше баз усередині стежок
       *[weakest] Найкраща з найслабших баз
    }
}
trails-goal_now = { $goal } · { $own }{ $sort ->
    [interim] /{ $count }
   *[final] {""}
}
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
trails-card = Довга { $long ->
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
}; короткі: { $a ->
    [H] пішохідна
    [B] велосипедна
   *[K] водна
} в A, { $b ->
    [H] пішохідна
    [B] велосипедна
   *[K] водна
} у B{ $species ->
    [eagle] ; на ній орел
    [moose] ; на ній лось
    [wolf] ; на ній вовк
    [lynx] ; на ній рись
    [bear] ; на ній ведмідь
    [bison] ; на ній бізон
   *[none] {""}
}
trails-goal_card = { $sort ->
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
trails-goal = { trails-goal_card }. Комірки: { $taken }
trails-slot = { $points }{ $names ->
    [none] {""}
   *[other] {" "}— { $names }
}
trails-aim = { $solo ->
    [yes] Один гравець · перемога – { $points } очок
   *[no] { $animals ->
        [yes] Очки: стежки, цілі, тварини
       *[no] Очки за стежки й цілі
    }
}
trails-left-camp = розмістити базу
trails-left-cards = { $cards ->
    [one] зіграти { $cards } карту
    [few] зіграти { $cards } карти
   *[many] зіграти { $cards } карт
}
trails-guide-camp = { $first ->
    [yes] Натисніть на базу, з якої почнете. Усі стежки починаються біля баз.
   *[no] Натисніть на базу, потім на місце поруч зі своїми картами.
}
trails-guide-cards = Натисніть на карту, потім на місце поруч зі своїми: стежка веде від бази й назад до неї.
trails-guide-done = { $then ->
    [kept] База на місці. Натисніть «Готово», і ви зіграєте дві карти.
    [discarded] Обидві карти зіграно. Натисніть «Готово»: решта – у скид, раунд закінчено.
    [alone] Обидві карти зіграно. Натисніть «Готово» й зіграйте ще дві.
   *[passed] Обидві карти зіграно. Натисніть «Готово»: решту отримає { $next }.
}

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
trails-file-slots = Комірки цілі — це числа, кожне менше за попереднє.
trails-file-too_few = Потрібні щонайменше дві цілі виду «{ $word }».
trails-file-no_slots = Не сказано, скільки варті комірки цілей виду «{ $word }».
trails-file-contrast = На карті { $word } не може бути тварини: одна з коротких стежок того самого виду, що й довга.
trails-file-points = Очки — це шість чисел в одному рядку, кожне не менше за попереднє.
trails-file-no_points = Немає рядка «points».
trails-file-no_tokens = Не сказано, скільки жетонів виду «{ $word }».

# На папері

trails-score-loops-H-about = Довжина кожної пішохідної кільцевої стежки біля своєї бази
trails-score-loops-B-about = Довжина кожної велосипедної кільцевої стежки біля своєї бази
trails-score-loops-K-about = Довжина кожної водної кільцевої стежки біля своєї бази
trails-score-goals-about = Комірки цілей, на яких лежать ваші карти гравця
trails-score-animals-about = За 1–6 різних видів на одній кільцевій стежці: 1, 3, 6, 10, 15, 21
trails-paper-cards = Карти стежок
trails-paper-camps = Бази
trails-paper-tokens = Жетони тварин
trails-paper-markers = Карти гравця

# Справжні карти

trails-lot-goals = { $sort ->
    [interim] Проміжні цілі: { $count }
   *[final] Кінцеві цілі: { $count }
}
trails-lot-hand = Рука: { $who }, { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}

# Puzzles
trails-puzzle-total = Замкніть кільцеві стежки: наберіть за цей хід ще { $gain } { $gain ->
    [one] очко
    [few] очки
   *[other] очок
}. Більше не зможе ніхто.
trails-puzzle-loops-H = Замкніть пішохідну стежку (крапки): доведіть пішохідні кільцеві стежки до { $best } { $best ->
    [one] очка
   *[other] очок
} за цей хід.
trails-puzzle-loops-B = Замкніть велосипедну стежку (штрихи): доведіть велосипедні кільцеві стежки до { $best } { $best ->
    [one] очка
   *[other] очок
} за цей хід.
trails-puzzle-loops-K = Замкніть водну стежку (хвилі): доведіть водні кільцеві стежки до { $best } { $best ->
    [one] очка
   *[other] очок
} за цей хід.

# What a turn does
trails-effect-closes = замикає { $kind ->
    [H] пішохідну
    [B] велосипедну
   *[K] водну
} стежку завдовжки { $count }
trails-effect-meets = виконує ціль «{ $goal }»
trails-effect-lengthens = доводить найдовшу відкриту { $kind ->
    [H] пішохідну
    [B] велосипедну
   *[K] водну
} стежку до { $count }
trails-effect-open = { $count ->
    [0] не лишає відкритих стежок
    [one] лишає { $count } відкриту стежку
    [few] лишає { $count } відкриті стежки
   *[other] лишає { $count } відкритих стежок
}
