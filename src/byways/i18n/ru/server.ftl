# Сервер

server-stop = Ctrl-C останавливает сервер; все столы сохраняются.
server-no_port = Порт { $port } на { $host } занят.
server-database = Не удаётся открыть базу данных: { $reason }
server-storage = Сохранить не удалось, поэтому ничего не сделано. Попробуйте ещё раз через минуту.
server-twice = Это уже сделано.
server-no_page = Такой страницы нет.
server-no_client = Страницы ещё не собраны. В копии проекта их собирает «./play».
server-no_game = Такой игры нет.
server-no_table = Такого стола нет.
server-no_invite = Это приглашение больше не действует.
server-not_your_seat = Это не ваше место.
server-no_seat_for_you = Оставьте одно место себе.
server-options = Таких настроек нет.
server-field = Поле «{ $field }» отсутствует или заполнено неверно.
server-message = Это сообщение не читается.
server-too_long = Сообщение слишком длинное: не больше { $most ->
    [one] { $most } байта
   *[other] { $most } байт
}.
server-flood = Слишком много сообщений сразу. Страница подключится снова сама.
server-slow = Соединение не успевает за игрой. Страница подключится снова сама.
server-origin = Этот запрос пришёл с другого сайта.
server-host = Это не наш адрес.
server-still_playing = Эта партия ещё идёт.
server-old_rules = Этот стол начат по другой версии правил ({ $game }) и здесь продолжиться не может.
server-bad_record = Эту запись не открыть; посмотрите строку { $line }.
server-no_move = Такого хода нет.
match-refused = Такой ход невозможен.
