# Сторінки в браузері

web-language = Мова
web-theme = Кольори
web-theme-system = Авто
web-theme-light = Папір
web-theme-dark = Ніч
web-theme-bold = Яскраві
web-theme-contrast = Контрастні
web-close = Закрити
web-back = Назад
web-to-lobby = До списку ігор
web-try-again = Спробувати ще раз
web-try-now = Спробувати зараз
web-saved = Збережено

# Зала

web-lobby-title = Що збудуємо сьогодні?
web-my-name = Ваше ім’я
web-name-placeholder = Ім’я
web-start-game = Почати гру
web-minutes = { $minutes } хв
web-welcome-eyebrow = Уперше тут?
web-welcome-title = Вчіться, граючи
web-welcome-about = Настільні ігри про дороги й мережі. Без реєстрації: навчайтеся або одразу грайте.
web-continue = Продовжити
web-continue-game = Продовжити: { $game }
web-more-tables = { $count ->
    [one] Ще { $count } стіл
    [few] Ще { $count } столи
   *[other] Ще { $count } столів
}
web-put-away = Прибрати
web-put-away-of = Прибрати: { $game }
web-put-away-done = Стіл прибрано: { $game }.
web-put-back = Повернути
web-my-tables = Ваші столи
web-show-all = Показати всі ({ $count })
web-show-fewer = Показати менше
web-players = { $low ->
    [1] { $high ->
        [1] Для одного гравця
       *[other] Від 1 до { $high } гравців
    }
   *[other] Від { $low } до { $high } гравців
}
web-players-exactly = { $count ->
    [one] для { $count } гравця
   *[other] для { $count } гравців
}
web-just-start = Грати
web-just-start-game = Грати одразу: { $game }
web-set-up = Налаштувати
web-set-up-game = Налаштувати: { $game }
web-rules = Правила
web-rules-of = Правила: { $game }
web-print = Надрукувати
web-this-deal = Ця роздача: «{ $seed }»
web-play-this = Зіграти
web-your-turn = Ваш хід
web-waiting = Думають інші
web-table-open = Чекаємо на гостей
web-table-over = Партію закінчено

# Навчання

web-tour = Навчання
web-tour-of = Навчання: { $game }
web-tour-progress = Скільки пройдено
web-tour-step = Крок { $step } з { $steps }
web-tour-back = Назад
web-tour-next = Далі
web-tour-for-me = Зробити за мене
web-tour-tap = Тепер ви. Натисніть: { $what }.
web-tour-ringed = Тепер ви. Натисніть на те, що обведено.
web-tour-turn = Тепер повертайте кнопкою ↻, доки не підійде.
web-tour-accept = Те, що треба: підтвердьте хід кнопкою ✓.
web-tour-elsewhere = Так теж можна. Але поки що натискайте на обведене.
web-tour-missing = Такого навчання немає
web-ruling = Наше рішення: { $name }
web-rulings-legend = позначає наше рішення там, де друковані правила мовчать або неясні. Натисніть, щоб дізнатися чому.
web-picture-refused = Так не можна

# Новий стіл

web-seats-title = Хто грає?
web-begins-title = Хто починає?
web-begins-lot = За жеребом
web-advice-take = Узяти її
web-seat = Місце { $seat }
web-seat-name = Ім’я гравця на місці { $seat }
web-seat-level = Сила бота на місці { $seat }
web-seat-me = Я
web-seat-here = Хтось за цим екраном
web-seat-invite = Гість за посиланням
web-seat-bot = Бот
web-seat-empty = Нікого
web-add-seat = Додати гравця
web-seats-needed = Кількість гравців у цій грі — від { $low } до { $high }; зараз { $count ->
    [one] зайнято { $count } місце
    [few] зайнято { $count } місця
    [many] зайнято { $count } місць
   *[other] зайнято { $count } місця
}.
web-level-name = { $level ->
    [1] Новачок
    [2] Аматор
    [3] Надійний гравець
    [4] Знавець
    [5] Майстер
   *[other] Рівень { $level }
}
web-level-about = { $level ->
    [1] Бере те, що бачить.
    [2] Трохи думає наперед.
    [3] Рідко втрачає нагоду.
    [4] Зважує багато ходів.
   *[other] Думає до секунди.
}
web-seat-me-short = Я
web-seat-here-short = Тут
web-seat-bot-short = Бот
web-seat-invite-short = Гість
web-seat-me-about = Це ви.
web-seat-invite-about = Ви отримаєте посилання для гостя.
web-remove-seat = Прибрати місце { $seat }
web-more-options = Інші налаштування
web-option-auto-about = Доберемо те, що пасує цьому столу.
web-option-own = Своє…
web-option-own-about = Назва вашого файлу або те, чого немає на картках.
web-own-files = Власні файли
web-chosen-of = { $count } з { $most }
web-difficulty = { $level ->
    [1] легко
    [2] середньо
   *[other] непросто
}
web-house-shut = Сюди можна потрапити лише з цього комп’ютера.
web-house-shut-about = Byways запущено лише для вас: на будь-якому іншому пристрої запрошення нікуди не приведе. Можна впустити тих, хто в тій самій домашній мережі, поки Byways працює. Ззовні ніхто не потрапить, і закрити доступ можна будь-коли.
web-house-let-in = Відкрити для домашньої мережі
web-house-open = Відкрито для домашньої мережі
web-house-open-about = З будь-якого телефона чи комп’ютера в тій самій мережі Wi-Fi сюди можна потрапити, набравши адресу або зчитавши код. Дані мережею йдуть без шифрування. Якщо закрити доступ, гості від’єднаються; місця залишаться за ними.
web-house-close = Закрити доступ
web-house-code = QR-код з адресою
web-option-auto = Автоматично
web-less = { $name }: менше
web-more = { $name }: більше
web-start = Почати
web-no-game = Гри «{ $game }» тут немає.

web-meeting-title = Гра з гостями
web-pace-title = Час на хід
web-pace = { $span } на хід
web-pace-none = Без обмежень
web-pace-about = Гості побачать це ще до того, як сядуть до столу.
web-pace-up-about = Коли чийсь час мине, саме собою нічого не станеться: решта зможе віддати місце ботові, закрити його (і те, і те вважається здачею) або чекати далі.
web-pace-up-mine = Ваш час минув. Просто грайте далі: місце ваше, доки решта не віддасть його ботові або не закриє.
web-pace-none-about = Кожен думає скільки хоче; замінити нікого не можна.
web-strangers = Відкритий стіл: сісти може будь-хто
web-span-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}
web-span-hours = { $count } год
web-span-minutes = { $count } хв
web-span-seconds = { $count } с
web-time-left = у запасі { $span }
web-time-up = час минув
web-open-tables = Відкриті столи
web-open-tables-none = Зараз відкритих столів немає.
web-free-seat = вільно
web-join-game = Сісти до столу: { $game }

# Запрошення

web-join-title = Вас запрошують
web-join-about = Для вас є місце. Уведіть ім’я, яке побачать інші, і сідайте до столу.
web-join = Сісти до столу
web-copied = Посилання скопійовано.

# Люди

web-player = Гравець { $seat }
web-bot-name = { $level ->
    [1] Бот-новачок
    [2] Бот-аматор
    [3] Надійний бот
    [4] Бот-знавець
    [5] Бот-майстер
   *[other] Бот
}
web-open-seat = Місце { $seat } (вільне)
web-closed-seat = { $name } (місце закрито)
web-bot-for = { $name } (бот)
web-is-thinking = думає
web-is-away = не на зв’язку
web-turn-of = Хід: { $name }
web-thinking = { $count ->
    [one] { $names } думає
   *[other] { $names } думають
}
web-awaited = Чекаємо, доки гість займе вільне місце
web-waiting-turn = Зараз не ваш хід. Чекаємо: { $names }.
web-waiting-for = Ваш хід зроблено. Ще думають: { $names }.
web-watching = Ви спостерігаєте за грою.
web-others = Інші гравці
web-open-board = Відкрити поле: { $name }
web-sit-at = Грати за: { $name }
web-pass-screen = Передайте екран: { $name }.
web-pass-about = Карти на руках приховано: решті краще не дивитися.
web-pass-turn = Наступний хід за цим гравцем.
web-pass-open = Я — { $name }

# За столом

web-table = Стіл
web-menu = Меню
web-hand = Кубики, карти й кнопки
web-actions = Ваш хід
web-score = Рахунок
web-my-score = Ваш рахунок
web-all-scores = Усі очки й поля
web-show-places = Показати, де
web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
web-score-now = Зараз у вас { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
web-log = Журнал
web-log-empty = Поки що нічого.
web-pick-what = Що покласти на { $place }? Натисніть на обведене.
web-pick-place = Куди? Натисніть на позначене місце.
web-pick-place-for = { $path }: куди? Натисніть на позначене місце.
web-pick-next = { $path }… Натисніть на наступне позначене місце.
web-pick-thing = { $path }… Натисніть на обведене.
web-turn-through = { $all ->
    [1] Підходить. Ще одне натискання робить хід.
   *[other] Підходить, варіант { $now } із { $all }. Повернути: ⟳ або R; ще одне натискання робить хід.
}
web-turn-confirm = { $all ->
    [1] Підходить. Зробити хід: ✓.
   *[other] Підходить, варіант { $now } із { $all }. Повернути: ⟳ або R; зробити хід: ✓.
}
web-accept-it = { $path }: натисніть ✓, щоб зробити хід.
web-accept-or-on = { $path }: ✓ — зробити хід. Або натисніть на інше позначене місце.
web-costs-made = Так ви втратите набрані очки. ✓ — все одно зробити хід.
web-play-it = ✓ — хід.
web-play-or-turn = ✓ — хід, ⟳ — поворот.
web-play-or-add = ✓ — хід, або додайте:
web-not-now = { $what }. Зараз цього не можна вибрати.
web-usual = Підказка: { $path }
web-nothing-left = Більше нема чого робити: виберіть «{ $end }».
web-accept = Зробити хід
web-step-by-step = Крок за кроком
web-skip = Одразу до кінця
web-gain-none = без очок
web-gain-asks = чим платити, вирішуєте ви
web-playing = Як грати
web-playing-confirm = Підтверджувати кожен хід кнопкою ✓
web-playing-typed = Вводити ходи текстом
web-playing-coordinates = Показувати назви місць
web-playing-pace = Показувати чужі ходи по одному
web-playing-sound = Звуки й вібрація
web-typed-syntax = Такого ходу тут немає. Хід записують так: «{ $example }».
web-cancel = Покласти назад
web-turn = Повернути
web-undo = Скасувати
web-redo = Повторити
web-restart = Почати наново
web-reopen = Переграти хід
web-auto = Нехай один хід зробить бот
web-typed-move = Ввести хід
web-typed-play = Зробити введений хід
web-zoom-in = Збільшити
web-zoom-fit = Показати все

# Навколо столу

web-talk = Чат
web-talk-unread = Чат, { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
    [many] { $count } нових повідомлень
   *[other] { $count } нового повідомлення
}
web-talk-empty = Повідомлень поки що немає.
web-talk-say = Напишіть повідомлення
web-talk-send = Надіслати
web-talk-watching = Ви спостерігаєте; писати тут можуть лише гравці.
web-talk-mute-title = Чиї повідомлення показувати
web-talk-mute = Приховати повідомлення: { $name }
web-device = Грати на іншому пристрої
web-device-about = За особистим посиланням це місце відкриється й на іншому пристрої, разом із початим ходом. Грати можна з обох: кожен крок одразу видно і там, і там. Кожен, хто має посилання, зможе грати за вас, тому нікому його не показуйте.
web-device-renews = Якщо ви вже створювали посилання, воно перестане діяти. Пристрої, які його вже відкрили, залишаться за столом.
web-device-once = Посилання показується лише один раз і діє, доки ви не створите інше.
web-make-link = Створити посилання
web-device-link = Особисте посилання на ваше місце
web-copy-device-link = Скопіювати особисте посилання
web-expel = Залишити місце лише собі
web-seat-shared = { $count ->
    [one] ще на { $count } пристрої
   *[other] ще на { $count } пристроях
}
web-provenance = відома роздача
web-provenance-seed = Усі кубики й карти випливають із тексту, який вибрав той, хто відкрив стіл: він може знати, що випаде.
web-provenance-deal = Ці кубики й карти вже випадали; хто бачив ту партію, той їх знає.
web-provenance-branch = Початок узято з іншої партії; у кого є її запис, той знає, що випало.
web-provenance-typed = Кубики й карти справжні, їх вводять самі гравці.
web-provenance-hints = Хтось дивився підказку, тому партія ні з чим не порівнюється.
web-provenance-stand-in = Якийсь час за когось грав бот. Для рейтингу цей гравець здався.
web-leave = Вийти з гри
web-leave-about = Далі за вас грає бот; про це дізнаються всі. Доки партія триває, місце можна повернути. Для рейтингу це означає, що ви здалися, навіть якщо повернетеся.
web-leave-now = Нехай далі грає бот
web-bot-strength = Сила бота
web-bot-for-you = За вас грає бот.
web-take-back = Повернути моє місце
web-overdue = Час минув: { $names }.
web-what-now = Що робити?
web-absent = Час минув
web-absent-nobody = Більше нема на кого чекати.
web-hand-over-about = Далі може грати бот. Гравець зможе будь-коли повернути собі місце.
web-hand-over = Віддати місце ботові
web-close-seat-about = Або закрийте місце назавжди: його ходи пропускаються, і наприкінці воно не рахується.
web-close-seat = Закрити місце
web-wait-on = Чекати далі
web-closed-title = Закриті місця
web-closed-about = Закриті до кінця партії: не рахуються й перемогти не можуть.

# Кінець

web-end-alone = У вас { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
web-end-nobody = Не переміг ніхто.
web-end-winners = { $count ->
    [one] Перемога: { $names }!
   *[other] Спільна перемога: { $names }!
}
web-end-you-win = Ви перемогли!
web-end-you-win-with = Перемогли ви і { $names }!
web-end-total = Очки
web-end-line = Рядок
web-end-first = Ваша перша така партія.
web-end-record = Ваш найкращий результат!
web-end-above = { $points ->
    [one] На { $points } очко вище за ваше середнє
    [few] На { $points } очки вище за ваше середнє
   *[other] На { $points } очок вище за ваше середнє
}
web-end-below = { $points ->
    [one] На { $points } очко нижче за ваше середнє
    [few] На { $points } очки нижче за ваше середнє
   *[other] На { $points } очок нижче за ваше середнє
}
web-end-usual = Рівно ваш середній результат
web-end-average = середнє
web-end-best = найкраще
web-end-bots = Ця роздача в ботів
web-end-skip = Показати підсумок
web-end-scale = Таких партій у вас: { $games }. Середнє { $average }, найкраще { $best }, зараз { $points }.
web-play-again = Зіграти ще
web-same-deal = Та сама роздача
web-replay-it = Повтор
web-share-it = Поділитися
web-share-text = { $game }: { $title }
web-again = Та сама роздача ще раз
web-record = Зберегти запис
web-fair-dice = Чесні кубики
web-fair-about = Обіцянку показано до першого кидка: це SHA-256 зерна. Команда «byways verify» звірить із нею збережений запис.
web-commitment = Обіцянка:
web-seed = Зерно:

# Після гри

web-replay = Переглянути запис
web-replay-of = Переглянути запис: { $game }
web-replay-title = { $game }: хід за ходом
web-replay-missing = Тут нема чого дивитися
web-move-of = Хід { $move } з { $moves }
web-move-start = Перед першим ходом
web-to-move = Перейти до ходу
web-first-move = На початок (Home)
web-previous-move = На хід назад (←)
web-next-move = На хід уперед (→)
web-last-move = У кінець (End)
web-play-moves = Дивитися (пробіл)
web-pause-moves = Пауза (пробіл)
web-nature = Кубики й карти
web-seen-by = Як бачить
web-seen-by-all = кожен
web-copy-move = Скопіювати посилання на цей хід
web-copy-move-done = Посилання на цей хід скопійовано.
web-curve = Рахунок хід за ходом
web-curve-of = Рахунок за рядками: { $name }
web-curve-about = Графік рахунку після кожного ходу. Зараз: { $now }.
web-curve-table = Те саме таблицею
web-curve-total = Разом
web-branch = Грати далі звідси
web-branch-about = Новий стіл почнеться з ходів до цього місця; далі кубики нові.
web-branch-over = Тут гра закінчується. Поверніться хоча б на хід назад, щоб грати далі.
web-branch-alone = Грати далі звідси
web-branch-bots = Я — { $name }, за решту боти
web-branch-here = Усі за цим екраном
web-check-dice = Перевірити кубики
web-check-again = Перевірити ще раз
web-dice-about = Ваш браузер сам виводить кожне число кубиків і карт з опублікованого зерна й не питає сервер. Як числа стають гранями й картами, написано в docs/fair-dice.md.
web-dice-good = { $rolls ->
    [one] { $rolls } кидок збігається
    [few] Усі { $rolls } кидки збігаються
   *[many] Усі { $rolls } кидків збігаються
}: зерно те, що було обіцяне, і з нього випливає { $numbers ->
    [one] { $numbers } число
    [few] усі { $numbers } числа
   *[many] усі { $numbers } чисел
}.
web-dice-seen = Обіцянка та сама, яку цей браузер бачив під час гри.
web-dice-given = { $given ->
    [one] { $given } кидок узято ззовні, а не з цього зерна; тут його не перевірити.
    [few] { $given } кидки взято ззовні, а не з цього зерна; тут їх не перевірити.
   *[many] { $given } кидків узято ззовні, а не з цього зерна; тут їх не перевірити.
}
web-dice-unseeded = Запис цілий. Зерно публікують лише наприкінці гри, тож поки що кубиків не перевірити.
web-dice-bad = Кубики не збігаються.
web-dice-bad-record = Рядок { $line } запису змінили після того, як його було записано, або його не прочитати.
web-dice-bad-promise = Зерно не те, що було обіцяне перед першим кидком.
web-dice-bad-count = У записі кидків: { $written }, а числа відомі для { $told }.
web-dice-bad-roll = Кидок { $roll }: у записі «{ $written }», а числа від іншого.
web-dice-bad-number = Кидок { $roll }, число { $draw }: має бути { $derived }, а не { $told }.
web-dice-insecure = Браузер перевіряє кубики лише на захищеній сторінці (https або цей самий комп’ютер). «byways verify» перевірить збережений запис будь-де.
web-share = Поділитися картинкою
web-share-svg = SVG, для друку
web-share-png = PNG, для чатів
web-open-record = Відкрити запис
web-open-record-about = Збережена гра, звідси або з «byways». Спершу перевіряється кожен хід і кожен кидок. Виберіть файл або перетягніть його сюди.
web-open-record-choose = Вибрати файл
web-open-record-checking = Перевіряємо…

# Роздачі

web-today = Роздача дня
web-today-counts = Зараховується перша спроба.
web-today-choose = Роздача дня: { $game }
web-days-in-a-row = { $count ->
    [0] Почніть серію
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
   *[other] { $count } днів поспіль
}
web-today-play = Зіграти
web-today-go-on = Продовжити
web-today-result = Підсумки
web-today-play-game = Зіграти роздачу дня: { $game }
web-today-go-on-game = Продовжити роздачу дня: { $game }
web-today-result-game = Підсумки роздачі дня: { $game }
web-today-mine = У вас { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
web-today-won = Ви перемогли
web-today-lost = Ви програли
web-today-count = { $count ->
    [0] Поки що ніхто не дограв.
    [one] Дограла { $count } людина.
    [few] Дограли { $count } людини.
    [many] Дограли { $count } людей.
   *[other] Дограли { $count } людини.
}
web-daily-title = { $game }: роздача дня
web-daily-counts = Зараховується перша спроба. Потім можна зіграти ще раз, але це буде позначено й не піде в залік.
web-daily-past = Цей день минув: зіграти його роздачу можна, але без заліку.
web-daily-again = Ви вже грали цю роздачу: нова спроба отримає позначку «ще раз» і в залік не піде.
web-daily-wait = Результати інших з’являться, коли ви закінчите.
web-daily-everybody = Очки всіх за цей день
web-daily-compare = Моя партія та інші з цією роздачею
web-daily-days = Інші дні
web-daily-previous = Попередній день
web-daily-next = Наступний день
web-histogram-about = { $count ->
    [one] { $count } результат
    [few] { $count } результати
    [many] { $count } результатів
   *[other] { $count } результату
}: найгірший { $low }, медіана { $median }, найкращий { $high }.
web-histogram-mine = Ваш: { $points }.
web-histogram-points = Очки
web-histogram-results = Результатів
web-median = Медіана { $median }
web-you = ви
web-result-won = перемога
web-result-lost = поразка
web-elsewhere = Ця роздача в інших
web-elsewhere-nobody = Більше цю роздачу поки що ніхто не дограв. Надішліть її комусь!
web-elsewhere-again = ще раз
web-elsewhere-again-about = Не перша спроба: кубики й карти вже були відомі
web-elsewhere-here = тут
web-elsewhere-replay = Переглянути партію: { $name }
web-share-deal = Поділитися роздачею
web-share-deal-about = Хто відкриє це посилання, зіграє з тими самими кубиками й картами, не знаючи їх заздалегідь.
web-shared-about = З вами поділилися роздачею гри «{ $game }»: у вас будуть ті самі кубики й карти. Коли закінчите, побачите, що вийшло в інших.
web-shared-bots = Решту місць займуть боти.

# Моя сторінка

web-me = Я
web-me-link = Моя сторінка: повідомлення, мої дані
web-save = Зберегти
web-hook = Повідомляти, коли мій хід
web-hook-about = Коли настає ваш хід, а вас немає за столом, сервер надсилає на цю адресу коротке повідомлення: у вхідний вебхук чату або вашій власній програмі. Це запит POST із JSON, у якому є «text», «content», «game», «table», «seat» і «url».
web-hook-off = Цей сервер не надсилає повідомлень.
web-hook-address = Адреса вебхука (порожньо — не повідомляти)
web-hook-test = Надіслати пробне повідомлення
web-hook-tested = Пробне повідомлення прийнято.
web-hook-language = Мова повідомлень
web-export = Мої дані
web-export-about = Один файл з усім, що про вас зберігається: ім’я, столи, записи закінчених партій, результати, усе, що ви написали, і записи, які ви відкривали.
web-export-save = Зберегти мої дані
web-forget = Видалити мої дані
web-forget-gone = Ім’я, вебхук, ключі, повідомлення й відкриті вами записи буде видалено.
web-forget-running = У партіях, які ще тривають з іншими, ваше місце займе бот; партії, де ви граєте наодинці, буде видалено.
web-forget-over = У закінчених партіях ваше ім’я зникне; ходи й очки залишаться: ці партії не лише ваші.
web-forget-browser = Після цього браузер стане тут новим гостем. Скасувати це не можна.
web-forget-word = видалити
web-forget-type = Для підтвердження введіть «{ $word }»
web-forget-do = Видалити назавжди

# Підказки

web-help = Як тут грати
web-help-pick = Натисніть на кубик, карту чи кнопку — усе, що з ними можна зробити, буде обведено. Натисніть на місце, щоб побачити, як це буде; ще раз — щоб повернути; ✓ — зробити хід, ✖ — покласти назад. Можна почати й з місця.
web-help-provisional = Поки хід не завершено, нічого не вирішено: скасовуйте, повторюйте, починайте наново.
web-help-why = Натисніть на те, чого робити не можна, — і дізнаєтеся чому. Натисніть на рядок рахунку — його місця підсвітяться.
web-key-pieces = вибрати кубик чи карту
web-key-tab = до поля й назад
web-key-arrows = рухатися полем
web-key-letters = перейти до місця з цією назвою
web-key-r = повернути (із Shift — назад)
web-key-enter = вибрати; якщо хід готовий — зробити його
web-key-esc = покласти назад
web-key-z = скасувати
web-key-shift-z = повторити
web-key-e = завершити хід (на полі — із Shift)
web-key-b = до поля
web-key-zoom = збільшити, зменшити, показати все
web-key-slash = ввести хід
web-key-question = ця підказка

# Коли щось не так

web-connecting = З’єднуємося…
web-offline = Зв’язку немає. Сторінка під’єднається сама; нічого не втрачено.
web-unreachable-title = Немає зв’язку
web-error-unreachable = Сервер не відповідає. Спробуйте трохи згодом.
web-error-server = Сервер не зміг цього зробити. Спробуйте трохи згодом.
web-error-missing = Ми цього не знайшли.
web-error-unexpected = Не вийшло. Спробуйте ще раз.
web-lost-title = Тут нічого немає
web-lost = Ця адреса нікуди не веде. Почніть зі списку ігор.
web-table-missing-title = Тут немає столу
web-joint-dice = Спільні кубики
web-joint-dice-about = Пристрій кожного гравця додає до кубиків своє, і вибрати їх не може навіть сервер. Гра почнеться, коли всі зберуться.
web-joint-waiting = Перший кидок чекає: { $names }. Пристрій кожного додає до кубиків своє.
web-joint-go-on = Не чекати
web-joint-added = Що додало кожне місце (обіцяно до того, як хтось міг це дізнатися):
web-joint-nothing = нічого
web-dice-bad-salts = У записі немає того, що додав до кубиків цей пристрій, або того, що обіцяли додати інші.
web-dice-joint = Те, що додав до кубиків цей пристрій, є в записі, як і обіцяне іншими.

# Справжні кубики й карти

web-real-dice = Справжні кубики й карти
web-real-dice-about = Вони лежать у вас на столі; хтось із вас уводить, що випало.
web-typed-dice = справжні кубики й карти
web-typed-about = Кубики й карти за цим столом справжні, їхні значення вводили вручну. Перевірити їх потім не можна.
web-tell = Що на кубиках чи картах?
web-tell-now = Кидайте або тягніть
web-tell-wait = Кидають кубики
web-tell-wait-for = { $name } тягне карти
web-tell-typed = Що на кубиках чи картах
web-tell-example = наприклад, { $example }
web-tell-it = Увести
web-tell-drop = Прибрати { $word }
web-told = Уже введено
web-told-of = (уведено { $told } із { $count })
web-untell = Виправити кидок

# Підрахунок паперового поля

web-score-paper = Порахувати очки з паперу
web-score-none = Поле гри «{ $game }» перенести з паперу не можна.
web-score-how = Натисніть на місце й виберіть, що там; натисніть ще раз, щоб повернути.
web-score-pieces = Що тут?
web-score-clear = Прибрати
web-score-find = Знайти за назвою
web-score-text = Поле текстом
web-score-refused = { $places }: { $reason }

# Налаштування

web-settings = Налаштування
web-notify-about = Коли за столом з іншими гравцями настане ваш хід, а ця сторінка буде у фоні, браузер може повідомити вас про це — поки сторінку відкрито.
web-notify-on = Повідомляти, коли мій хід
web-notify-off = Більше не повідомляти
web-notify-denied = Браузер не дозволяє цій сторінці повідомляти вас про хід. Сповіщення для сайту можна дозволити в налаштуваннях самого браузера.
web-notify-none = Цей браузер не вміє показувати сповіщення.
web-notify-turn = Ваш хід.

# Для програм

web-programs = Для програм
web-programs-about = Програма з таким ключем — це ви: вона бачить ваші столи й робить за вас ходи. Давайте ключ лише програмі, якій довіряєте; відкликати його можна будь-коли.
web-programs-start = Програмі, яка грає сама за себе, ваш ключ не потрібен: вона створює власний.
web-token-label = Для чого цей ключ?
web-token-make = Створити ключ
web-token-fresh = Ваш новий ключ. Він показується лише один раз — скопіюйте його зараз.
web-token-copy = Скопіювати ключ
web-tokens = Ваші ключі
web-tokens-none = У вас немає ключів.
web-token-unnamed = Без назви
web-token-made = створено { $date }
web-token-revoke = Відкликати
web-token-revoke-sure = Так, відкликати
web-token-revoke-of = Відкликати ключ «{ $label }»
web-token-revoked = Ключ відкликано.
web-requests = Запити й повідомлення
web-requests-about = Усе, про що програма може запитати, і все, що їй можуть відповісти. Те саме в машинному вигляді:
web-requests-list = Запити
web-requests-to = Повідомлення столу
web-requests-from = Повідомлення від столу
web-requests-shapes = Типи даних
web-requests-parameters = Параметри
web-requests-body = Тіло
web-requests-answers = Відповіді
web-requests-optional = необов’язково
web-requests-any = Як може бути відхилено будь-який запит

# Без мережі

web-offline-here = Немає мережі. Ваші партії продовжаться, коли вона з’явиться; правила, які ви вже відкривали, можна читати. Без мережі можна грати в терміналі («byways play») або на папері («byways print»).
web-update-ready = Готова нова версія.
web-update-take = Оновити

# Чого варті ходи

web-show-me = Підказати
web-show-mark = Ви побачите найкращі ходи, які знайшов сильний бот. Партію буде позначено, і вона не порівнюватиметься з іншими.
web-show-mark-all = Ви побачите найкращі ходи, які знайшов сильний бот. Усім за столом скажуть, що ви дивилися підказку. Партія не порівнюватиметься з іншими, а в рейтингу ви посядете в ній останнє місце.
web-show-ask = Показати добрі ходи
web-show-thinking = Думаю…
web-show-take = Зіграти так
web-show-about = Очікувані очки наприкінці, плюс-мінус { $error }. Хід не зіграно, доки ви його не виберете.
web-show-about-chance = Імовірність перемоги, плюс-мінус { $error }. Хід не зіграно, доки ви його не виберете.
web-key-h = показати добрі ходи
web-playing-expected = У повторах — смуга очікуваного рахунку
web-hints-allowed = Підказки
web-hints-allowed-about = Попросити добрі ходи може кожен; усім видно, хто просив.
web-review = Чи добре зіграно?
web-review-it = Розбір
web-review-offer = Кожен ваш хід поруч із найкращим зі знайдених — за тим, що ви могли тоді знати. Удача та вміння окремо.
web-review-start = Розібрати партію
web-review-of = Чиї ходи
web-review-progress = Скільки розібрано
web-review-expected = Очікувалося спочатку
web-review-expected-then = Очікувалося
web-review-luck = Удача
web-review-luck-others = Удача й суперники
web-review-lost = Втрачено ходами
web-review-result = Підсумок
web-review-costliest = { $count ->
    [one] Хід, який обійшовся найдорожче
    [few] { $count } ходи, які обійшлися найдорожче
   *[other] { $count } ходів, які обійшлися найдорожче
}
web-review-played = Зіграно
web-review-best = Краще
web-review-split = На чому втрачено: { $lines }
web-review-later = пізніше
web-review-again = Спробувати ще раз звідси
web-review-go = До цього ходу
web-review-flawless = Нічого кращого не знайшлося.
web-review-curve = Очікуваний підсумок, хід за ходом
web-review-turn = Хід
web-review-your-turns = Ходи
web-review-about = Сама ця оцінка може помилятися на { $error }.
web-expected = Очікуваний рахунок
web-expected-bar = Очікується наприкінці: { $value } оч.
web-expected-bar-chance = Шанс на перемогу: { $value }
web-par-even = рівно норма
web-par-over = на { $points } вище норми
web-par-under = на { $points } нижче норми
web-par-better = краще, ніж «{ $level }»
web-par = Норма
web-par-about = з цією роздачею бот «{ $level }» набирає { $points }
web-par-is = Норма { $points }
web-histogram-par = Норма: { $points }.
web-par-average = Останні партії наодинці ({ $count }) відносно норми: у середньому { $points }
web-par-line = Точка — одна партія, лінія — щоразу середнє за останні партії ({ $count }).
web-outlook = До чого це веде
web-outlook-about = Чого сильний гравець очікує від цієї позиції, найкращі ходи, чим закінчуються партії звідси та які кубики чи карти допомогли б.
web-outlook-ask = Дослідити позицію
web-outlook-none = Тут уже нічого не зміниться, або оцінити позицію нема кому.
web-outlook-expected = Очікується наприкінці: { $points } оч., зазвичай у межах { $spread }.
web-outlook-helps = Якщо це випаде наступним, очікуваний рахунок зміниться на:
web-outlook-games = Партій, зіграних звідси для проби: { $games }, у середньому { $mean }.
web-outlook-level = Їх усі грають на рівні { $level }. Очікування вище розраховане на сильнішу гру, тож часто більше.
web-outlook-tried = Партій, зіграних звідси для проби: { $games }, виграно { $chance }.

# Нотатки до партій

web-study = Нотатки до партії
web-study-about = Коментарі, стрілки, позначені місця та інші ходи до цієї партії. Прочитати їх зможе лише той, кому ви дасте посилання.
web-study-begin = Робити нотатки
web-study-go-on = До цих коментарів
web-study-mine = Ваші нотатки до цієї партії:
web-studies = Ваші нотатки до партій
web-studies-off = Видалити
web-studies-delete = Видалити «{ $name }»
web-study-untitled = Без назви
web-study-comment = Коментар до позиції
web-study-tools = Малювати на полі
web-study-mark = Позначити місця
web-study-arrow = Малювати стрілки
web-study-pointing = Натисніть на місце, щоб позначити його; ще раз — щоб прибрати позначку.
web-study-arrow-from = Натисніть там, де стрілка починається.
web-study-arrow-to = Тепер — там, де вона закінчується.
web-study-try = Спробувати інший хід
web-study-try-as = Хід за
web-study-trying = Зробіть хід на полі. Після нього кубики й карти випадуть як у партії, якщо це можливо.
web-study-stop = Скасувати
web-study-done = Готово
web-study-undo = Скасувати останню зміну
web-study-ways = Варіанти звідси
web-study-in = Варіант після ходу { $move }, крок { $step }
web-study-back = Назад до партії
web-study-cut = Видалити від цього ходу
web-study-places = З коментарями:
web-study-move = Хід { $move }
web-study-nothing = До цієї позиції коментаря немає.
web-study-marked = Позначено: { $places }
web-study-arrows = Стрілки: { $arrows }
web-study-saved = Збережено
web-study-saving = Зберігаємо…
web-study-unsaved = Не збережено
web-study-share = Назва, посилання, видалення
web-study-name = Назва нотаток
web-study-link = Посилання на нотатки
web-study-link-copy = Скопіювати посилання на нотатки
web-study-link-about = Хто має посилання, той може прочитати нотатки, але не змінити їх.
web-study-record = Запис із коментарями
web-study-delete = Видалити нотатки
web-study-delete-sure = Так, видалити назавжди
