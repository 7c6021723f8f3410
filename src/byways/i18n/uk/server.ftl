# Сервер

server-stop = Ctrl-C зупиняє сервер; усі столи зберігаються.
server-no_port = Порт { $port } на { $host } зайнятий; виберіть інший: «--port».
server-database = Не вдається відкрити базу даних: { $reason }
server-storage = Зберегти не вдалося, тому нічого не зроблено. Спробуйте ще раз за хвилину.
server-twice = Це вже зроблено.
server-no_page = Такої сторінки немає.
server-no_client = Сторінки ще не зібрано. У копії проєкту їх збирає «./play».
server-no_game = Такої гри немає.
server-no_table = Такого стола немає.
server-no_invite = Це запрошення вже не діє. Попросіть нове.
server-not_your_seat = Це не ваше місце.
server-no_seat_for_you = Залиште одне місце собі.
server-options = З такими налаштуваннями грати не можна.
server-field = Поле «{ $field }» відсутнє або заповнене неправильно.
server-message = Це повідомлення не вдається прочитати.
server-too_long = Повідомлення задовге: не більше ніж { $most ->
    [one] { $most } байт
    [few] { $most } байти
   *[other] { $most } байтів
}.
server-flood = Забагато повідомлень одразу. Сторінка під’єднається знову сама.
server-slow = З’єднання не встигає за грою. Сторінка під’єднається знову сама.
server-origin = Цей запит надійшов з іншого сайту.
server-host = Це не наша адреса.
server-still_playing = Ця партія ще триває.
server-old_rules = Цей стіл розпочато за іншою версією правил ({ $game }), і тут його не продовжити.
server-bad_record = Цей запис не відкрити; подивіться рядок { $line }.
server-no_move = Такого ходу немає.
match-refused = Такий хід неможливий.
server-known_seed = Роздача, відома заздалегідь, — для одного екрана: гості не змогли б довіряти її кубикам.
server-no_token = Такий ключ тут невідомий; можливо, його відкликано. Створіть новий.
server-no_such_token = У вас немає такого ключа.
server-tokens_full = У вас уже { $most ->
    [one] { $most } ключ
    [few] { $most } ключі
   *[other] { $most } ключів
}; відкличте непотрібний.
server-too_many = Забагато за раз. Спробуйте знову за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
}.
