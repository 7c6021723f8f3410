# Каучук

bands-name = Каучук
bands-about = Натягивайте резинки на столбики, исследуйте и окружайте секторы, собирайте ценности и кристаллики в восьми мирах.
bands-lure = Натягивайте резинки, открывайте миры
bands-bot-1 = Хватает побольше очков сразу и часто ошибается в оценке.
bands-bot-2 = Замечает хорошие места, но порой переоценивает резинки.
bands-bot-3 = Знает, чего резинка будет стоить потом, и редко ошибается.
bands-bot-4 = Проигрывает лучшие ходы в уме на целый раунд вперёд.
bands-bot-5 = Думает на два раунда вперёд, какие бы карты у вас ни были.

# Настройки

bands-option-scenario = Вариант игры
bands-option-scenario-about = Восемь миров, у каждого свои правила. Начните с первого.
bands-option-scenario-1 = Храмы в джунглях
bands-option-scenario-2 = Извержение вулкана
bands-option-scenario-3 = Город на островах
bands-option-scenario-4 = Рисунки на плато
bands-option-scenario-5 = Древние руины
bands-option-scenario-6 = Проклятый треугольник
bands-option-scenario-7 = Требовательные боги
bands-option-scenario-8 = Лабиринт
bands-option-board = Поле
bands-option-board-about = Имя файла с вашим собственным полем; если не указать — поле для выбранного варианта и числа игроков.
bands-option-scenario-1-goal = Первым пересеките джунгли; конец — на 18 очках.
bands-option-scenario-2-goal = Шесть раундов вокруг жерла: вынесите 7 кристалликов, иначе поражение.
bands-option-scenario-3-goal = Перекиньте мосты и исследуйте острова; конец — на 18 очках.
bands-option-scenario-4-goal = Открывайте рисунки и берегитесь пустых секторов.
bands-option-scenario-5-goal = Огораживайте руины: шесть раундов, замкнутые участки приносят очки.
bands-option-scenario-6-goal = Резинки где угодно, своя стопка; очки — за отдельные участки.
bands-option-scenario-7-goal = Соберите больше всех тотемов одного вида; конец — на 18 очках.
bands-option-scenario-8-goal = Одна цепь через лабиринт: меч, щит и шлем.
bands-options-board_scenario = Поле «{ $name }» — для варианта { $scenario }: выберите его или другое поле.
bands-options-board_players = Поле «{ $name }» рассчитано на { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
}: измените их число или выберите другое поле.

# Отказы

bands-act-none_left = { $count ->
    [one] { $count } действие выполнено
    [few] { $count } действия выполнены
   *[other] { $count } действий выполнены
}: закончите ход или купите третье за { $price ->
    [one] { $price } кристаллик
    [few] { $price } кристаллика
   *[other] { $price } кристалликов
}.
bands-act-all_used = Все действия выполнены: закончите ход.
bands-act-pay_first = Сначала заплатите за начатую резинку.
bands-act-take_first = Сначала возьмите оставшиеся карты.
bands-take-nothing = Карты кончились.
bands-take-deck = Стопка кончилась: выберите что-нибудь другое.
bands-take-row = В открытом потоке нет { $colour ->
    [red] красной
    [yellow] жёлтой
    [green] зелёной
    [blue] синей
   *[grey] серой
} карты: возьмите другую или карту из стопки.
bands-take-no_row = Открытого потока здесь нет: берите карты из своей стопки.
bands-band-none_left = Все ваши резинки ({ $count }) уже на поле: возьмите карты или закончите ход.
bands-band-shape = { $shapes ->
    [segments] В этом варианте резинку надевают на два столбика одной линии; { $refs } так не охватить.
    [wide] В этом варианте резинку надевают на треугольник или на ромб; { $refs } так не охватить.
    [fences] Резинку надевают на два столбика одной линии, на треугольник или на ромб, а здесь и вдоль двух линий; { $refs } так не охватить.
   *[usual] Резинку надевают на два столбика одной линии, на треугольник или на ромб; { $refs } так не охватить.
}
bands-band-shape_here = { $shape ->
    [segment] В этом варианте нельзя надевать резинку только на два столбика.
    [triangle] В этом варианте нельзя надевать резинку на треугольник.
    [rhombus] В этом варианте нельзя надевать резинку на ромб.
   *[fence] В этом варианте нет длинных ограждений.
}
bands-band-unusable = Жерло вулкана ({ $place }) занимать нельзя: выберите другие столбики.
bands-band-barred = Через воду перекидывают только резинку на двух столбиках линии канала.
bands-band-apart = Одной резинкой нельзя исследовать и тотем, и обычную землю: возьмите две.
bands-band-twice = На { $refs } уже надета такая же ваша резинка: выберите другие столбики.
bands-band-start_edge = Первую резинку начинайте с одного из своих стартовых столбиков: { $refs }.
bands-band-start_common = Первую резинку начинайте со столбика вокруг жерла: { $refs }.
bands-band-start_glow = Первую резинку начинайте со светящегося столбика: { $refs }.
bands-band-own_peg = Новая резинка должна захватить столбик, на котором уже есть ваша.
bands-band-head = Новая резинка продолжает цепочку от её головы: { $refs }.
bands-band-cost = Ваших карт не хватит, чтобы заплатить за { $refs }: выберите столбики дешевле или сначала возьмите карты.
bands-pay-nothing = Сейчас платить не за что.
bands-pay-order = Следующий столбик, за который нужно заплатить, — { $place }.
bands-pay-pair = Две карты должны быть одного цвета.
bands-pay-colour = За { $place } одной картой платит только { $colour ->
    [red] красная
    [yellow] жёлтая
    [green] зелёная
    [blue] синяя
   *[grey] серая
}; карт другого цвета нужно две.
bands-pay-cards = У вас не хватает { $colour ->
    [red] красных
    [yellow] жёлтых
    [green] зелёных
    [blue] синих
   *[grey] серых
} карт: заплатите другими.
bands-pay-no_crystal = В этом варианте соперникам отдают карты, а не кристаллики: отдайте карту.
bands-pay-nobody = На { $place } нет чужих резинок: карты уходят в сброс, игрока указывать не нужно.
bands-pay-receiver = Столбик { $place } занят соперниками: укажите, кому отдать карты.
bands-pay-owner = За { $place } платят только тому, чья резинка на нём надета.
bands-pay-split = Одну карту отдают одному игроку: укажите только одного.
bands-pay-crystals = У вас нет кристалликов: отдайте карты.
bands-pay-rest = Тогда ваших карт не хватит на { $refs }: заплатите другими.
bands-crystal-once = Третье действие можно купить один раз за ход.
bands-crystal-few = Третье действие стоит { $count ->
    [one] { $count } кристаллик
    [few] { $count } кристаллика
   *[other] { $count } кристалликов
}; у вас их меньше.
bands-crystal-nothing = Сейчас нет ни одного возможного действия: сохраните кристаллики.
bands-end-third = Вы купили действие: выполните его сразу.

# События

bands-own_deck = { $who } получает свою стопку.
    .you = Вы получаете свою стопку.
bands-dealt = Ваши первые карты: { $cards }.
bands-drew = Вы берёте из стопки { bands-a_card }.
bands-got_cards = { $who } получает { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
bands-opened = Новые карты в открытом потоке: { $cards }.
bands-card = { $colour ->
    [red] красная карта
    [yellow] жёлтая карта
    [green] зелёная карта
    [blue] синяя карта
   *[grey] серая карта
}
bands-a_card = { $colour ->
    [red] красную карту
    [yellow] жёлтую карту
    [green] зелёную карту
    [blue] синюю карту
   *[grey] серую карту
}
bands-take = { $who } берёт { bands-a_card }.
    .you = Вы берёте { bands-a_card }.
bands-take_deck = { $who } берёт карту из стопки.
    .you = Вы берёте карту из стопки.
bands-band = { $who } платит за резинку: { $refs }.
    .you = Вы платите за резинку: { $refs }.
bands-put = { $who } надевает резинку: { $refs }.
    .you = Вы надеваете резинку: { $refs }.
bands-paid_cards = { bands-colour } карта{ $cards ->
    [1] {""}
   *[other] {" "}× { $cards }
}
bands-paid = { $who } платит: { bands-paid_cards }.
    .you = Вы платите: { bands-paid_cards }.
bands-paid_to = { $who } платит: { bands-paid_cards }. Кому: { $whom }.
    .you = Вы платите: { bands-paid_cards }. Кому: { $whom }.
bands-paid_both = { $who } платит: 2 × { bands-colour }. По одной: { $whom } и { $other }.
    .you = Вы платите: 2 × { bands-colour }. По одной: { $whom } и { $other }.
bands-paid_crystal = { $who } сбрасывает: { bands-paid_cards }. Кому кристаллик: { $whom }.
    .you = Вы сбрасываете: { bands-paid_cards }. Кому кристаллик: { $whom }.
bands-plus = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[other] +{ $points } очков
}
bands-minus = { $points ->
    [one] −{ $points } очко
    [few] −{ $points } очка
   *[other] −{ $points } очков
}
bands-loot = { $points ->
    [0] { $crystals ->
        [0] ничего
        [one] +{ $crystals } кристаллик
        [few] +{ $crystals } кристаллика
       *[other] +{ $crystals } кристалликов
    }
    [one] +{ $points } очко{ bands-and_crystals }
    [few] +{ $points } очка{ bands-and_crystals }
   *[other] +{ $points } очков{ bands-and_crystals }
}
bands-and_crystals = { $crystals ->
    [0] {""}
    [one] , +{ $crystals } кристаллик
    [few] , +{ $crystals } кристаллика
   *[other] , +{ $crystals } кристалликов
}
bands-explored = { $who } исследует: { bands-loot }.
    .you = Вы исследуете: { bands-loot }.
bands-surrounded = { $who } окружает: { bands-loot }.
    .you = Вы окружаете: { bands-loot }.
bands-crossed = { $who } собирает на линии: { bands-loot }.
    .you = Вы собираете на линии: { bands-loot }.
bands-edge = { $who } достигает противоположного края: { bands-plus }.
    .you = Вы достигаете противоположного края: { bands-plus }.
bands-drawing = { $who } исследует рисунки: { bands-plus }.
    .you = Вы исследуете рисунки: { bands-plus }.
bands-drawing_done = { $who } исследует последний фрагмент рисунка: { bands-plus }.
    .you = Вы исследуете последний фрагмент рисунка: { bands-plus }.
bands-drawing_most = { $who } исследует больше всех фрагментов рисунка: { bands-plus }.
    .you = Вы исследуете больше всех фрагментов рисунка: { bands-plus }.
bands-empty = { $who } занимает пустые секторы: { bands-minus }.
    .you = Вы занимаете пустые секторы: { bands-minus }.
bands-plot = { $who } огораживает участок: { bands-plus }.
    .you = Вы огораживаете участок: { bands-plus }.
bands-own_trail = { $who } возвращается на свою цепочку: { bands-minus }.
    .you = Вы возвращаетесь на свою цепочку: { bands-minus }.
bands-artifact_name = { $artifact ->
    [sword] меч
    [shield] щит
   *[helmet] шлем
}
bands-artifact = { $who } находит { bands-artifact_name } и берёт карту.
    .you = Вы находите { bands-artifact_name } и берёте карту.
bands-crystal = { $who } покупает третье действие.
    .you = Вы покупаете третье действие.
bands-end = { $who } заканчивает ход.
    .you = Вы заканчиваете ход.
bands-round_over = Раунд { $round } завершён.
bands-last_round = Игра близится к концу: этот раунд последний.
bands-over-score = Нужное число очков набрано: игра окончена.
bands-tie = Очков поровну: решает меньшее число резинок на поле, { $won } против { $other }.
bands-handed_in = { $players ->
    [none] Никто не сберёг столько кристалликов: нужно { $crystals }. Победителя нет.
   *[other] Победить может только тот, кто сберёг кристаллики (нужно { $crystals }): { $players }.
}
bands-over-rounds = Все раунды сыграны.
bands-over-drawings = Исследовано достаточно рисунков: игра окончена.
bands-over-bands = У кого-то закончились резинки: игра окончена.
bands-over-idle = Два раунда без карт и резинок: игра окончена.
bands-over-limit = Сыграно сорок раундов: игра окончена.

# Счёт

bands-score-treasure = Ценности
bands-score-crystals = Кристаллики
bands-score-areas = Отдельные участки
bands-score-totems = Тотемы
bands-score-sets = Комплекты артефактов

# Что видно

bands-stage-round = Раунд { $round }{ $last ->
    [yes] , последний
   *[no] {""}
}
bands-stage-round_of = Раунд { $round } из { $rounds }{ $last ->
    [yes] , последний
   *[no] {""}
}
bands-stage-over = Игра окончена
bands-board = Поле
bands-row = Открытый поток
bands-row_rule = { $count ->
    [one] возьмите ещё одну
   *[other] возьмите { $count }
}
bands-own_pile = Ваша стопка
bands-hand = Ваши карты
bands-hand_rule = { $paying ->
    [yes] нажмите, чем платите
   *[no] { $count } кристаллика – ещё действие
}
bands-cards_count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
bands-holding = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} · резинок: { $bands }
bands-crystals = Ваши кристаллики: { $count }
bands-crystal_name = Кристаллик
bands-rival = Карты: { $who }
bands-hidden = Скрытых карт: { $count }
bands-discards = Сброс
bands-discards_rule = станет стопкой, когда она кончится
bands-cards = { $colour ->
    [red] Красная карта
    [yellow] Жёлтая карта
    [green] Зелёная карта
    [blue] Синяя карта
   *[grey] Серая карта
} × { $count }
bands-far_edge = Дальний край: { bands-plus }, если до него дотянуться
bands-players = Игроки
bands-bar = Действия
bands-button = { $word ->
    [take] Взять карту
    [band] Надеть резинку
    [pay] Заплатить
    [to] Кому отдать
   *[end] Закончить ход
}
bands-peg = { $peg }: { $colour ->
    [red] красный
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
   *[grey] серый
} столбик{ $owners ->
    [none] {""}
   *[other] , резинки: { $owners }
}
bands-peg_name = { $colour ->
    [red] красный
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
   *[grey] серый
}
bands-colour = { $colour ->
    [red] красная
    [yellow] жёлтая
    [green] зелёная
    [blue] синяя
   *[grey] серая
}
bands-brings-crystals = { $count ->
    [one] { $count } кристаллик
    [few] { $count } кристаллика
   *[many] { $count } кристалликов
}
bands-pays-crystals = { $count ->
    [one] уйдёт { $count } кристаллик
    [few] уйдут { $count } кристаллика
   *[many] уйдёт { $count } кристалликов
}
bands-pays-cards = карты: { $cards }
bands-face = { $colour ->
    [red] Красная карта
    [yellow] Жёлтая карта
    [green] Зелёная карта
    [blue] Синяя карта
   *[grey] Серая карта
}
bands-letter-R = К
bands-letter-Y = Ж
bands-letter-G = З
bands-letter-B = С
bands-letter-S = Ср
bands-deck_name = Стопка
bands-deck = { bands-deck_name }: { $count }, сброс: { $discards }
bands-player_name = { $who }
    .you = Вы
bands-player = { bands-player_name }: очки { $points }, кристаллики { $crystals }, карты { $cards } (известно { $shown }), резинки { $bands }
bands-sector = Сектор { $place }: { $kind ->
    [water] вода
    [crater] жерло
    [orange] оранжевый тотем
    [blue] синий тотем
    [drawing] рисунок { $drawing }
   *[plain] земля
}{ $treasure ->
    [0] {""}
   *[other] , ценности { $treasure }
}{ $crystals ->
    [0] {""}
   *[other] , кристаллики { $crystals }
}{ $taken ->
    [yes] , собрано
   *[no] {""}
}
bands-line = Линия { $place }: { $kind ->
    [canal] канал
    [sword] меч
    [shield] щит
    [helmet] шлем
   *[plain] проход
}{ $treasure ->
    [0] {""}
   *[other] , ценности { $treasure }
}{ $crystals ->
    [0] {""}
   *[other] , кристаллики { $crystals }
}{ $taken ->
    [yes] , собрано
   *[no] {""}
}
bands-goal = { $scenario ->
    [1] До { $points } очков · дальний край +{ $bonus }
    [2] Больше очков за { $rounds } раундов · сберегите { $crystals } кристалликов, иначе поражение
    [3] Игра до { $points } очков · мосты дают кристаллики, острова – очки
    [4] Игра до { $drawings } рисунков · сектор рисунка +1, пустой −{ $penalty }
    [5] Больше очков за { $rounds } раундов · за большие участки доплата
    [6] Игра до { $points } очков · потом { $bonus } за отдельный участок
    [7] Игра до { $points } очков · потом { $bonus } за большинство тотемов
   *[8] Пока у кого-то не кончатся резинки · набор из трёх +{ $bonus }, свой столбик −{ $penalty }
}
bands-left-actions = { $actions ->
    [0] действий не осталось
    [one] ещё { $actions } действие
    [few] ещё { $actions } действия
   *[many] ещё { $actions } действий
}
bands-left-take = { $cards ->
    [one] взять { $cards } карту
    [few] взять { $cards } карты
   *[many] взять { $cards } карт
}
bands-left-pay = { $pegs ->
    [one] оплатить { $pegs } столбик
    [few] оплатить { $pegs } столбика
   *[many] оплатить { $pegs } столбиков
}
bands-guide-pay = Оплатите { bands-peg_name } столбик: картой его цвета или двумя одинаковыми.
bands-guide-take = { $row ->
    [yes] { $cards ->
        [one] Возьмите ещё одну карту: из потока или из стопки.
       *[other] Возьмите карты ({ $cards }): из потока или из стопки.
    }
   *[no] { $cards ->
        [one] Возьмите ещё одну карту: нажмите на свою стопку.
       *[other] Возьмите карты ({ $cards }): нажмите на свою стопку.
    }
}
bands-guide-act = { $can ->
    [take] На резинку пока не хватает карт: нажмите на карту, чтобы взять её.
    [band] Нажмите на столбики, на которые наденете резинку.
   *[both] { $first ->
        [yes] Нажмите на карту, чтобы взять её, или на столбики для первой резинки.
       *[no] Нажмите на карту, чтобы взять её, или на столбики для резинки.
    }
}
bands-guide-end = { $third ->
    [yes] Оба действия сделаны: закончите ход или купите третье за кристаллики ({ $count }).
   *[no] Оба действия сделаны: закончите ход.
}
bands-waste = { $actions ->
    [one] У вас ещё { $actions } действие. Всё равно закончить ход?
    [few] У вас ещё { $actions } действия. Всё равно закончить ход?
   *[many] У вас ещё { $actions } действий. Всё равно закончить ход?
}

# Файлы полей

bands-board-heading = Это не поле для этой игры: первая строка должна быть «byways board bands».
bands-board-word = Слово «{ $word }» здесь непонятно.
bands-board-missing = Не хватает «{ $what }».
bands-board-twice = «{ $what }» стоит здесь второй раз.
bands-board-number = После «{ $what }» нужно число от { $low } до { $high }.
bands-board-lattice = Сетка — это «hex» с радиусом или «explicit» со списком столбиков, линий и секторов.
bands-board-radius = Радиус должен быть от 1 до 12.
bands-board-too_many = На поле может быть не больше { $count ->
    [one] { $count } столбика
   *[other] { $count } столбиков
}.
bands-board-peg_line = Столбик записывают так: имя, цвет, место по горизонтали и по вертикали.
bands-board-peg_name = Столбик нельзя назвать «{ $pegs }»; нужны буква и число.
bands-board-pegs_twice = { $pegs } указано дважды.
bands-board-peg = Столбика { $pegs } нет.
bands-board-few_pegs = Столбиков здесь должно быть { $count }.
bands-board-side = Для стороны этого сектора нет линии { $pegs }.
bands-board-crowded = У линии { $pegs } сходится больше двух секторов.
bands-board-rhombus = Столбики { $pegs } образуют больше одного ромба.
bands-board-no_line = Линии { $pegs } нет.
bands-board-no_sector = Сектора { $pegs } нет.
bands-board-row = Ряда «{ $row }» здесь нет, или его цвета уже указаны.
bands-board-row_length = Столбиков в ряду { $row } должно быть { $count }.
bands-board-colour = «{ $word }» — не цвет; цвета записывают так: R — красный, Y — жёлтый, G — зелёный, B — синий, S — серый.
bands-board-seat = Место игрока записывают так: «seat 1 start …», каждое один раз, до { $high }.
bands-board-seats = Нужно указать места всех игроков: { $count }.
bands-board-no_start = У места { $seat } нет стартовых столбиков.
bands-board-no_target = У места { $seat } нет противоположного края: добавьте «target» и его столбики.
bands-board-unfit = «{ $what }» к этому варианту не относится.
bands-board-drawings = Рисунков { $count }, а игра закончится, только когда исследованы { $needed }.
bands-board-drawing_size = Секторов в этом рисунке { $count }; может быть 4, 5 или 6.
bands-board-drawing_overlap = Сектор этого рисунка указан дважды — здесь или в другом рисунке.
bands-board-drawing_parts = Этот рисунок распадается на части.
bands-board-same_colour = { $one } и { $two } стоят рядом, и цвет у них одинаковый.
bands-board-unreachable = { $pegs }: собрать всё отсюда не сможет никто.
bands-board-few_crystals = Кристалликов можно собрать только { $count }, а нужно { $needed }.
bands-board-few_treasure = Очков можно собрать только { $count }, а нужно { $needed }.
bands-board-totems = Тотемов обоих типов должно быть поровну, а здесь оранжевых { $orange }, синих { $blue }.
bands-board-artifacts = Артефактов каждого вида должно быть поровну, а здесь мечей { $sword }, щитов { $shield }, шлемов { $helmet }.
bands-board-few_glow = Светящихся столбиков { $count }, а игроков { $needed }: нужен хотя бы один на каждого.
bands-board-canal = Канал { $pegs } проходит не только по воде.
bands-board-shared_start = У места { $seat } общий стартовый столбик с другим местом.
bands-board-seat_place = Со стороны места { $seat } поле выглядит не так, как со стороны места 1.
bands-board-asymmetric = { $pegs } и { $other } различаются, поэтому для места { $seat } поле не такое, как для других.
bands-new-unknown = Настройки «{ $setting }» нет.
bands-new-setting = Значение «{ $setting }» должно быть от { $low } до { $high }.
bands-new-seed = «seed» — это текст: не пустой и не длиннее { $high ->
    [one] { $high } знака
   *[other] { $high } знаков
}.
bands-new-failed = Из этого зерна не получилось годного поля; попробуйте другое.

# На бумаге

bands-paper-board = { $scenario ->
    [1] 1. Храмы в джунглях
    [2] 2. Извержение вулкана
    [3] 3. Город на островах
    [4] 4. Рисунки на плато
    [5] 5. Древние руины
    [6] 6. Проклятый треугольник
    [7] 7. Требовательные боги
   *[8] 8. Лабиринт
} · { $players ->
    [few] { $players } игрока
   *[other] { $players } игроков
}
bands-paper-cards = Карты
bands-score-treasure-about = Очки, собранные на поле
bands-score-crystals-about = По 1 за каждые 3 оставшихся кристаллика
bands-score-areas-about = По 4 за каждый отдельный участок
bands-score-totems-about = По 6 за большинство тотемов каждого вида; при равенстве поровну
bands-score-sets-about = По 5 за каждый комплект из меча, щита и шлема
bands-paper-colours = Столбики: К — красный, Ж — жёлтый, З — зелёный, С — синий, Ср — серый
bands-paper-start = Стартовый столбик; знак показывает чей
bands-paper-start_all = Столбики, с которых может начать каждый
bands-paper-special = { $scenario ->
    [2] Жерло: столбик посередине занимать нельзя
    [3] Вода, внизу линия канала
    [4] Рисунок: все секторы внутри одного пунктира
    [7] Тотемы: синий, оранжевый
   *[8] Шлем, щит, меч
}
bands-paper-worth = Очки и кристаллики тому, кто первым займёт место

# Настоящие карты

bands-lot-deck = Своя стопка: { $who }, карт: { $count }
bands-lot-hand = Рука: { $who }, карт: { $count }
bands-lot-row = Открытый поток, карт: { $count }
bands-lot-draw = Карту тянет { $who }

# Puzzles
bands-puzzle-total = Натяните резинки так, чтобы этот ход принёс { $gain } { $gain ->
    [one] очко
    [few] очка
   *[other] очков
}, не беря карт.
bands-puzzle-win = Завершите игру этим ходом — победой.

# What a turn does
bands-effect-takes = { $count ->
    [one] занимает { $count } новый сектор
    [few] занимает { $count } новых сектора
   *[other] занимает { $count } новых секторов
}
bands-effect-holds = { $colour ->
    [red] красных
    [yellow] жёлтых
    [green] зелёных
    [blue] синих
   *[grey] серых
} карт в руке: { $count }
bands-effect-last_round = начинает последний раунд
bands-effect-open = рядом с вашими резинками останется свободных ценностей на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
