# Сервер

server-stop = Ctrl-C останавливает сервер; все столы сохраняются.
server-no_port = Порт { $port } на { $host } занят; выберите другой: «--port».
server-database = Не удаётся открыть базу данных: { $reason }
server-storage = Сохранить не удалось, поэтому ничего не сделано. Попробуйте ещё раз через минуту.
server-twice = Это уже сделано.
server-no_page = Такой страницы нет.
server-no_client = Страницы ещё не собраны. В копии проекта их собирает «./play».
server-no_game = Такой игры нет.
server-no_table = Такого стола нет.
server-no_invite = Это приглашение больше не действует. Попросите новое.
server-not_your_seat = Это не ваше место.
server-no_seat_for_you = Оставьте одно место себе.
server-options = С такими настройками играть нельзя.
server-field = Поле «{ $field }» отсутствует или заполнено неверно.
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
server-bad_record = Эту запись не открыть; посмотрите строку { $line }.
server-no_move = Такого хода нет.
match-refused = Такой ход невозможен.
server-known_seed = Раздача, известная заранее, — для одного экрана: гости не смогли бы доверять её кубикам.
server-no_token = Такой ключ здесь неизвестен; возможно, его отозвали. Создайте новый.
server-no_such_token = У вас нет такого ключа.
server-tokens_full = У вас уже { $most ->
    [one] { $most } ключ
    [few] { $most } ключа
   *[other] { $most } ключей
}; отзовите ненужный.
server-too_many = Слишком много за раз. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
