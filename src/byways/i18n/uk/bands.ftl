# Каучук

bands-name = Каучук
bands-about = Натягуйте гумки на стовпчики, досліджуйте й оточуйте сектори, збирайте скарби та кристалики у восьми світах.
bands-lure = Натягуйте гумки, відкривайте світи
bands-bot-1 = Хапає якнайбільше очок одразу й часто помиляється в оцінці.
bands-bot-2 = Помічає добрі місця, але часом переоцінює гумки.
bands-bot-3 = Знає, чого гумка буде варта потім, і рідко помиляється.
bands-bot-4 = Розігрує найкращі ходи подумки на цілий раунд уперед.
bands-bot-5 = Думає на два раунди вперед, хоч би які карти ви мали.

# Налаштування

bands-option-scenario = Варіант гри
bands-option-scenario-about = Вісім світів, у кожного свої правила. Почніть із першого.
bands-option-scenario-1 = Храми в джунглях
bands-option-scenario-2 = Виверження вулкана
bands-option-scenario-3 = Місто на островах
bands-option-scenario-4 = Малюнки на плато
bands-option-scenario-5 = Стародавні руїни
bands-option-scenario-6 = Проклятий трикутник
bands-option-scenario-7 = Вимогливі боги
bands-option-scenario-8 = Лабіринт
bands-option-board = Поле
bands-option-board-about = Назва файлу з вашим власним полем; якщо не вказати — поле для вибраного варіанта й кількості гравців.
bands-option-scenario-1-goal = Першим перетніть джунглі; кінець — на 18 очках.
bands-option-scenario-2-goal = Шість раундів навколо жерла: винесіть 7 кристаликів, інакше поразка.
bands-option-scenario-3-goal = Перекидайте мости й досліджуйте острови; кінець — на 18 очках.
bands-option-scenario-4-goal = Відкривайте малюнки й стережіться порожніх секторів.
bands-option-scenario-5-goal = Обгороджуйте руїни: шість раундів, замкнені ділянки дають очки.
bands-option-scenario-6-goal = Гумки будь-де, власний стос; очки — за окремі ділянки.
bands-option-scenario-7-goal = Зберіть найбільше тотемів одного виду; кінець — на 18 очках.
bands-option-scenario-8-goal = Один ланцюг крізь лабіринт: меч, щит і шолом.
bands-options-board_scenario = Поле «{ $name }» — для варіанта { $scenario }: виберіть його або інше поле.
bands-options-board_players = Поле «{ $name }» розраховане на { $players ->
    [one] { $players } гравця
   *[other] { $players } гравців
}: змініть їхню кількість або виберіть інше поле.

# Відмови

bands-act-none_left = { $count ->
    [one] { $count } дію виконано
    [few] { $count } дії виконано
   *[other] { $count } дій виконано
}: завершіть хід або купіть третю за { $price ->
    [one] { $price } кристалик
    [few] { $price } кристалики
   *[other] { $price } кристаликів
}.
bands-act-all_used = Усі дії виконано: завершіть хід.
bands-act-pay_first = Спершу заплатіть за розпочату гумку.
bands-act-take_first = Спершу візьміть решту карт.
bands-take-nothing = Карти скінчилися.
bands-take-deck = Стос скінчився: виберіть щось інше.
bands-take-row = У відкритому потоці немає { $colour ->
    [red] червоної
    [yellow] жовтої
    [green] зеленої
    [blue] синьої
   *[grey] сірої
} карти: візьміть іншу або карту зі стосу.
bands-take-no_row = Відкритого потоку тут немає: беріть карти зі свого стосу.
bands-band-none_left = Усі ваші гумки ({ $count }) вже на полі: візьміть карти або завершіть хід.
bands-band-shape = { $shapes ->
    [segments] У цьому варіанті гумку надягають на два стовпчики однієї лінії; { $refs } так не охопити.
    [wide] У цьому варіанті гумку надягають на трикутник або на ромб; { $refs } так не охопити.
    [fences] Гумку надягають на два стовпчики однієї лінії, на трикутник або на ромб, а тут і вздовж двох ліній; { $refs } так не охопити.
   *[usual] Гумку надягають на два стовпчики однієї лінії, на трикутник або на ромб; { $refs } так не охопити.
}
bands-band-shape_here = { $shape ->
    [segment] У цьому варіанті не можна надягати гумку лише на два стовпчики.
    [triangle] У цьому варіанті не можна надягати гумку на трикутник.
    [rhombus] У цьому варіанті не можна надягати гумку на ромб.
   *[fence] У цьому варіанті немає довгих огорож.
}
bands-band-unusable = Жерло вулкана ({ $place }) займати не можна: виберіть інші стовпчики.
bands-band-barred = Через воду перекидають лише гумку на двох стовпчиках лінії каналу.
bands-band-apart = Однією гумкою не можна дослідити і тотем, і звичайну землю: візьміть дві.
bands-band-twice = На { $refs } уже надягнено таку саму вашу гумку: виберіть інші стовпчики.
bands-band-start_edge = Першу гумку починайте з одного зі своїх стартових стовпчиків: { $refs }.
bands-band-start_common = Першу гумку починайте зі стовпчика навколо жерла: { $refs }.
bands-band-start_glow = Першу гумку починайте зі стовпчика, що світиться: { $refs }.
bands-band-own_peg = Нова гумка має захопити стовпчик, на якому вже є ваша.
bands-band-head = Нова гумка продовжує ланцюжок від його голови: { $refs }.
bands-band-cost = Ваших карт не вистачить, щоб заплатити за { $refs }: виберіть дешевші стовпчики або спершу візьміть карти.
bands-pay-nothing = Зараз платити нема за що.
bands-pay-order = Наступний стовпчик, за який треба заплатити, — { $place }.
bands-pay-pair = Дві карти мають бути одного кольору.
bands-pay-colour = За { $place } однією картою платить лише { $colour ->
    [red] червона
    [yellow] жовта
    [green] зелена
    [blue] синя
   *[grey] сіра
}; карт іншого кольору треба дві.
bands-pay-cards = Вам бракує { $colour ->
    [red] червоних
    [yellow] жовтих
    [green] зелених
    [blue] синіх
   *[grey] сірих
} карт: заплатіть іншими.
bands-pay-no_crystal = У цьому варіанті суперникам віддають карти, а не кристалики: віддайте карту.
bands-pay-nobody = На { $place } немає чужих гумок: карти йдуть у скид, гравця вказувати не треба.
bands-pay-receiver = Стовпчик { $place } зайняли суперники: вкажіть, кому віддати карти.
bands-pay-owner = За { $place } платять лише тому, чия гумка на ньому.
bands-pay-split = Одну карту віддають одному гравцеві: вкажіть лише одного.
bands-pay-crystals = У вас немає кристаликів: віддайте карти.
bands-pay-rest = Тоді ваших карт не вистачить на { $refs }: заплатіть іншими.
bands-crystal-once = Третю дію можна купити один раз за хід.
bands-crystal-few = Третя дія коштує { $count ->
    [one] { $count } кристалик
    [few] { $count } кристалики
   *[other] { $count } кристаликів
}; у вас їх менше.
bands-crystal-nothing = Зараз немає жодної можливої дії: збережіть кристалики.
bands-end-third = Ви купили дію: виконайте її одразу.

# Події

bands-own_deck = { $who } отримує свій стос.
    .you = Ви отримуєте свій стос.
bands-dealt = Ваші перші карти: { $cards }.
bands-drew = Ви берете зі стосу { bands-a_card }.
bands-got_cards = { $who } отримує { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
bands-opened = Нові карти у відкритому потоці: { $cards }.
bands-card = { $colour ->
    [red] червона карта
    [yellow] жовта карта
    [green] зелена карта
    [blue] синя карта
   *[grey] сіра карта
}
bands-a_card = { $colour ->
    [red] червону карту
    [yellow] жовту карту
    [green] зелену карту
    [blue] синю карту
   *[grey] сіру карту
}
bands-take = { $who } бере { bands-a_card }.
    .you = Ви берете { bands-a_card }.
bands-take_deck = { $who } бере карту зі стосу.
    .you = Ви берете карту зі стосу.
bands-band = { $who } платить за гумку: { $refs }.
    .you = Ви платите за гумку: { $refs }.
bands-put = { $who } надягає гумку: { $refs }.
    .you = Ви надягаєте гумку: { $refs }.
bands-paid_cards = { bands-colour } карта{ $cards ->
    [1] {""}
   *[other] {" "}× { $cards }
}
bands-paid = { $who } платить: { bands-paid_cards }.
    .you = Ви платите: { bands-paid_cards }.
bands-paid_to = { $who } платить: { bands-paid_cards }. Кому: { $whom }.
    .you = Ви платите: { bands-paid_cards }. Кому: { $whom }.
bands-paid_both = { $who } платить: 2 × { bands-colour }. По одній: { $whom } і { $other }.
    .you = Ви платите: 2 × { bands-colour }. По одній: { $whom } і { $other }.
bands-paid_crystal = { $who } скидає: { bands-paid_cards }. Кому кристалик: { $whom }.
    .you = Ви скидаєте: { bands-paid_cards }. Кому кристалик: { $whom }.
bands-plus = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очки
   *[other] +{ $points } очок
}
bands-minus = { $points ->
    [one] −{ $points } очко
    [few] −{ $points } очки
   *[other] −{ $points } очок
}
bands-loot = { $points ->
    [0] { $crystals ->
        [0] нічого
        [one] +{ $crystals } кристалик
        [few] +{ $crystals } кристалики
       *[other] +{ $crystals } кристаликів
    }
    [one] +{ $points } очко{ bands-and_crystals }
    [few] +{ $points } очки{ bands-and_crystals }
   *[other] +{ $points } очок{ bands-and_crystals }
}
bands-and_crystals = { $crystals ->
    [0] {""}
    [one] , +{ $crystals } кристалик
    [few] , +{ $crystals } кристалики
   *[other] , +{ $crystals } кристаликів
}
bands-explored = { $who } досліджує: { bands-loot }.
    .you = Ви досліджуєте: { bands-loot }.
bands-surrounded = { $who } оточує: { bands-loot }.
    .you = Ви оточуєте: { bands-loot }.
bands-crossed = { $who } збирає на лінії: { bands-loot }.
    .you = Ви збираєте на лінії: { bands-loot }.
bands-edge = { $who } дістається протилежного краю: { bands-plus }.
    .you = Ви дістаєтеся протилежного краю: { bands-plus }.
bands-drawing = { $who } досліджує малюнки: { bands-plus }.
    .you = Ви досліджуєте малюнки: { bands-plus }.
bands-drawing_done = { $who } досліджує останній фрагмент малюнка: { bands-plus }.
    .you = Ви досліджуєте останній фрагмент малюнка: { bands-plus }.
bands-drawing_most = { $who } досліджує найбільше фрагментів малюнка: { bands-plus }.
    .you = Ви досліджуєте найбільше фрагментів малюнка: { bands-plus }.
bands-empty = { $who } займає порожні сектори: { bands-minus }.
    .you = Ви займаєте порожні сектори: { bands-minus }.
bands-plot = { $who } обгороджує ділянку: { bands-plus }.
    .you = Ви обгороджуєте ділянку: { bands-plus }.
bands-own_trail = { $who } повертається на свій ланцюжок: { bands-minus }.
    .you = Ви повертаєтеся на свій ланцюжок: { bands-minus }.
bands-artifact_name = { $artifact ->
    [sword] меч
    [shield] щит
   *[helmet] шолом
}
bands-artifact = { $who } знаходить { bands-artifact_name } і бере карту.
    .you = Ви знаходите { bands-artifact_name } і берете карту.
bands-crystal = { $who } купує третю дію.
    .you = Ви купуєте третю дію.
bands-end = { $who } завершує хід.
    .you = Ви завершуєте хід.
bands-round_over = Раунд { $round } завершено.
bands-last_round = Гра добігає кінця: цей раунд останній.
bands-over-score = Потрібну кількість очок набрано: гру закінчено.
bands-tie = Очок порівну: вирішує менша кількість гумок на полі, { $won } проти { $other }.
bands-handed_in = { $players ->
    [none] Ніхто не зберіг стільки кристаликів: потрібно { $crystals }. Переможця немає.
   *[other] Перемогти може лише той, хто зберіг кристалики (потрібно { $crystals }): { $players }.
}
bands-over-rounds = Усі раунди зіграно.
bands-over-drawings = Досліджено достатньо малюнків: гру закінчено.
bands-over-bands = У когось скінчилися гумки: гру закінчено.
bands-over-idle = Два раунди без карт і гумок: гру закінчено.
bands-over-limit = Зіграно сорок раундів: гру закінчено.

# Рахунок

bands-score-treasure = Скарби
bands-score-crystals = Кристалики
bands-score-areas = Окремі ділянки
bands-score-totems = Тотеми
bands-score-sets = Комплекти артефактів

# Що видно

bands-stage-round = Раунд { $round }{ $last ->
    [yes] , останній
   *[no] {""}
}
bands-stage-round_of = Раунд { $round } із { $rounds }{ $last ->
    [yes] , останній
   *[no] {""}
}
bands-stage-over = Гру закінчено
bands-board = Поле
bands-row = Відкритий потік
bands-row_rule = { $count ->
    [one] візьміть ще одну
   *[other] візьміть { $count }
}
bands-own_pile = Ваш стос
bands-hand = Ваші карти
bands-hand_rule = { $paying ->
    [yes] натисніть, чим платите
   *[no] { $count } кристалики – ще одна дія
}
bands-cards_count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
bands-holding = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
} · гумок: { $bands }
bands-crystals = Ваші кристалики: { $count }
bands-crystal_name = Кристалик
bands-rival = Карти: { $who }
bands-hidden = Прихованих карт: { $count }
bands-discards = Скид
bands-discards_rule = стане стосом, коли той скінчиться
bands-cards = { $colour ->
    [red] Червона карта
    [yellow] Жовта карта
    [green] Зелена карта
    [blue] Синя карта
   *[grey] Сіра карта
} × { $count }
bands-far_edge = Дальній край: { bands-plus }, якщо дістатися до нього
bands-players = Гравці
bands-bar = Дії
bands-button = { $word ->
    [take] Взяти карту
    [band] Надягти гумку
    [pay] Заплатити
    [to] Кому віддати
   *[end] Завершити хід
}
bands-peg = { $peg }: { $colour ->
    [red] червоний
    [yellow] жовтий
    [green] зелений
    [blue] синій
   *[grey] сірий
} стовпчик{ $owners ->
    [none] {""}
   *[other] , гумки: { $owners }
}
bands-peg_name = { $colour ->
    [red] червоний
    [yellow] жовтий
    [green] зелений
    [blue] синій
   *[grey] сірий
}
bands-colour = { $colour ->
    [red] червона
    [yellow] жовта
    [green] зелена
    [blue] синя
   *[grey] сіра
}
bands-brings-crystals = { $count ->
    [one] { $count } кристалик
    [few] { $count } кристалики
   *[many] { $count } кристаликів
}
bands-pays-crystals = { $count ->
    [one] піде { $count } кристалик
    [few] підуть { $count } кристалики
   *[many] піде { $count } кристаликів
}
bands-pays-cards = карти: { $cards }
bands-face = { $colour ->
    [red] Червона карта
    [yellow] Жовта карта
    [green] Зелена карта
    [blue] Синя карта
   *[grey] Сіра карта
}
bands-letter-R = Ч
bands-letter-Y = Ж
bands-letter-G = З
bands-letter-B = С
bands-letter-S = Ср
bands-deck_name = Стос
bands-deck = { bands-deck_name }: { $count }, скид: { $discards }
bands-player_name = { $who }
    .you = Ви
bands-player = { bands-player_name }: очки { $points }, кристалики { $crystals }, карти { $cards } (відомо { $shown }), гумки { $bands }
bands-sector = Сектор { $place }: { $kind ->
    [water] вода
    [crater] жерло
    [orange] помаранчевий тотем
    [blue] синій тотем
    [drawing] малюнок { $drawing }
   *[plain] земля
}{ $treasure ->
    [0] {""}
   *[other] , скарби { $treasure }
}{ $crystals ->
    [0] {""}
   *[other] , кристалики { $crystals }
}{ $taken ->
    [yes] , зібрано
   *[no] {""}
}
bands-line = Лінія { $place }: { $kind ->
    [canal] канал
    [sword] меч
    [shield] щит
    [helmet] шолом
   *[plain] прохід
}{ $treasure ->
    [0] {""}
   *[other] , скарби { $treasure }
}{ $crystals ->
    [0] {""}
   *[other] , кристалики { $crystals }
}{ $taken ->
    [yes] , зібрано
   *[no] {""}
}
bands-goal = { $scenario ->
    [1] До { $points } очок · дальній край +{ $bonus }
    [2] Більше очок за { $rounds } раундів · збережіть { $crystals } кристаликів, інакше поразка
    [3] Гра до { $points } очок · мости дають кристалики, острови – очки
    [4] Гра до { $drawings } малюнків · сектор малюнка +1, порожній −{ $penalty }
    [5] Більше очок за { $rounds } раундів · за великі ділянки доплата
    [6] Гра до { $points } очок · потім { $bonus } за окрему ділянку
    [7] Гра до { $points } очок · потім { $bonus } за більшість тотемів
   *[8] Поки в когось не скінчаться гумки · набір із трьох +{ $bonus }, свій стовпчик −{ $penalty }
}
bands-left-actions = { $actions ->
    [0] дій не лишилося
    [one] ще { $actions } дія
    [few] ще { $actions } дії
   *[many] ще { $actions } дій
}
bands-left-take = { $cards ->
    [one] узяти { $cards } карту
    [few] узяти { $cards } карти
   *[many] узяти { $cards } карт
}
bands-left-pay = { $pegs ->
    [one] оплатити { $pegs } стовпчик
    [few] оплатити { $pegs } стовпчики
   *[many] оплатити { $pegs } стовпчиків
}
bands-guide-pay = Оплатіть { bands-peg_name } стовпчик: картою його кольору або двома однаковими.
bands-guide-take = { $row ->
    [yes] { $cards ->
        [one] Візьміть ще одну карту: з потоку або зі стосу.
       *[other] Візьміть карти ({ $cards }): з потоку або зі стосу.
    }
   *[no] { $cards ->
        [one] Візьміть ще одну карту: натисніть на свій стос.
       *[other] Візьміть карти ({ $cards }): натисніть на свій стос.
    }
}
bands-guide-act = { $can ->
    [take] На гумку поки бракує карт: натисніть на карту, щоб узяти її.
    [band] Натисніть на стовпчики, на які надягнете гумку.
   *[both] { $first ->
        [yes] Натисніть на карту, щоб узяти її, або на стовпчики для першої гумки.
       *[no] Натисніть на карту, щоб узяти її, або на стовпчики для гумки.
    }
}
bands-guide-end = { $third ->
    [yes] Обидві дії зроблено: завершіть хід або купіть третю за кристалики ({ $count }).
   *[no] Обидві дії зроблено: завершіть хід.
}
bands-waste = { $actions ->
    [one] У вас ще { $actions } дія. Усе одно завершити хід?
    [few] У вас ще { $actions } дії. Усе одно завершити хід?
   *[many] У вас ще { $actions } дій. Усе одно завершити хід?
}

# Файли полів

bands-board-heading = Це не поле для цієї гри: перший рядок має бути «byways board bands».
bands-board-word = Слово «{ $word }» тут незрозуміле.
bands-board-missing = Бракує «{ $what }».
bands-board-twice = «{ $what }» стоїть тут удруге.
bands-board-number = Після «{ $what }» потрібне число від { $low } до { $high }.
bands-board-lattice = Сітка — це «hex» із радіусом або «explicit» із переліком стовпчиків, ліній і секторів.
bands-board-radius = Радіус має бути від 1 до 12.
bands-board-too_many = На полі може бути не більше ніж { $count ->
    [one] { $count } стовпчик
    [few] { $count } стовпчики
   *[other] { $count } стовпчиків
}.
bands-board-peg_line = Стовпчик записують так: назва, колір, місце по горизонталі й по вертикалі.
bands-board-peg_name = Стовпчик не можна назвати «{ $pegs }»; потрібні літера й число.
bands-board-pegs_twice = { $pegs } вказано двічі.
bands-board-peg = Стовпчика { $pegs } немає.
bands-board-few_pegs = Стовпчиків тут має бути { $count }.
bands-board-side = Для сторони цього сектора немає лінії { $pegs }.
bands-board-crowded = Біля лінії { $pegs } сходиться понад два сектори.
bands-board-rhombus = Стовпчики { $pegs } утворюють більше ніж один ромб.
bands-board-no_line = Лінії { $pegs } немає.
bands-board-no_sector = Сектора { $pegs } немає.
bands-board-row = Ряду «{ $row }» тут немає, або його кольори вже вказано.
bands-board-row_length = Стовпчиків у ряду { $row } має бути { $count }.
bands-board-colour = «{ $word }» — не колір; кольори записують так: R — червоний, Y — жовтий, G — зелений, B — синій, S — сірий.
bands-board-seat = Місце гравця записують так: «seat 1 start …», кожне один раз, до { $high }.
bands-board-seats = Треба вказати місця всіх гравців: { $count }.
bands-board-no_start = У місця { $seat } немає стартових стовпчиків.
bands-board-no_target = У місця { $seat } немає протилежного краю: додайте «target» і його стовпчики.
bands-board-unfit = «{ $what }» не стосується цього варіанта.
bands-board-drawings = Малюнків { $count }, а гра скінчиться, лише коли досліджено { $needed }.
bands-board-drawing_size = Секторів у цьому малюнку { $count }; може бути 4, 5 або 6.
bands-board-drawing_overlap = Сектор цього малюнка вказано двічі — тут або в іншому малюнку.
bands-board-drawing_parts = Цей малюнок розпадається на частини.
bands-board-same_colour = { $one } і { $two } стоять поруч, і колір у них однаковий.
bands-board-unreachable = { $pegs }: зібрати все звідси не зможе ніхто.
bands-board-few_crystals = Кристаликів можна зібрати лише { $count }, а треба { $needed }.
bands-board-few_treasure = Очок можна зібрати лише { $count }, а треба { $needed }.
bands-board-totems = Тотемів обох типів має бути порівну, а тут помаранчевих { $orange }, синіх { $blue }.
bands-board-artifacts = Артефактів кожного виду має бути порівну, а тут мечів { $sword }, щитів { $shield }, шоломів { $helmet }.
bands-board-few_glow = Стовпчиків, що світяться, { $count }, а гравців { $needed }: потрібен щонайменше один на кожного.
bands-board-canal = Канал { $pegs } проходить не лише водою.
bands-board-shared_start = У місця { $seat } спільний стартовий стовпчик з іншим місцем.
bands-board-seat_place = З боку місця { $seat } поле має не такий вигляд, як з боку місця 1.
bands-board-asymmetric = { $pegs } і { $other } різняться, тож для місця { $seat } поле не таке, як для інших.
bands-new-unknown = Налаштування «{ $setting }» немає.
bands-new-setting = Значення «{ $setting }» має бути від { $low } до { $high }.
bands-new-seed = «seed» — це текст: не порожній і не довший за { $high ->
    [one] { $high } знак
    [few] { $high } знаки
   *[other] { $high } знаків
}.
bands-new-failed = З цього зерна не вийшло придатного поля; спробуйте інше.

# На папері

bands-paper-board = { $scenario ->
    [1] 1. Храми в джунглях
    [2] 2. Виверження вулкана
    [3] 3. Місто на островах
    [4] 4. Малюнки на плато
    [5] 5. Стародавні руїни
    [6] 6. Проклятий трикутник
    [7] 7. Вимогливі боги
   *[8] 8. Лабіринт
} · { $players ->
    [few] { $players } гравці
   *[other] { $players } гравців
}
bands-paper-cards = Карти
bands-score-treasure-about = Очки, зібрані на полі
bands-score-crystals-about = По 1 за кожні 3 кристалики, що лишилися
bands-score-areas-about = По 4 за кожну окрему ділянку
bands-score-totems-about = По 6 за більшість тотемів кожного виду; за рівності порівну
bands-score-sets-about = По 5 за кожен комплект із меча, щита й шолома
bands-paper-colours = Стовпчики: Ч — червоний, Ж — жовтий, З — зелений, С — синій, Ср — сірий
bands-paper-start = Стартовий стовпчик; знак показує чий
bands-paper-start_all = Стовпчики, з яких може почати кожен
bands-paper-special = { $scenario ->
    [2] Жерло: стовпчик посередині займати не можна
    [3] Вода, унизу лінія каналу
    [4] Малюнок: усі сектори всередині одного пунктиру
    [7] Тотеми: синій, помаранчевий
   *[8] Шолом, щит, меч
}
bands-paper-worth = Очки та кристалики тому, хто першим займе місце

# Справжні карти

bands-lot-deck = Власний стос: { $who }, карт: { $count }
bands-lot-hand = Рука: { $who }, карт: { $count }
bands-lot-row = Відкритий потік, карт: { $count }
bands-lot-draw = Карту тягне { $who }

# Puzzles
bands-puzzle-total = Натягніть гумки так, щоб цей хід приніс { $gain } { $gain ->
    [one] очко
    [few] очки
   *[other] очок
}, не беручи карт.
bands-puzzle-win = Завершіть гру цим ходом — перемогою.

# What a turn does
bands-effect-takes = { $count ->
    [one] займає { $count } новий сектор
    [few] займає { $count } нові сектори
   *[other] займає { $count } нових секторів
}
bands-effect-holds = { $colour ->
    [red] червоних
    [yellow] жовтих
    [green] зелених
    [blue] синіх
   *[grey] сірих
} карт у руці: { $count }
bands-effect-last_round = починає останній раунд
bands-effect-open = біля ваших гумок лишиться вільних скарбів на { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}
