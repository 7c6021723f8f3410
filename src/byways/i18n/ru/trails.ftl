# Покорители троп

trails-name = Покорители троп
trails-about = Выкладывайте пешеходные, велосипедные и водные тропы и возвращайте их кольцом к своим базам.
trails-lure = Каждая тропа ведёт обратно к базе
trails-bot-1 = Кладёт по одной карте и берёт очки, которые видит.
trails-bot-2 = Держит тропы открытыми, но думает об одной карте.
trails-bot-3 = Продумывает две карты вместе и замыкает кольца.
trails-bot-4 = Сравнивает дюжину полей; в одиночку планирует весь раунд.
trails-bot-5 = Сравнивает полторы сотни полей, прежде чем положить карту.

# Настройки

trails-option-animals = Животные
trails-option-animals-about = Выкладывайте на карты жетоны животных: разные виды на одной кольцевой тропе приносят дополнительные очки. От двух игроков.
trails-option-decks = Колоды
trails-option-decks-about = Одной колоды хватает на четырёх игроков; для пяти и больше нужны две.
trails-option-decks-1 = Одна
trails-option-decks-2 = Две
trails-option-goals = Цели
trails-option-goals-about = Выберите две промежуточные и две конечные цели. Если не выбрать, их вытянут наугад.
trails-option-goals-ten = Кольцевая тропа длиной от 10
trails-option-goals-each-camp = Кольцевая тропа у каждой базы
trails-option-goals-three-loops = Три кольцевые тропы у одной базы
trails-option-goals-five-loops = Пять кольцевых троп
trails-option-goals-two-sixes = Кольцевые тропы длиной от 6 у двух баз
trails-option-goals-round-camp = Кольцевая тропа вокруг другой базы
trails-option-goals-longest-H = Самая длинная пешеходная кольцевая тропа
trails-option-goals-longest-B = Самая длинная велосипедная кольцевая тропа
trails-option-goals-longest-K = Самая длинная водная кольцевая тропа
trails-option-goals-most-loops = Больше всего кольцевых троп
trails-option-goals-most-surrounded = Больше всего баз, которые обходят тропы
trails-option-goals-weakest-camp = Лучшая из слабейших баз
trails-option-goal_set = Файл целей
trails-option-goal_set-about = Из какого файла цели: из нашего или из вашего, с напечатанными текстами.
trails-option-animal_map = Файл животных
trails-option-animal_map-about = Из какого файла известно, какое животное на какой карте: из нашего или из вашего.
trails-option-goals-of-interim = Промежуточные цели
trails-option-goals-of-final = Конечные цели
trails-options-solo = { $place ->
    [goals] В одиночку играют без целей.
   *[animals] В одиночку играют без животных.
}
trails-options-goals = Выберите две разные промежуточные и две разные конечные цели или ни одной.
trails-options-decks = Для пяти и более игроков нужны две колоды.

# Отказы

trails-camp-not_now = Базы размещают в начале раундов 1–3.
trails-camp-placed = Базу этого раунда вы уже разместили: закончите ход.
trails-camp-used = { $place ->
    [H] Ваша пешеходная база
    [B] Ваша велосипедная база
   *[K] Ваша водная база
} уже на столе: выберите другую.
trails-camp-origin = Первую базу кладут на { $place }.
trails-lay-camp_first = Сначала разместите базу.
trails-lay-two_a_turn = Две карты вы уже разместили: закончите ход.
trails-lay-not_in_hand = Этой карты нет у вас на руке.
trails-lay-over_camp = На { $place } лежит база, а базы перекрывать нельзя.
trails-lay-over_token = На карте в клетке { $place } лежит жетон животного, перекрывать её нельзя.
trails-lay-apart = На { $place } карта должна лечь поверх вашей области или прилегать к ней стороной, а не только углом.
trails-token-not_played = Эта партия идёт без животных.
trails-token-no_animal = На этой карте нет животного.
trails-token-none_left = Жетонов { $species ->
    [eagle] орла
    [moose] лося
    [wolf] волка
    [lynx] рыси
    [bear] медведя
   *[bison] бизона
} больше нет.
trails-done-camp = Сначала разместите базу.
trails-done-cards = { $left ->
    [one] Осталось разместить ещё { $left } карту.
    [few] Осталось разместить ещё { $left } карты.
   *[other] Осталось разместить ещё { $left } карт.
}
trails-position-word = «{ $word }»: этому не место в записи позиции.
trails-position-card = «{ $word }»: такой карты в этой партии нет.
trails-position-camp_twice = «{ $word }»: база каждого типа у вас только одна.

# События

trails-goals_drawn = Цели партии: { $goals }.
trails-dealt = { $who } получает новые карты.
    .you = Вы получаете новые карты.
trails-dealt_hidden = { $who } получает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
trails-placed = { $who } размещает: { $what }.
    .you = Вы размещаете: { $what }.
trails-done = { $who } заканчивает ход.
    .you = Вы закончили ход.
trails-shown = { $who } открывает: { $moves }.
    .you = Вы открываете: { $moves }.
trails-told-camp = { $kind ->
    [H] пешеходная база на { $place }
    [B] велосипедная база на { $place }
   *[K] водная база на { $place }
}
trails-told-card = { $species ->
    [eagle] карта с орлом на { $place }
    [moose] карта с лосем на { $place }
    [wolf] карта с волком на { $place }
    [lynx] карта с рысью на { $place }
    [bear] карта с медведем на { $place }
    [bison] карта с бизоном на { $place }
   *[none] карта на { $place }
}
trails-claimed = { $who } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за { $goal }.
    .you = Вы получаете { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } за { $goal }.
trails-passed = Карты передают { $way ->
    [left] налево
   *[right] направо
}.
trails-round_over = Раунд { $round } завершён.
trails-end = Все раунды сыграны.
trails-tie = Очков поровну: решает большее число карт игрока на целях, { $won } против { $other }.
trails-solo-won = 50 очков или больше: победа!
trails-solo-lost = Меньше 50 очков: на этот раз без победы.

# Очки

trails-score-loops-H = Пешеходные кольцевые тропы
trails-score-loops-B = Велосипедные кольцевые тропы
trails-score-loops-K = Водные кольцевые тропы
trails-score-goals = Цели
trails-score-animals = Животные
trails-short-loops-H = Пешие
trails-short-loops-B = Вело
trails-short-loops-K = Водные

# Что видно

trails-stage-camps = Раунд { $round }/{ $rounds }: база
trails-stage-cards = Раунд { $round }/{ $rounds }, ход { $pair }/{ $pairs }
trails-stage-over = Игра окончена
trails-board = Область: { $who }
    .you = Ваша область
trails-tray = Ваши карты
trails-tray_rule = { $then ->
    [kept] на этот раунд
    [discarded] сыграйте две, остальные – в сброс
    [alone] сыграйте две
   *[passed] сыграйте две, остальные получит { $next }
}
trails-to_play = { $count ->
    [0] всё сыграно
   *[other] ещё { $count }
}
trails-in_hand = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
trails-camps = Базы
trails-camps_rule = разместите одну
trails-known_hand = Рука: { $who } (вы её видели)
trails-known_rule = эти карты вы видели
trails-ghosts = Как положить карту
trails-bar = Действия
trails-goals = Цели
trails-goals_rule = первым трём или лучшим в конце
trails-goal_text = «{ trails-goal_name }»
trails-goal_name = { $sort ->
    [interim] { $measure ->
        [longest] { $word ->
            [H] Пешая тропа от { $count }
            [B] Велотропа от { $count }
            [K] Водная тропа от { $count }
           *[any] Тропа длиной от { $count }
        }
        [loops] { $word ->
            [H] Пеших троп: { $count }
            [B] Велотроп: { $count }
            [K] Водных троп: { $count }
           *[any] Кольцевых троп: { $count }
        }
        [sum] Длина всех троп от { $count }
        [loops-at-one-camp] Троп у одной базы: { $count }
        [camps-with] { $word ->
            [1] Тропа у каждой из { $count } баз
           *[other] Баз с тропой от { $word }: { $count }
        }
        [surrounded] Тропа вокруг { $count ->
            [one] другой базы
            [few] { $count } баз
           *[many] { $count } баз
        }
       *[weakest] Слабейшая база: { $count }
    }
   *[final] { $measure ->
        [longest] { $word ->
            [H] Длиннейшая пешая тропа
            [B] Длиннейшая велотропа
            [K] Длиннейшая водная тропа
           *[any] Длиннейшая тропа
        }
        [loops] { $word ->
            [H] Больше всех пеших троп
            [B] Больше всех велотроп
            [K] Больше всех водных троп
           *[any] Больше всех троп
        }
        [sum] Длиннее всех тропы
        [loops-at-one-camp] Больше всех троп у одной базы
        [camps-with] Больше всех баз с тропой от { $word }
        [surrounded] Больше всех баз внутри троп
       *[weakest] Лучшая из слабейших баз
    }
}
trails-goal_now = { $goal } · { $own }{ $sort ->
    [interim] /{ $count }
   *[final] {""}
}
trails-button = { $word ->
    [camp] Разместить базу
    [token] Жетон животного
   *[done] Готово
}
trails-direction = { $word ->
    [e] B к востоку от A
    [s] B к югу от A
    [w] B к западу от A
   *[n] B к северу от A
}
trails-cell-empty = { $cell }: пусто
trails-cell-camp = { $cell }: { $kind ->
    [H] пешеходная база
    [B] велосипедная база
   *[K] водная база
}
trails-cell-trail = { $cell }: { $first ->
    [H] пешеходная
    [B] велосипедная
   *[K] водная
} { $firstway ->
    [ns] север–юг
    [ne] север–восток
   *[nw] север–запад
}, { $second ->
    [H] пешеходная
    [B] велосипедная
   *[K] водная
} { $secondway ->
    [ew] восток–запад
    [sw] юг–запад
   *[es] восток–юг
}{ $species ->
    [eagle] , жетон орла
    [moose] , жетон лося
    [wolf] , жетон волка
    [lynx] , жетон рыси
    [bear] , жетон медведя
    [bison] , жетон бизона
   *[none] {""}
}
trails-camp_card = { $kind ->
    [H] Пешеходная база
    [B] Велосипедная база
   *[K] Водная база
}
trails-card = Длинная { $long ->
    [H] пешеходная
    [B] велосипедная
   *[K] водная
} тропа { $shape ->
    [I] с запада на восток
    [U] с севера обратно на север
    [Z] с севера в A на юг в B
    [S] с юга в A на север в B
    [L] с запада на север
   *[J] с запада на юг
}; короткие: { $a ->
    [H] пешеходная
    [B] велосипедная
   *[K] водная
} в A, { $b ->
    [H] пешеходная
    [B] велосипедная
   *[K] водная
} в B{ $species ->
    [eagle] ; на ней орёл
    [moose] ; на ней лось
    [wolf] ; на ней волк
    [lynx] ; на ней рысь
    [bear] ; на ней медведь
    [bison] ; на ней бизон
   *[none] {""}
}
trails-goal_card = { $sort ->
    [interim] Промежуточная цель
   *[final] Конечная цель
}: { $measure ->
    [longest] { $word ->
        [H] самая длинная пешеходная кольцевая тропа
        [B] самая длинная велосипедная кольцевая тропа
        [K] самая длинная водная кольцевая тропа
       *[any] самая длинная кольцевая тропа
    }
    [loops] { $word ->
        [H] число пешеходных кольцевых троп
        [B] число велосипедных кольцевых троп
        [K] число водных кольцевых троп
       *[any] число кольцевых троп
    }
    [sum] { $word ->
        [H] длина всех пешеходных кольцевых троп
        [B] длина всех велосипедных кольцевых троп
        [K] длина всех водных кольцевых троп
       *[any] длина всех кольцевых троп
    }
    [loops-at-one-camp] число кольцевых троп у одной базы
    [camps-with] число баз с кольцевой тропой длиной от { $word }
    [surrounded] число баз, которые обходят кольцевые тропы других баз
   *[weakest] длина всех кольцевых троп у самой слабой базы
}{ $sort ->
    [interim] , не меньше { $count }
   *[final] , у кого больше
}
trails-goal = { trails-goal_card }. Ячейки: { $taken }
trails-slot = { $points }{ $names ->
    [none] {""}
   *[other] {" "}— { $names }
}
trails-aim = { $solo ->
    [yes] Один игрок · победа – { $points } очков
   *[no] { $animals ->
        [yes] Очки: тропы, цели, животные
       *[no] Очки за тропы и цели
    }
}
trails-left-camp = разместить базу
trails-left-cards = { $cards ->
    [one] сыграть { $cards } карту
    [few] сыграть { $cards } карты
   *[many] сыграть { $cards } карт
}
trails-guide-camp = { $first ->
    [yes] Нажмите на базу, с которой начнёте. Все тропы начинаются у баз.
   *[no] Нажмите на базу, потом на место рядом со своими картами.
}
trails-guide-cards = Нажмите на карту, потом на место рядом со своими: тропа ведёт от базы и обратно к ней.
trails-guide-done = { $then ->
    [kept] База на месте. Нажмите «Готово», и вы сыграете две карты.
    [discarded] Обе карты сыграны. Нажмите «Готово»: остальные – в сброс, раунд окончен.
    [alone] Обе карты сыграны. Нажмите «Готово» и сыграйте ещё две.
   *[passed] Обе карты сыграны. Нажмите «Готово»: остальные получит { $next }.
}

# Файлы данных

trails-file-kind = Это не файл «Покорителей троп» типа «{ $word }».
trails-file-word = «{ $word }»: этому здесь не место.
trails-file-number = «{ $word }»: это не число, или оно слишком маленькое или слишком большое.
trails-file-twice = «{ $word }» стоит здесь второй раз.
trails-file-two_words = После первого слова нужны ещё два.
trails-file-at_least = Промежуточная цель заканчивается словом «at-least» и числом.
trails-file-goal = Цель — это имя и то, что в ней считают.
trails-file-name = «{ $word }» не подходит как имя цели: нужны строчные латинские буквы, цифры и дефисы, и не слово из записи ходов.
trails-file-measure = «{ $word }»: такое здесь считать нельзя.
trails-file-slots = Ячейки цели — это числа, каждое меньше предыдущего.
trails-file-too_few = Нужны хотя бы две цели вида «{ $word }».
trails-file-no_slots = Не сказано, сколько стоят ячейки целей вида «{ $word }».
trails-file-contrast = На карте { $word } не может быть животного: одна из коротких троп того же вида, что и длинная.
trails-file-points = Очки — это шесть чисел в одной строке, каждое не меньше предыдущего.
trails-file-no_points = Нет строки «points».
trails-file-no_tokens = Не сказано, сколько жетонов вида «{ $word }».

# На бумаге

trails-score-loops-H-about = Длина каждой пешеходной кольцевой тропы у своей базы
trails-score-loops-B-about = Длина каждой велосипедной кольцевой тропы у своей базы
trails-score-loops-K-about = Длина каждой водной кольцевой тропы у своей базы
trails-score-goals-about = Ячейки целей, на которых лежат ваши карты игрока
trails-score-animals-about = За 1–6 разных видов на одной кольцевой тропе: 1, 3, 6, 10, 15, 21
trails-paper-cards = Карты троп
trails-paper-camps = Базы
trails-paper-tokens = Жетоны животных
trails-paper-markers = Карты игрока

# Настоящие карты

trails-lot-goals = { $sort ->
    [interim] Промежуточные цели: { $count }
   *[final] Конечные цели: { $count }
}
trails-lot-hand = Рука: { $who }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}

# Puzzles
trails-puzzle-total = Замкните кольцевые тропы: наберите за этот ход ещё { $gain } { $gain ->
    [one] очко
    [few] очка
   *[other] очков
}. Больше не может никто.
trails-puzzle-loops-H = Замкните пешеходную тропу (точки): доведите пешеходные кольцевые тропы до { $best } { $best ->
    [one] очка
   *[other] очков
} за этот ход.
trails-puzzle-loops-B = Замкните велосипедную тропу (штрихи): доведите велосипедные кольцевые тропы до { $best } { $best ->
    [one] очка
   *[other] очков
} за этот ход.
trails-puzzle-loops-K = Замкните водную тропу (волны): доведите водные кольцевые тропы до { $best } { $best ->
    [one] очка
   *[other] очков
} за этот ход.

# What a turn does
trails-effect-closes = замыкает { $kind ->
    [H] пешеходную
    [B] велосипедную
   *[K] водную
} тропу длиной { $count }
trails-effect-meets = выполняет цель «{ $goal }»
trails-effect-lengthens = доводит самую длинную открытую { $kind ->
    [H] пешеходную
    [B] велосипедную
   *[K] водную
} тропу до { $count }
trails-effect-open = { $count ->
    [0] не оставляет открытых троп
    [one] оставляет { $count } открытую тропу
    [few] оставляет { $count } открытые тропы
   *[other] оставляет { $count } открытых троп
}
