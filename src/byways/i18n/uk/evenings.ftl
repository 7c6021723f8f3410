# Вечори разом: ще партія, серія, люди за столом

server-not_asked = Зараз ніхто не кличе вас зіграти ще.
server-not_your_table = Це може зробити лише той, хто відкрив стіл.
server-has_begun = Партія вже почалася: хтось зробив хід.
server-cancelled = Стіл скасували: партія ще не почалася.
server-moved = Місця помінялися, і партію роздали заново за іншим столом.

talk-declined = { $name } поки не грає. Місце вільне.

web-rematch-asks = { $name } пропонує зіграти ще
web-rematch-asks-same = { $name } пропонує зіграти цю роздачу ще раз
web-rematch-waits = Чекаємо на відповідь: { $names }
web-rematch-running = Наступна партія вже триває
web-rematch-accept = Грати
web-rematch-swap = Помінятися місцями й грати
web-rematch-decline = Не зараз
web-rematch-declined = Цю партію ви пропускаєте. Передумаєте — «Зіграти ще» посадить вас за той стіл.
web-rematch-go = До нового столу
web-rematch-watch = Дивитися наступну партію
web-series-title = Ця серія
web-series-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[other] { $count } партій
}
web-series-wins = { $name }: { $count ->
    [one] { $count } перемога
    [few] { $count } перемоги
   *[other] { $count } перемог
}
web-series-drawn = { $count ->
    [one] { $count } нічия
    [few] { $count } нічиї
   *[other] { $count } нічиїх
}
web-cancel-table = Скасувати стіл
web-cancel-table-about = Ще ніхто не зробив хід. Стіл зникне у всіх.
web-pace-bank = { $span } кожному на всю партію, за хід додається { $more }
web-pace-live-about = Годинник піде, коли всі сядуть за стіл.
web-offline-pending = Збережено: { $move }. Хід буде зроблено, щойно зв’язок відновиться.
server-no_pass = Посилання або код не підходить: уже використані, строк вийшов або в коді помилка.
server-both_sit = Цей пристрій і другий сидять за одним столом, де карти приховані. Спершу дограйте ту партію, потім їх можна об’єднати.
server-no_browser = Пристроєм може бути лише браузер; програми мають ключі.
server-no_device = У вас немає такого пристрою.
server-this_device = Із цього пристрою ви зараз граєте. Від’єднайте його з іншого.
server-let_in = У цього пристрою тепер інший власник. Під’єднуємося знову…
web-invite-one = Посилання на цей стіл
web-invite-one-copy = Скопіювати посилання на цей стіл
web-invite-one-about = { $count ->
    [1] Надішліть це посилання: воно веде на вільне місце, а потім назад на нього.
   *[other] Надішліть це посилання всім: воно веде на вільне місце, а потім назад на нього. Вільних місць: { $count }.
}
web-invite-code = Показати QR-код
web-join-full = Усі місця зайняті. Можна дивитися.
web-join-watch = Дивитися
web-open-name = Ваше ім’я: інші хочуть знати, з ким грають
web-devices = Ваші пристрої
web-devices-about = Пароль тут не потрібен: ваш пристрій — це ви. Інший під’єднується посиланням, яке діє один раз.
web-device-here = цей пристрій
web-device-first = Перший пристрій
web-device-unnamed = Пристрій
web-device-off = Від’єднати
web-device-off-of = Від’єднати: { $name }
web-device-add = Під’єднати інший пристрій
web-device-add-about = Відскануйте код іншим пристроєм або відкрийте на ньому посилання. Воно діє один раз, 15 хвилин. Хто його відкриє, стане вами, тож більше нікому його не показуйте.
web-device-pass = Посилання для іншого пристрою
web-device-pass-copy = Скопіювати посилання для іншого пристрою
web-code-make = Створити код відновлення
web-code-about = Роздрукуйте або запишіть код і тримайте там, де його ніхто не побачить. Якщо ви втратите всі пристрої, він один раз поверне вам доступ. Новий код скасовує попередній.
web-code-made = Код відновлення у вас є, створено { $date }.
web-code-revoke = Скасувати посилання й коди
web-code-print = Роздрукувати
web-code-label = Код відновлення
web-join-device = Приєднати цей пристрій: { $name }
web-join-device-nobody = Приєднати цей пристрій до гравця без імені
web-join-device-about = { $name } — це ви? Тоді тут з’являться всі ваші столи, а зігране тут піде в залік. Якщо це не ви, не продовжуйте.
web-join-device-brings = { $count ->
    [one] Перейде { $count } стіл цього пристрою.
    [few] Перейдуть { $count } столи цього пристрою.
   *[other] Перейдуть { $count } столів цього пристрою.
}
web-join-device-same = Цей пристрій уже ваш.
web-join-device-go = Це я, продовжити
web-join-device-no = Ні, залишити як є
web-join-device-code = Маєте код відновлення?
web-join-device-use = Використати тут
web-history = Ваші партії
web-history-none = Ви ще не дограли жодної партії.
web-history-game = Гра
web-history-all = Усі
web-history-scenario = Варіант
web-history-opponent = З ким
web-history-since = З якого дня
web-history-count = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[other] { $count } партій
}
web-history-won = перемог: { $count }
web-history-best = найкращий результат { $points }
web-history-average = у середньому { $points }
web-history-streak = перемог поспіль: { $count }
web-history-against = Перемоги над суперниками
web-history-against-line = { $won } із { $count }
web-history-curve = Очки від партії до партії
web-history-csv = Зберегти як CSV
web-history-alone = наодинці
web-history-more = Показати ще
web-history-date = Дата
web-history-total = Очки
web-history-result = Підсумок
web-reaction-well = Чудовий хід!
web-reaction-thanks = Дякую!
web-reaction-wow = Ого!
web-reaction-haha = Ха-ха!
web-reaction-oops = Ой!
web-reaction-hurry = Ваш хід, чекаємо
web-reactions = Реакції
web-log-and-talk = Журнал і чат
web-watching-count = { $count ->
    [one] Дивиться { $count } людина
    [few] Дивляться { $count } людини
    [many] Дивляться { $count } людей
   *[other] Дивляться { $count } людини
}
web-watching-names = Дивляться: { $names }{ $more ->
    [0] {""}
   *[other] {" "}і ще { $more }
}
web-watchers-named = Показувати всім, хто саме дивиться, а не лише скільки глядачів
web-running-tables = Зараз грають
web-watch-game = Дивитися: { $game }
web-notices = Оголошення
web-takeback = Попросити повернути хід
web-takeback-about = Повернути ваш останній завершений хід, якщо згодні всі інші; боти згодні завжди. Кубики й карти, що випали після нього, випадуть знову. Партія отримає позначку й ні з чим не порівнюється.
web-takeback-asks = { $name } просить повернути останній завершений хід. Усе, що було після нього, скасується; кубики й карти залишаться ті самі.
web-takeback-agree = Погодитися
web-takeback-decline = Ні
web-takeback-waits = Ви попросили повернути хід. Чекаємо на відповідь: { $names }.
web-takeback-waits-of = { $name } просить повернути хід. Чекаємо на відповідь: { $names }.
web-takeback-withdraw = Не треба
web-provenance-undone = За спільною згодою повернули завершений хід, тому партія ні з чим не порівнюється.
web-resign = Здатися
web-resign-about = Або здайтеся: за вас більше ніхто не грає, і виграти ви не можете. Решта дограє. Скасувати це не можна.
web-calendar = Календар роздач
web-calendar-longest = Рекорд: { $count ->
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
    [many] { $count } днів поспіль
   *[other] { $count } дня поспіль
}
web-calendar-before = Попередній місяць
web-calendar-after = Наступний місяць
web-calendar-day = { $date }: зіграно { $done } із { $all }
web-calendar-not-played = цього дня не зіграно
web-calendar-about = Крапка для кожної гри: зафарбована, якщо результат у заліку, порожня, якщо вам допомагали. Дні рахуються за Гринвічем.
web-daily-here = Роздача дня · { $count ->
    [0] ще ніхто не дограв
    [one] дограла { $count } людина
    [few] дограли { $count } людини
    [many] дограли { $count } людей
   *[other] дограли { $count } людини
}
web-daily-unranked = поза заліком
web-daily-rank-about = Це роздача дня: підказка, хід бота чи повернений хід — і результат піде поза заліком.
