# Вечера вместе: ещё партия, серия, люди за столом

server-not_asked = Сейчас никто не зовёт вас сыграть ещё.
server-not_your_table = Это может сделать только тот, кто открыл стол.
server-has_begun = Партия уже началась: кто-то сделал ход.
server-cancelled = Стол отменили: партия ещё не началась.
server-moved = Места поменялись, и партию раздали заново за другим столом.

talk-declined = { $name } пока не играет. Место свободно.

web-rematch-asks = { $name } предлагает сыграть ещё
web-rematch-asks-same = { $name } предлагает сыграть эту раздачу ещё раз
web-rematch-waits = Ждём ответа: { $names }
web-rematch-running = Следующая партия уже идёт
web-rematch-accept = Играть
web-rematch-swap = Поменяться местами и играть
web-rematch-decline = Не сейчас
web-rematch-declined = Эту партию вы пропускаете. Передумаете — «Сыграть ещё» посадит вас за тот стол.
web-rematch-go = К новому столу
web-rematch-watch = Смотреть следующую партию
web-series-title = Эта серия
web-series-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
web-series-wins = { $name }: { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[other] { $count } побед
}
web-series-drawn = { $count ->
    [one] { $count } ничья
    [few] { $count } ничьи
   *[other] { $count } ничьих
}
web-cancel-table = Отменить стол
web-cancel-table-about = Ещё никто не сделал ход. Стол исчезнет у всех.
web-pace-bank = { $span } каждому на всю партию, за ход добавляется { $more }
web-pace-live-about = Часы пойдут, когда все сядут за стол.
web-offline-pending = Сохранено: { $move }. Ход будет сделан, как только связь вернётся.
server-no_pass = Ссылка или код не подходит: уже использованы, срок вышел или в коде опечатка.
server-both_sit = Это устройство и другое сидят за одним столом, где карты скрыты. Сначала доиграйте ту партию, потом их можно объединить.
server-no_browser = Устройством может быть только браузер; у программ есть ключи.
server-no_device = У вас нет такого устройства.
server-this_device = С этого устройства вы сейчас играете. Отключите его с другого.
server-let_in = У этого устройства теперь другой хозяин. Подключаемся снова…
web-invite-one = Ссылка на этот стол
web-invite-one-copy = Скопировать ссылку на этот стол
web-invite-one-about = { $count ->
    [1] Отправьте эту ссылку: она ведёт на свободное место, а потом обратно на него.
   *[other] Отправьте эту ссылку всем: она ведёт на свободное место, а потом обратно на него. Свободных мест: { $count }.
}
web-invite-code = Показать QR-код
web-join-full = Все места заняты. Можно смотреть.
web-join-watch = Смотреть
web-open-name = Ваше имя: другие хотят знать, с кем играют
web-devices = Ваши устройства
web-devices-about = Пароль здесь не нужен: ваше устройство — это вы. Другое подключается ссылкой, которая действует один раз.
web-device-here = это устройство
web-device-first = Первое устройство
web-device-unnamed = Устройство
web-device-off = Отключить
web-device-off-of = Отключить: { $name }
web-device-add = Подключить другое устройство
web-device-add-about = Отсканируйте код другим устройством или откройте на нём ссылку. Она действует один раз, 15 минут. Кто её откроет, станет вами, поэтому больше никому её не показывайте.
web-device-pass = Ссылка для другого устройства
web-device-pass-copy = Скопировать ссылку для другого устройства
web-code-make = Создать код восстановления
web-code-about = Распечатайте или запишите код и храните там, где его никто не увидит. Если вы потеряете все устройства, он один раз вернёт вам доступ. Новый код отменяет прежний.
web-code-made = Код восстановления у вас есть, создан { $date }.
web-code-revoke = Отменить ссылки и коды
web-code-print = Распечатать
web-code-label = Код восстановления
web-join-device = Присоединить это устройство: { $name }
web-join-device-nobody = Присоединить это устройство к игроку без имени
web-join-device-about = { $name } — это вы? Тогда здесь появятся все ваши столы, а сыгранное здесь пойдёт в счёт. Если это не вы, не продолжайте.
web-join-device-brings = { $count ->
    [one] Перейдёт { $count } стол этого устройства.
    [few] Перейдут { $count } стола этого устройства.
   *[other] Перейдут { $count } столов этого устройства.
}
web-join-device-same = Это устройство уже ваше.
web-join-device-go = Это я, продолжить
web-join-device-no = Нет, оставить как есть
web-join-device-code = Есть код восстановления?
web-join-device-use = Использовать здесь
web-history = Ваши партии
web-history-none = Вы ещё не доиграли ни одной партии.
web-history-game = Игра
web-history-all = Все
web-history-scenario = Вариант
web-history-opponent = С кем
web-history-since = С какого дня
web-history-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
web-history-won = побед: { $count }
web-history-best = лучший результат { $points }
web-history-average = в среднем { $points }
web-history-streak = побед подряд: { $count }
web-history-against = Победы над соперниками
web-history-against-line = { $won } из { $count }
web-history-curve = Очки от партии к партии
web-history-csv = Сохранить как CSV
web-history-alone = в одиночку
web-history-more = Показать ещё
web-history-date = Дата
web-history-total = Очки
web-history-result = Итог
web-reaction-well = Отличный ход!
web-reaction-thanks = Спасибо!
web-reaction-wow = Ого!
web-reaction-haha = Ха-ха!
web-reaction-oops = Ой!
web-reaction-hurry = Ваш ход, ждём
web-reactions = Реакции
web-log-and-talk = Журнал и чат
web-watching-count = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
    [many] Смотрят { $count } человек
   *[other] Смотрят { $count } человека
}
web-watching-names = Смотрят: { $names }{ $more ->
    [0] {""}
   *[other] {" "}и ещё { $more }
}
web-watchers-named = Показывать всем, кто именно смотрит, а не только сколько зрителей
web-running-tables = Сейчас играют
web-watch-game = Смотреть: { $game }
web-notices = Объявления
web-takeback = Попросить вернуть ход
web-takeback-about = Вернуть ваш последний законченный ход, если согласны все остальные; боты согласны всегда. Кубики и карты, выпавшие после него, выпадут снова. Партия получит пометку и ни с чем не сравнивается.
web-takeback-asks = { $name } просит вернуть последний законченный ход. Всё, что было после него, отменится; кубики и карты останутся теми же.
web-takeback-agree = Согласиться
web-takeback-decline = Нет
web-takeback-waits = Вы попросили вернуть ход. Ждём ответа: { $names }.
web-takeback-waits-of = { $name } просит вернуть ход. Ждём ответа: { $names }.
web-takeback-withdraw = Не надо
web-provenance-undone = По общему согласию вернули законченный ход, поэтому партия ни с чем не сравнивается.
web-resign = Сдаться
web-resign-about = Или сдайтесь: за вас больше никто не играет, и выиграть вы не можете. Остальные доигрывают. Отменить это нельзя.
web-calendar = Календарь раздач
web-calendar-longest = Рекорд: { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дня подряд
}
web-calendar-before = Предыдущий месяц
web-calendar-after = Следующий месяц
web-calendar-day = { $date }: сыграно { $done } из { $all }
web-calendar-not-played = в этот день не сыграно
web-calendar-about = Точка для каждой игры: закрашена, если результат в зачёте, пустая, если вам помогали. Дни считаются по Гринвичу.
web-daily-here = Раздача дня · { $count ->
    [0] пока никто не доиграл
    [one] доиграл { $count } человек
    [few] доиграли { $count } человека
    [many] доиграли { $count } человек
   *[other] доиграли { $count } человека
}
web-daily-unranked = вне зачёта
web-daily-rank-about = Это раздача дня: подсказка, ход бота или возвращённый ход — и результат пойдёт вне зачёта.
