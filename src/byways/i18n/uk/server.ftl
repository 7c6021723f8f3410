# Сервер

server-stop = Ctrl-C зупиняє сервер; усі столи зберігаються.
server-no_port = Порт { $port } на { $host } зайнятий; виберіть інший: «--port».
server-database = Не вдається відкрити базу даних: { $reason }
server-storage = Зберегти не вдалося, тому нічого не зроблено. Спробуйте ще раз за хвилину.
server-took_long = Це забрало забагато часу, і його було перервано.
server-twice = Це вже зроблено.
server-no_page = Такої сторінки ми не знайшли.
server-no_client = Сторінки ще не зібрано. У копії проєкту їх збирає «./play».
server-no_game = Такої гри немає.
server-no_tour = Такого навчання для цієї гри немає.
server-no_table = Такого столу ми не знайшли.
server-no_invite = Це запрошення вже не діє. Попросіть нове.
server-not_your_seat = Це не ваше місце.
server-no_seat_for_you = Залиште одне місце собі.
server-options = З такими налаштуваннями грати не можна.
server-field = Поле «{ $field }» відсутнє або заповнене неправильно.
server-key_used = Цей ключ уже використано для іншого.
server-needs-given = Його потрібно вказати.
server-needs-one_of = Дозволені значення: { $values }.
server-needs-integer = Тут потрібне ціле число.
server-needs-number = Тут потрібне число.
server-needs-range = Дозволене значення від { $least } до { $most }.
server-needs-text = Тут потрібен текст.
server-needs-length = Довжина тексту — від { $least } до { $most ->
    [one] { $most } символу
   *[other] { $most } символів
}.
server-needs-pattern = Текст має відповідати виразу «{ $pattern }».
server-needs-boolean = Тут потрібне «true» або «false».
server-needs-null = Можна також вказати «null».
server-needs-list = Тут потрібен список.
server-needs-entries = У списку може бути не більше ніж { $most ->
    [one] { $most } елемент
    [few] { $most } елементи
   *[other] { $most } елементів
}.
server-needs-object = Тут потрібен об’єкт з іменованими полями.
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
server-bad_record = Цей запис не вдається відкрити; подивіться рядок { $line }.
server-no_move = Такого ходу немає.
match-refused = Такий хід неможливий.
server-known_seed = Роздача, відома заздалегідь, годиться лише для одного екрана: гості не змогли б довіряти її кубикам.
server-no_open_tables = Відкритих столів на цьому сервері не буває.
server-not_open = До цього столу сідають лише за запрошенням.
server-table_full = За цим столом усі місця зайняті.
server-no_link = Це посилання вже не діє. Створіть нове на пристрої, з якого граєте.
server-no_seat = Такого місця немає.
server-seat_closed = Це місце закрито: за нього вже ніхто не грає.
server-is_played = За це місце грають, закрити його не можна.
server-not_at_table = Це можуть зробити лише ті, хто грає за цим столом.
server-no_pace = За цим столом час на хід не обмежено: кожен думає скільки хоче.
server-time_left = Час на цей хід ще не минув.
server-talk_long = Задовге повідомлення: не більше ніж { $most ->
    [one] { $most } знак
    [few] { $most } знаки
   *[other] { $most } знаків
}.
server-talk_flood = Не так швидко, будь ласка. Надішліть ще раз трохи згодом.
server-no_deal = Такої роздачі тут немає, або її не можна зіграти ще раз.
server-deal_open = Ви ще не дограли цю роздачу. Результати інших з’являться, коли ви закінчите.
server-no_daily = На цю дату роздачі дня немає.
server-hook_turn = Ваш хід: { $game }. { $url }
server-hook_test = Це пробне повідомлення від Byways: так ви дізнаватиметеся, що настав ваш хід.
server-hook_address = Ця адреса не підходить: вона має починатися з «https://» або «http://» і містити ім’я вузла, без логіна й пароля.
server-hook_private = Ця адреса — у приватній мережі. Сервер надсилає повідомлення лише на загальнодоступні адреси.
server-hook_unknown = Вузла з таким іменем немає.
server-hook_silent = За цією адресою ніхто не відповідає.
server-hook_certificate = Захищене з’єднання з цією адресою неможливе: сертифікат для неї не годиться.
server-hook_redirect = Ця адреса веде на іншу (код { $status }). Укажіть одразу кінцеву.
server-hook_answer = За цією адресою повідомлення не прийняли (код { $status }).
server-hook_none = Адресу для повідомлень ще не вказано.
server-hook_wait = Зачекайте { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
} до наступної перевірки.
server-hooks_off = Цей сервер не надсилає повідомлень.
server-no_token = Такий ключ тут невідомий; можливо, його відкликано. Створіть новий.
server-no_such_token = У вас немає такого ключа.
server-tokens_full = У вас уже { $most ->
    [one] { $most } ключ
    [few] { $most } ключі
   *[other] { $most } ключів
}; відкличте непотрібний.
server-too_many = Забагато запитів одразу. Спробуйте знову за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
}.
server-not_typed = За цим столом кубики кидає й карти роздає сервер.
server-not_your_cards = Ці карти бачить і вводить лише { $who }.
server-real_deal = Це роздача справжніх кубиків чи карт: повторити її не можна.
