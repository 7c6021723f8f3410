# Сервер

server-stop = Ctrl-C останавливает сервер; все столы сохраняются.
server-no_port = Порт { $port } на { $host } занят; выберите другой: «--port».
server-database = Не удаётся открыть базу данных: { $reason }
server-storage = Сохранить не удалось, поэтому ничего не сделано. Попробуйте ещё раз через минуту.
server-took_long = Это заняло слишком много времени и было прервано.
server-twice = Это уже сделано.
server-no_page = Такой страницы мы не нашли.
server-no_client = Страницы ещё не собраны. В копии проекта их собирает «./play».
server-no_game = Такой игры нет.
server-no_tour = Такого обучения для этой игры нет.
server-no_table = Такого стола мы не нашли.
server-no_invite = Это приглашение больше не действует. Попросите новое.
server-not_your_seat = Это не ваше место.
server-no_seat_for_you = Оставьте одно место себе.
server-options = С такими настройками играть нельзя.
server-field = Поле «{ $field }» отсутствует или заполнено неверно.
server-key_used = Этот ключ уже использован для другого.
server-needs-given = Его нужно указать.
server-needs-one_of = Допустимые значения: { $values }.
server-needs-integer = Здесь нужно целое число.
server-needs-number = Здесь нужно число.
server-needs-range = Допустимо значение от { $least } до { $most }.
server-needs-text = Здесь нужен текст.
server-needs-length = Длина текста — от { $least } до { $most ->
    [one] { $most } символа
   *[other] { $most } символов
}.
server-needs-pattern = Текст должен соответствовать выражению «{ $pattern }».
server-needs-boolean = Здесь нужно «true» или «false».
server-needs-null = Можно также указать «null».
server-needs-list = Здесь нужен список.
server-needs-entries = В списке может быть не больше { $most ->
    [one] { $most } элемента
   *[other] { $most } элементов
}.
server-needs-object = Здесь нужен объект с именованными полями.
server-message = Это сообщение не удаётся прочесть.
server-too_long = Сообщение слишком длинное: не больше { $most ->
    [one] { $most } байта
   *[other] { $most } байт
}.
server-flood = Слишком много сообщений сразу. Страница подключится снова сама.
server-slow = Соединение не успевает за игрой. Страница подключится снова сама.
server-origin = Этот запрос пришёл с другого сайта.
server-host = Это не наш адрес.
server-still_playing = Эта партия ещё идёт.
server-old_rules = Этот стол начат по другой версии правил ({ $game }), и здесь его не продолжить.
server-bad_record = Эту запись не удаётся открыть; посмотрите строку { $line }.
server-no_move = Такого хода нет.
match-refused = Такой ход невозможен.
server-known_seed = Раздача, известная заранее, годится только для одного экрана: гости не смогли бы доверять её кубикам.
server-no_open_tables = Открытых столов на этом сервере не бывает.
server-not_open = За этот стол садятся только по приглашению.
server-table_full = За этим столом все места заняты.
server-no_link = Эта ссылка больше не действует. Создайте новую на устройстве, с которого играете.
server-no_seat = Такого места нет.
server-seat_closed = Это место закрыто: за него больше никто не играет.
server-is_played = За это место играют, закрыть его нельзя.
server-not_at_table = Это могут сделать только те, кто играет за этим столом.
server-no_pace = За этим столом время на ход не ограничено: каждый думает сколько хочет.
server-time_left = Время на этот ход ещё не вышло.
server-talk_long = Слишком длинное сообщение: не больше { $most ->
    [one] { $most } знака
   *[other] { $most } знаков
}.
server-talk_flood = Не так быстро, пожалуйста. Отправьте ещё раз чуть позже.
server-no_deal = Такой раздачи здесь нет, или её нельзя сыграть ещё раз.
server-deal_open = Вы ещё не доиграли эту раздачу. Результаты других появятся, когда вы закончите.
server-no_daily = На эту дату раздачи дня нет.
server-hook_turn = Ваш ход: { $game }. { $url }
server-hook_test = Это пробное сообщение от Byways: так вы будете узнавать, что настал ваш ход.
server-hook_address = Этот адрес не подходит: он должен начинаться с «https://» или «http://» и содержать имя узла, без логина и пароля.
server-hook_private = Этот адрес — в частной сети. Сервер отправляет сообщения только на общедоступные адреса.
server-hook_unknown = Узла с таким именем нет.
server-hook_silent = По этому адресу никто не отвечает.
server-hook_certificate = Защищённое соединение с этим адресом невозможно: сертификат для него не годится.
server-hook_redirect = Этот адрес ведёт на другой (код { $status }). Укажите сразу конечный.
server-hook_answer = По этому адресу сообщение не приняли (код { $status }).
server-hook_none = Адрес для сообщений ещё не указан.
server-hook_wait = Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
} до следующей проверки.
server-hooks_off = Этот сервер сообщений не отправляет.
server-no_token = Такой ключ здесь неизвестен; возможно, его отозвали. Создайте новый.
server-no_such_token = У вас нет такого ключа.
server-tokens_full = У вас уже { $most ->
    [one] { $most } ключ
    [few] { $most } ключа
   *[other] { $most } ключей
}; отзовите ненужный.
server-too_many = Слишком много запросов сразу. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
server-not_typed = За этим столом кубики бросает и карты раздаёт сервер.
server-not_your_cards = Эти карты видит и вводит только { $who }.
server-real_deal = Это раздача настоящих кубиков или карт: повторить её нельзя.
