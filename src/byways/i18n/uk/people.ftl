# People: a sign of one’s own, ratings, and what reaches them

web-avatar = Ваш знак
web-avatar-mark = Малюнок
web-avatar-colour = Колір
web-ratings = Рейтинг
web-ratings-players = Гравців
web-ratings-place = Місце
web-ratings-name = Гравець
web-ratings-points = Очки
web-ratings-strength = Сила
web-ratings-games = Партій
web-ratings-nameless = Без імені
web-ratings-none = Тут поки що ні в кого немає рейтингу. Дограйте партію й відкрийте рахунок!
web-ratings-about = Очки починаються з 0 і зростають з кожною вдалою партією та в міру того, як оцінка точнішає. Партії зі справжніми кубиками або з відомою заздалегідь роздачею не враховуються, як і партії наодинці з підказками. У грі з іншими останнє місце посідає той, хто здався, залишив замість себе бота або взяв підказку. Граючи наодинці, ви змагаєтеся із сильним ботом на тій самій роздачі.
web-ratings-leave = Вийти з рейтингу можна на сторінці
web-ratings-unlisted = Себе тут бачите лише ви. Змінити це можна на сторінці
web-ratings-show-me = Показувати мене в рейтингу
web-ratings-seats = { $count ->
    [1] Наодинці
    [few] { $count } гравці
   *[many] { $count } гравців
}
web-mark-peak = Гора
web-mark-wave = Хвилі
web-mark-star = Зірка
web-mark-moon = Місяць
web-mark-leaf = Листок
web-mark-bridge = Міст
web-mark-drop = Крапля
web-mark-sail = Вітрильник
web-mark-tree = Ялинка
web-mark-fork = Роздоріжжя
web-mark-sun = Сонце
web-mark-rings = Кільця
web-colour-orange = Помаранчевий
web-colour-sky = Блакитний
web-colour-green = Зелений
web-colour-yellow = Жовтий
web-colour-blue = Синій
web-colour-red = Кіновар
web-colour-pink = Рожевий
web-colour-black = Чорний
server-push_turn = Ваш хід.
server-push_mute = Не турбувати
server-push_full = Сповіщати можна не більше ніж { $most } ваших браузерів. Вимкніть сповіщення там, де вони вже не потрібні.
web-push-about = На цьому пристрої — навіть коли сторінку закрито.
web-push-mute = Не сповіщати про мій хід за цим столом
web-push-unmute = Знову сповіщати про мій хід за цим столом
web-push-muted = Поки вас немає, про цей стіл нічого не сповістимо.
web-push-unmuted = Сповістимо, коли за цим столом буде ваш хід.
server-no_passkeys = Для ключів доступу потрібне ім’я сервера: за адресою із самих чисел вони не працюють. Відкрийте сервер за іменем, наприклад «localhost».
server-passkeys_full = Ключів доступу може бути не більше ніж { $most }. Спершу видаліть один.
server-bad_passkey = Ключ доступу не підійшов. Спробуйте ще раз.
server-no_passkey = Цей ключ доступу тут нікому не належить. Можливо, його видалили.
web-passkeys = Ключі доступу
web-passkeys-about = Ключ доступу в телефоні чи комп’ютері поверне вас на будь-якому пристрої — за відбитком, обличчям або ПІН-кодом. Зігране на тому пристрої залишиться з вами.
web-passkey-add = Додати ключ доступу
web-passkey-use = Увійти з ключем доступу
web-passkey-added = Ключ доступу додано.
web-passkey-welcome = З поверненням, { $name }!
web-passkey-welcome-nameless = З поверненням!
web-passkey-remove = Видалити
web-passkey-removed = Ключ доступу видалено.
web-passkey-of = Додано { $date }
web-passkey-none = Цей браузер не підтримує ключів доступу.
web-passkey-cancelled = Нічого не змінилося.
