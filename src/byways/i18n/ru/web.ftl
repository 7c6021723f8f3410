# Страницы в браузере

web-language = Язык
web-theme = Цвета
web-theme-system = Авто
web-theme-light = Бумага
web-theme-dark = Ночь
web-theme-bold = Яркие
web-theme-contrast = Контрастные
web-close = Закрыть
web-back = Назад
web-to-lobby = К списку игр
web-try-again = Попробовать ещё раз
web-try-now = Попробовать сейчас
web-saved = Сохранено

# Зал

web-lobby-title = Что построим сегодня?
web-my-name = Ваше имя
web-name-placeholder = Имя
web-start-game = Начать игру
web-minutes = { $minutes } мин
web-welcome-eyebrow = Впервые здесь?
web-welcome-title = Учитесь, играя
web-welcome-about = Настольные игры про дороги и сети. Без регистрации: учитесь или сразу играйте.
web-continue = Продолжить
web-continue-game = Продолжить: { $game }
web-more-tables = { $count ->
    [one] Ещё { $count } стол
    [few] Ещё { $count } стола
   *[other] Ещё { $count } столов
}
web-put-away = Убрать
web-put-away-of = Убрать: { $game }
web-put-away-done = Стол убран: { $game }.
web-put-back = Вернуть
web-my-tables = Ваши столы
web-show-all = Показать все ({ $count })
web-show-fewer = Показать меньше
web-players = { $low ->
    [1] { $high ->
        [1] Для одного игрока
       *[other] От 1 до { $high } игроков
    }
   *[other] От { $low } до { $high } игроков
}
web-players-exactly = { $count ->
    [one] для { $count } игрока
   *[other] для { $count } игроков
}
web-just-start = Играть
web-just-start-game = Играть сразу: { $game }
web-set-up = Настроить
web-set-up-game = Настроить: { $game }
web-rules = Правила
web-rules-of = Правила: { $game }
web-print = Напечатать
web-this-deal = Эта раздача: «{ $seed }»
web-play-this = Сыграть
web-your-turn = Ваш ход
web-waiting = Думают другие
web-table-open = Ждём гостей
web-table-over = Партия окончена

# Обучение

web-tour = Обучение
web-tour-of = Обучение: { $game }
web-tour-progress = Сколько пройдено
web-tour-step = Шаг { $step } из { $steps }
web-tour-back = Назад
web-tour-next = Дальше
web-tour-for-me = Сделать за меня
web-tour-tap = Теперь вы. Нажмите: { $what }.
web-tour-ringed = Теперь вы. Нажмите на то, что обведено.
web-tour-turn = Теперь поворачивайте кнопкой ↻, пока не подойдёт.
web-tour-accept = То, что нужно: подтвердите ход кнопкой ✓.
web-tour-elsewhere = Так тоже можно. Но пока нажимайте на обведённое.
web-tour-missing = Такого обучения нет
web-ruling = Наше решение: { $name }
web-rulings-legend = отмечает наше решение там, где печатные правила молчат или неясны. Нажмите, чтобы узнать почему.
web-picture-refused = Так нельзя

# Новый стол

web-seats-title = Кто играет?
web-begins-title = Кто начинает?
web-begins-lot = По жребию
web-advice-take = Взять её
web-seat = Место { $seat }
web-seat-name = Имя игрока на месте { $seat }
web-seat-level = Сила бота на месте { $seat }
web-seat-me = Я
web-seat-here = Кто-то за этим экраном
web-seat-invite = Гость по ссылке
web-seat-bot = Бот
web-seat-empty = Никого
web-add-seat = Добавить игрока
web-seats-needed = Число игроков в этой игре — от { $low } до { $high }; сейчас { $count ->
    [one] занято { $count } место
    [few] занято { $count } места
    [many] занято { $count } мест
   *[other] занято { $count } места
}.
web-level-name = { $level ->
    [1] Новичок
    [2] Любитель
    [3] Крепкий игрок
    [4] Знаток
    [5] Мастер
   *[other] Уровень { $level }
}
web-level-about = { $level ->
    [1] Берёт то, что видит.
    [2] Немного думает наперёд.
    [3] Редко упускает случай.
    [4] Взвешивает много ходов.
   *[other] Думает до секунды.
}
web-seat-me-short = Я
web-seat-here-short = Здесь
web-seat-bot-short = Бот
web-seat-invite-short = Гость
web-seat-me-about = Это вы.
web-seat-invite-about = Вы получите ссылку для гостя.
web-remove-seat = Убрать место { $seat }
web-more-options = Другие настройки
web-option-auto-about = Подберём то, что подходит этому столу.
web-option-own = Своё…
web-option-own-about = Имя вашего файла или то, чего нет на карточках.
web-own-files = Свои файлы
web-chosen-of = { $count } из { $most }
web-difficulty = { $level ->
    [1] легко
    [2] средне
   *[other] непросто
}
web-house-shut = Сюда можно попасть только с этого компьютера.
web-house-shut-about = Byways запущен только для вас: на любом другом устройстве приглашение никуда не приведёт. Можно впустить тех, кто в той же домашней сети, пока Byways работает. Снаружи никто не попадёт, и закрыть доступ можно в любой момент.
web-house-let-in = Открыть для домашней сети
web-house-open = Открыто для домашней сети
web-house-open-about = С любого телефона или компьютера в той же сети Wi-Fi сюда можно попасть, набрав адрес или считав код. Данные по сети идут без шифрования. Если закрыть доступ, гости отключатся; места останутся за ними.
web-house-close = Закрыть доступ
web-house-code = QR-код с адресом
web-option-auto = Автоматически
web-less = { $name }: меньше
web-more = { $name }: больше
web-start = Начать
web-no-game = Игры «{ $game }» здесь нет.

web-meeting-title = Игра с гостями
web-pace-title = Время на ход
web-pace = { $span } на ход
web-pace-none = Без ограничений
web-pace-about = Гости увидят это до того, как сядут за стол.
web-pace-up-about = Когда чьё-то время выйдет, само собой ничего не случится: остальные смогут отдать место боту, закрыть его (и то и другое считается сдачей) или ждать дальше.
web-pace-up-mine = Ваше время вышло. Просто играйте дальше: место ваше, пока остальные не отдадут его боту или не закроют.
web-pace-none-about = Каждый думает сколько хочет; заменить никого нельзя.
web-strangers = Открытый стол: сесть может любой
web-span-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
web-span-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
web-span-minutes = { $count } мин
web-span-seconds = { $count } с
web-time-left = в запасе { $span }
web-time-up = время вышло
web-open-tables = Открытые столы
web-open-tables-none = Сейчас открытых столов нет.
web-free-seat = свободно
web-join-game = Сесть за стол: { $game }

# Приглашения

web-join-title = Вас приглашают
web-join-about = Для вас есть место. Введите имя, которое увидят остальные, и садитесь за стол.
web-join = Сесть за стол
web-copied = Ссылка скопирована.

# Люди

web-player = Игрок { $seat }
web-bot-name = { $level ->
    [1] Бот-новичок
    [2] Бот-любитель
    [3] Крепкий бот
    [4] Бот-знаток
    [5] Бот-мастер
   *[other] Бот
}
web-open-seat = Место { $seat } (свободно)
web-closed-seat = { $name } (место закрыто)
web-bot-for = { $name } (бот)
web-is-thinking = думает
web-is-away = не на связи
web-turn-of = Ход: { $name }
web-thinking = { $count ->
    [one] { $names } думает
   *[other] { $names } думают
}
web-awaited = Ждём, пока гость займёт свободное место
web-waiting-turn = Сейчас не ваш ход. Ждём: { $names }.
web-waiting-for = Ваш ход сделан. Ещё думают: { $names }.
web-watching = Вы наблюдаете за игрой.
web-others = Другие игроки
web-open-board = Открыть поле: { $name }
web-sit-at = Играть за: { $name }
web-pass-screen = Передайте экран: { $name }.
web-pass-about = Карты на руках скрыты: остальным лучше не смотреть.
web-pass-turn = Следующий ход за этим игроком.
web-pass-open = Я — { $name }

# За столом

web-table = Стол
web-menu = Меню
web-hand = Кубики, карты и кнопки
web-actions = Ваш ход
web-score = Счёт
web-my-score = Ваш счёт
web-all-scores = Все очки и поля
web-show-places = Показать, где
web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
web-score-now = Сейчас у вас { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
web-log = Журнал
web-log-empty = Пока ничего.
web-pick-what = Что положить на { $place }? Нажмите на обведённое.
web-pick-place = Куда? Нажмите на отмеченное место.
web-pick-place-for = { $path }: куда? Нажмите на отмеченное место.
web-pick-next = { $path }… Нажмите на следующее отмеченное место.
web-pick-thing = { $path }… Нажмите на обведённое.
web-turn-through = { $all ->
    [1] Подходит. Ещё одно нажатие делает ход.
   *[other] Подходит, вариант { $now } из { $all }. Повернуть: ⟳ или R; ещё одно нажатие делает ход.
}
web-turn-confirm = { $all ->
    [1] Подходит. Сделать ход: ✓.
   *[other] Подходит, вариант { $now } из { $all }. Повернуть: ⟳ или R; сделать ход: ✓.
}
web-accept-it = { $path }: нажмите ✓, чтобы сделать ход.
web-accept-or-on = { $path }: ✓ — сделать ход. Или нажмите на другое отмеченное место.
web-costs-made = Так вы потеряете набранные очки. ✓ — всё равно сделать ход.
web-play-it = ✓ — ход.
web-play-or-turn = ✓ — ход, ⟳ — поворот.
web-play-or-add = ✓ — ход, или добавьте:
web-not-now = { $what }. Сейчас это выбрать нельзя.
web-usual = Подсказка: { $path }
web-nothing-left = Больше делать нечего: выберите «{ $end }».
web-accept = Сделать ход
web-step-by-step = По шагам
web-skip = Сразу к концу
web-gain-none = без очков
web-gain-asks = чем платить, решите вы
web-playing = Как играть
web-playing-confirm = Подтверждать каждый ход кнопкой ✓
web-playing-typed = Вводить ходы текстом
web-playing-coordinates = Показывать названия мест
web-playing-pace = Показывать чужие ходы по одному
web-playing-sound = Звуки и вибрация
web-typed-syntax = Такого хода здесь нет. Ход записывается так: «{ $example }».
web-cancel = Положить обратно
web-turn = Повернуть
web-undo = Отменить
web-redo = Вернуть
web-restart = Начать заново
web-reopen = Переиграть ход
web-auto = Пусть один ход сделает бот
web-typed-move = Ввести ход
web-typed-play = Сделать введённый ход
web-zoom-in = Увеличить
web-zoom-fit = Показать всё

# Вокруг стола

web-talk = Чат
web-talk-unread = Чат, { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } нового сообщения
}
web-talk-empty = Сообщений пока нет.
web-talk-say = Напишите сообщение
web-talk-send = Отправить
web-talk-watching = Вы наблюдаете; писать здесь могут только игроки.
web-talk-mute-title = Чьи сообщения показывать
web-talk-mute = Скрыть сообщения: { $name }
web-device = Играть на другом устройстве
web-device-about = По личной ссылке это место откроется и на другом устройстве, вместе с начатым ходом. Играть можно с обоих: каждый шаг сразу виден и там, и там. Любой, у кого есть ссылка, сможет играть за вас, поэтому никому её не показывайте.
web-device-renews = Если вы уже создавали ссылку, она перестанет действовать. Устройства, которые её уже открыли, останутся за столом.
web-device-once = Ссылка показывается только один раз и действует, пока вы не создадите другую.
web-make-link = Создать ссылку
web-device-link = Личная ссылка на ваше место
web-copy-device-link = Скопировать личную ссылку
web-expel = Оставить место только себе
web-seat-shared = { $count ->
    [one] ещё на { $count } устройстве
   *[other] ещё на { $count } устройствах
}
web-provenance = известная раздача
web-provenance-seed = Все кубики и карты следуют из текста, который выбрал открывший стол: он может знать, что выпадет.
web-provenance-deal = Эти кубики и карты уже выпадали; кто видел ту партию, тот их знает.
web-provenance-branch = Начало взято из другой партии; у кого есть её запись, тот знает, что выпало.
web-provenance-typed = Кубики и карты настоящие, их вводят сами игроки.
web-provenance-hints = Кто-то смотрел подсказку, поэтому партия ни с чем не сравнивается.
web-provenance-stand-in = Какое-то время за кого-то играл бот. Для рейтинга этот игрок сдался.
web-leave = Выйти из игры
web-leave-about = Дальше за вас играет бот; об этом узнают все. Пока партия идёт, место можно вернуть. Для рейтинга это значит, что вы сдались, даже если вернётесь.
web-leave-now = Пусть дальше играет бот
web-bot-strength = Сила бота
web-bot-for-you = За вас играет бот.
web-take-back = Вернуть моё место
web-overdue = Время вышло: { $names }.
web-what-now = Что делать?
web-absent = Время вышло
web-absent-nobody = Больше ждать некого.
web-hand-over-about = Дальше может играть бот. Игрок сможет вернуть себе место в любой момент.
web-hand-over = Отдать место боту
web-close-seat-about = Или закройте место насовсем: его ходы пропускаются, и в конце оно не считается.
web-close-seat = Закрыть место
web-wait-on = Ждать дальше
web-closed-title = Закрытые места
web-closed-about = Закрыты до конца партии: не считаются и победить не могут.

# Конец

web-end-alone = У вас { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
web-end-nobody = Не победил никто.
web-end-winners = { $count ->
    [one] Победа: { $names }!
   *[other] Общая победа: { $names }!
}
web-end-you-win = Вы победили!
web-end-you-win-with = Победили вы и { $names }!
web-end-total = Очки
web-end-line = Строка
web-end-first = Ваша первая такая партия.
web-end-record = Ваш лучший результат!
web-end-above = { $points ->
    [one] На { $points } очко выше вашего среднего
    [few] На { $points } очка выше вашего среднего
   *[other] На { $points } очков выше вашего среднего
}
web-end-below = { $points ->
    [one] На { $points } очко ниже вашего среднего
    [few] На { $points } очка ниже вашего среднего
   *[other] На { $points } очков ниже вашего среднего
}
web-end-usual = Ровно ваш средний результат
web-end-average = среднее
web-end-best = лучшее
web-end-bots = Эта раздача у ботов
web-end-skip = Показать итог
web-end-scale = Таких партий у вас: { $games }. Среднее { $average }, лучшее { $best }, сейчас { $points }.
web-play-again = Сыграть ещё
web-same-deal = Та же раздача
web-replay-it = Повтор
web-share-it = Поделиться
web-share-text = { $game }: { $title }
web-again = Та же раздача ещё раз
web-record = Сохранить запись
web-fair-dice = Честные кубики
web-fair-about = Обещание показано до первого броска: это SHA-256 зерна. Команда «byways verify» сверит с ним сохранённую запись.
web-commitment = Обещание:
web-seed = Зерно:

# После игры

web-replay = Посмотреть запись
web-replay-of = Посмотреть запись: { $game }
web-replay-title = { $game }: ход за ходом
web-replay-missing = Здесь нечего смотреть
web-move-of = Ход { $move } из { $moves }
web-move-start = До первого хода
web-to-move = Перейти к ходу
web-first-move = В начало (Home)
web-previous-move = На ход назад (←)
web-next-move = На ход вперёд (→)
web-last-move = В конец (End)
web-play-moves = Смотреть (пробел)
web-pause-moves = Пауза (пробел)
web-nature = Кубики и карты
web-seen-by = Как видит
web-seen-by-all = каждый
web-copy-move = Скопировать ссылку на этот ход
web-copy-move-done = Ссылка на этот ход скопирована.
web-curve = Счёт ход за ходом
web-curve-of = Счёт по строкам: { $name }
web-curve-about = График счёта после каждого хода. Сейчас: { $now }.
web-curve-table = То же таблицей
web-curve-total = Всего
web-branch = Играть дальше отсюда
web-branch-about = Новый стол начнётся с ходов до этого места; дальше кубики новые.
web-branch-over = Здесь игра кончается. Вернитесь хотя бы на ход назад, чтобы играть дальше.
web-branch-alone = Играть дальше отсюда
web-branch-bots = Я — { $name }, за остальных боты
web-branch-here = Все за этим экраном
web-check-dice = Проверить кубики
web-check-again = Проверить ещё раз
web-dice-about = Ваш браузер сам выводит каждое число кубиков и карт из опубликованного зерна и не спрашивает сервер. Как числа становятся гранями и картами, написано в docs/fair-dice.md.
web-dice-good = { $rolls ->
    [one] { $rolls } бросок сходится
    [few] Все { $rolls } броска сходятся
   *[many] Все { $rolls } бросков сходятся
}: зерно то, что было обещано, и из него следует { $numbers ->
    [one] { $numbers } число
    [few] все { $numbers } числа
   *[many] все { $numbers } чисел
}.
web-dice-seen = Обещание то самое, которое этот браузер видел во время игры.
web-dice-given = { $given ->
    [one] { $given } бросок взят извне, а не из этого зерна; здесь его не проверить.
    [few] { $given } броска взяты извне, а не из этого зерна; здесь их не проверить.
   *[many] { $given } бросков взяты извне, а не из этого зерна; здесь их не проверить.
}
web-dice-unseeded = Запись цела. Зерно публикуют только в конце игры, поэтому кубики пока не проверить.
web-dice-bad = Кубики не сходятся.
web-dice-bad-record = Строку { $line } записи изменили после того, как она была записана, или её не прочесть.
web-dice-bad-promise = Зерно не то, что было обещано до первого броска.
web-dice-bad-count = В записи бросков: { $written }, а числа известны для { $told }.
web-dice-bad-roll = Бросок { $roll }: в записи «{ $written }», а числа от другого.
web-dice-bad-number = Бросок { $roll }, число { $draw }: должно быть { $derived }, а не { $told }.
web-dice-insecure = Браузер проверяет кубики только на защищённой странице (https или этот самый компьютер). «byways verify» проверит сохранённую запись где угодно.
web-share = Поделиться картинкой
web-share-svg = SVG, для печати
web-share-png = PNG, для чатов
web-open-record = Открыть запись
web-open-record-about = Сохранённая игра, отсюда или из «byways». Сначала проверяются каждый ход и каждый бросок. Выберите файл или перетащите его сюда.
web-open-record-choose = Выбрать файл
web-open-record-checking = Проверяем…

# Раздачи

web-today = Раздача дня
web-today-counts = Засчитывается первая попытка.
web-today-choose = Раздача дня: { $game }
web-days-in-a-row = { $count ->
    [0] Начните серию
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[other] { $count } дней подряд
}
web-today-play = Сыграть
web-today-go-on = Продолжить
web-today-result = Итоги
web-today-play-game = Сыграть раздачу дня: { $game }
web-today-go-on-game = Продолжить раздачу дня: { $game }
web-today-result-game = Итоги раздачи дня: { $game }
web-today-mine = У вас { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
web-today-won = Вы победили
web-today-lost = Вы проиграли
web-today-count = { $count ->
    [0] Пока никто не доиграл.
    [one] Доиграл { $count } человек.
    [few] Доиграли { $count } человека.
    [many] Доиграли { $count } человек.
   *[other] Доиграли { $count } человека.
}
web-daily-title = { $game }: раздача дня
web-daily-counts = Засчитывается первая попытка. Потом можно сыграть ещё раз, но это будет отмечено и не пойдёт в зачёт.
web-daily-past = Этот день прошёл: сыграть его раздачу можно, но без зачёта.
web-daily-again = Вы уже играли эту раздачу: новая попытка получит пометку «ещё раз» и в зачёт не пойдёт.
web-daily-wait = Результаты других появятся, когда вы закончите.
web-daily-everybody = Очки всех за этот день
web-daily-compare = Моя партия и другие с этой раздачей
web-daily-days = Другие дни
web-daily-previous = Предыдущий день
web-daily-next = Следующий день
web-histogram-about = { $count ->
    [one] { $count } результат
    [few] { $count } результата
    [many] { $count } результатов
   *[other] { $count } результата
}: худший { $low }, медиана { $median }, лучший { $high }.
web-histogram-mine = Ваш: { $points }.
web-histogram-points = Очки
web-histogram-results = Результатов
web-median = Медиана { $median }
web-you = вы
web-result-won = победа
web-result-lost = поражение
web-elsewhere = Эта раздача у других
web-elsewhere-nobody = Больше эту раздачу пока никто не доиграл. Отправьте её кому-нибудь!
web-elsewhere-again = ещё раз
web-elsewhere-again-about = Не первая попытка: кубики и карты уже были известны
web-elsewhere-here = здесь
web-elsewhere-replay = Посмотреть партию: { $name }
web-share-deal = Поделиться раздачей
web-share-deal-about = Кто откроет эту ссылку, сыграет с теми же кубиками и картами, не зная их заранее.
web-shared-about = С вами поделились раздачей игры «{ $game }»: у вас будут те же кубики и карты. Когда закончите, увидите, что получилось у других.
web-shared-bots = Остальные места займут боты.

# Моя страница

web-me = Я
web-me-link = Моя страница: сообщения, мои данные
web-save = Сохранить
web-hook = Сообщать, когда мой ход
web-hook-about = Когда наступает ваш ход, а вас нет за столом, сервер отправляет на этот адрес короткое сообщение: во входящий вебхук чата или вашей собственной программе. Это запрос POST с JSON, в котором есть «text», «content», «game», «table», «seat» и «url».
web-hook-off = Этот сервер сообщений не отправляет.
web-hook-address = Адрес вебхука (пусто — не сообщать)
web-hook-test = Отправить пробное сообщение
web-hook-tested = Пробное сообщение принято.
web-hook-language = Язык сообщений
web-export = Мои данные
web-export-about = Один файл со всем, что о вас хранится: имя, столы, записи оконченных партий, результаты, всё, что вы написали, и записи, которые вы открывали.
web-export-save = Сохранить мои данные
web-forget = Удалить мои данные
web-forget-gone = Имя, вебхук, ключи, сообщения и открытые вами записи будут удалены.
web-forget-running = В партиях, которые ещё идут с другими, ваше место займёт бот; партии, где вы играете в одиночку, будут удалены.
web-forget-over = В оконченных партиях ваше имя исчезнет; ходы и очки останутся: эти партии не только ваши.
web-forget-browser = После этого браузер станет здесь новым гостем. Отменить это нельзя.
web-forget-word = удалить
web-forget-type = Для подтверждения введите «{ $word }»
web-forget-do = Удалить навсегда

# Подсказки

web-help = Как здесь играть
web-help-pick = Нажмите на кубик, карту или кнопку — всё, что с ними можно сделать, будет обведено. Нажмите на место, чтобы увидеть, как это будет; ещё раз — чтобы повернуть; ✓ — сделать ход, ✖ — положить обратно. Можно начать и с места.
web-help-provisional = Пока ход не закончен, ничего не решено: отменяйте, возвращайте, начинайте заново.
web-help-why = Нажмите на то, чего делать нельзя, — и узнаете почему. Нажмите на строку счёта — её места подсветятся.
web-key-pieces = выбрать кубик или карту
web-key-tab = к полю и обратно
web-key-arrows = двигаться по полю
web-key-letters = перейти к месту с этим названием
web-key-r = повернуть (с Shift — обратно)
web-key-enter = выбрать; если ход готов — сделать его
web-key-esc = положить обратно
web-key-z = отменить
web-key-shift-z = вернуть
web-key-e = закончить ход (на поле — с Shift)
web-key-b = к полю
web-key-zoom = увеличить, уменьшить, показать всё
web-key-slash = ввести ход
web-key-question = эта подсказка

# Когда что-то не так

web-connecting = Соединяемся…
web-offline = Связи нет. Страница подключится сама; ничего не потеряно.
web-unreachable-title = Нет связи
web-error-unreachable = Сервер не отвечает. Попробуйте чуть позже.
web-error-server = Сервер не смог этого сделать. Попробуйте чуть позже.
web-error-missing = Мы этого не нашли.
web-error-unexpected = Не получилось. Попробуйте ещё раз.
web-lost-title = Здесь ничего нет
web-lost = Этот адрес никуда не ведёт. Начните со списка игр.
web-table-missing-title = Здесь нет стола
web-joint-dice = Общие кубики
web-joint-dice-about = Устройство каждого игрока добавляет к кубикам своё, и выбрать их не может даже сервер. Игра начнётся, когда все соберутся.
web-joint-waiting = Первый бросок ждёт: { $names }. Устройство каждого добавляет к кубикам своё.
web-joint-go-on = Не ждать
web-joint-added = Что добавило каждое место (обещано до того, как кто-либо мог это узнать):
web-joint-nothing = ничего
web-dice-bad-salts = В записи нет того, что добавило к кубикам это устройство, или того, что обещали добавить другие.
web-dice-joint = То, что добавило к кубикам это устройство, есть в записи, как и обещанное другими.

# Настоящие кубики и карты

web-real-dice = Настоящие кубики и карты
web-real-dice-about = Они лежат у вас на столе; кто-нибудь из вас вводит, что выпало.
web-typed-dice = настоящие кубики и карты
web-typed-about = Кубики и карты за этим столом настоящие, их значения вводили вручную. Проверить их потом нельзя.
web-tell = Что на кубиках или картах?
web-tell-now = Бросайте или тяните
web-tell-wait = Бросают кубики
web-tell-wait-for = { $name } тянет карты
web-tell-typed = Что на кубиках или картах
web-tell-example = например, { $example }
web-tell-it = Ввести
web-tell-drop = Убрать { $word }
web-told = Уже введено
web-told-of = (введено { $told } из { $count })
web-untell = Исправить бросок

# Подсчёт бумажного поля

web-score-paper = Посчитать очки с бумаги
web-score-none = Поле игры «{ $game }» перенести с бумаги нельзя.
web-score-how = Нажмите на место и выберите, что там; нажмите ещё раз, чтобы повернуть.
web-score-pieces = Что здесь?
web-score-clear = Убрать
web-score-find = Найти по названию
web-score-text = Поле текстом
web-score-refused = { $places }: { $reason }

# Настройки

web-settings = Настройки
web-notify-about = Когда за столом с другими игроками настанет ваш ход, а эта страница будет в фоне, браузер может сообщить вам об этом — пока страница открыта.
web-notify-on = Сообщать, когда мой ход
web-notify-off = Больше не сообщать
web-notify-denied = Браузер не разрешает этой странице сообщать вам о ходе. Уведомления для сайта можно разрешить в настройках самого браузера.
web-notify-none = Этот браузер не умеет показывать уведомления.
web-notify-turn = Ваш ход.

# Для программ

web-programs = Для программ
web-programs-about = Программа с таким ключом — это вы: она видит ваши столы и делает за вас ходы. Давайте ключ только программе, которой доверяете; отозвать его можно в любой момент.
web-programs-start = Программе, которая играет сама за себя, ваш ключ не нужен: она создаёт свой.
web-token-label = Для чего этот ключ?
web-token-make = Создать ключ
web-token-fresh = Ваш новый ключ. Он показывается только один раз — скопируйте его сейчас.
web-token-copy = Скопировать ключ
web-tokens = Ваши ключи
web-tokens-none = У вас нет ключей.
web-token-unnamed = Без названия
web-token-made = создан { $date }
web-token-revoke = Отозвать
web-token-revoke-sure = Да, отозвать
web-token-revoke-of = Отозвать ключ «{ $label }»
web-token-revoked = Ключ отозван.
web-requests = Запросы и сообщения
web-requests-about = Всё, о чём программа может спросить, и всё, что ей могут ответить. То же в машинном виде:
web-requests-list = Запросы
web-requests-to = Сообщения столу
web-requests-from = Сообщения от стола
web-requests-shapes = Типы данных
web-requests-parameters = Параметры
web-requests-body = Тело
web-requests-answers = Ответы
web-requests-optional = необязательно
web-requests-any = Как может быть отклонён любой запрос

# Без сети

web-offline-here = Нет сети. Ваши партии продолжатся, когда она появится; правила, которые вы уже открывали, можно читать. Без сети можно играть в терминале («byways play») или на бумаге («byways print»).
web-update-ready = Готова новая версия.
web-update-take = Обновить

# Чего стоят ходы

web-show-me = Подсказать
web-show-mark = Вы увидите лучшие ходы, которые нашёл сильный бот. Партия будет отмечена и не будет сравниваться с другими.
web-show-mark-all = Вы увидите лучшие ходы, которые нашёл сильный бот. Всем за столом скажут, что вы смотрели подсказку. Партия не будет сравниваться с другими, а в рейтинге вы займёте в ней последнее место.
web-show-ask = Показать хорошие ходы
web-show-thinking = Думаю…
web-show-take = Сыграть так
web-show-about = Ожидаемые очки в конце, плюс-минус { $error }. Ход не сыгран, пока вы его не выберете.
web-show-about-chance = Вероятность победы, плюс-минус { $error }. Ход не сыгран, пока вы его не выберете.
web-key-h = показать хорошие ходы
web-playing-expected = В повторах — полоса ожидаемого счёта
web-hints-allowed = Подсказки
web-hints-allowed-about = Попросить хорошие ходы может каждый; всем видно, кто просил.
web-review = Хорошо ли сыграно?
web-review-it = Разбор
web-review-offer = Каждый ваш ход рядом с лучшим из найденных — по тому, что вы могли тогда знать. Удача и умение отдельно.
web-review-start = Разобрать партию
web-review-of = Чьи ходы
web-review-progress = Сколько разобрано
web-review-expected = Ожидалось сначала
web-review-expected-then = Ожидалось
web-review-luck = Удача
web-review-luck-others = Удача и соперники
web-review-lost = Потеряно ходами
web-review-result = Итог
web-review-costliest = { $count ->
    [one] Ход, который обошёлся дороже всего
    [few] { $count } хода, которые обошлись дороже всего
   *[other] { $count } ходов, которые обошлись дороже всего
}
web-review-played = Сыграно
web-review-best = Лучше
web-review-split = На чём потеряно: { $lines }
web-review-later = позже
web-review-again = Попробовать ещё раз отсюда
web-review-go = К этому ходу
web-review-flawless = Ничего лучше не нашлось.
web-review-curve = Ожидаемый итог, ход за ходом
web-review-turn = Ход
web-review-your-turns = Ходы
web-review-about = Сама эта оценка может ошибаться на { $error }.
web-expected = Ожидаемый счёт
web-expected-bar = Ожидается в конце: { $value } очк.
web-expected-bar-chance = Шанс на победу: { $value }
web-par-even = ровно норма
web-par-over = на { $points } выше нормы
web-par-under = на { $points } ниже нормы
web-par-better = лучше, чем «{ $level }»
web-par = Норма
web-par-about = с этой раздачей бот «{ $level }» набирает { $points }
web-par-is = Норма { $points }
web-histogram-par = Норма: { $points }.
web-par-average = Последние партии в одиночку ({ $count }) относительно нормы: в среднем { $points }
web-par-line = Точка — одна партия, линия — каждый раз среднее за последние партии ({ $count }).
web-outlook = К чему это ведёт
web-outlook-about = Чего сильный игрок ждёт от этой позиции, лучшие ходы, чем кончаются партии отсюда и какие кубики или карты помогли бы.
web-outlook-ask = Исследовать позицию
web-outlook-none = Здесь уже ничего не изменится, или оценить позицию некому.
web-outlook-expected = Ожидается в конце: { $points } очк., обычно в пределах { $spread }.
web-outlook-helps = Если это выпадет следующим, ожидаемый счёт изменится на:
web-outlook-games = Партий, сыгранных отсюда для пробы: { $games }, в среднем { $mean }.
web-outlook-level = Их все играют на уровне { $level }. Ожидание выше рассчитано на более сильную игру, поэтому часто больше.
web-outlook-tried = Партий, сыгранных отсюда для пробы: { $games }, выиграно { $chance }.

# Заметки к партиям

web-study = Заметки к партии
web-study-about = Комментарии, стрелки, отмеченные места и другие ходы к этой партии. Прочесть их может только тот, кому вы дадите ссылку.
web-study-begin = Делать заметки
web-study-go-on = К этим комментариям
web-study-mine = Ваши заметки к этой партии:
web-studies = Ваши заметки к партиям
web-studies-off = Удалить
web-studies-delete = Удалить «{ $name }»
web-study-untitled = Без названия
web-study-comment = Комментарий к позиции
web-study-tools = Рисовать на поле
web-study-mark = Отметить места
web-study-arrow = Рисовать стрелки
web-study-pointing = Нажмите на место, чтобы отметить его; ещё раз — чтобы убрать отметку.
web-study-arrow-from = Нажмите туда, где стрелка начинается.
web-study-arrow-to = Теперь — туда, где она кончается.
web-study-try = Попробовать другой ход
web-study-try-as = Ход за
web-study-trying = Сделайте ход на поле. После него кубики и карты выпадут как в партии, если это возможно.
web-study-stop = Отмена
web-study-done = Готово
web-study-undo = Отменить последнее изменение
web-study-ways = Варианты отсюда
web-study-in = Вариант после хода { $move }, шаг { $step }
web-study-back = Назад к партии
web-study-cut = Удалить с этого хода
web-study-places = С комментариями:
web-study-move = Ход { $move }
web-study-nothing = К этой позиции комментария нет.
web-study-marked = Отмечено: { $places }
web-study-arrows = Стрелки: { $arrows }
web-study-saved = Сохранено
web-study-saving = Сохраняем…
web-study-unsaved = Не сохранено
web-study-share = Название, ссылка, удаление
web-study-name = Название заметок
web-study-link = Ссылка на заметки
web-study-link-copy = Скопировать ссылку на заметки
web-study-link-about = У кого есть ссылка, тот может прочесть заметки, но не изменить их.
web-study-record = Запись с комментариями
web-study-delete = Удалить заметки
web-study-delete-sure = Да, удалить навсегда
