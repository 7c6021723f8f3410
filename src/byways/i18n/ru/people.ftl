# People: a sign of one’s own, ratings, and what reaches them

web-avatar = Ваш знак
web-avatar-mark = Рисунок
web-avatar-colour = Цвет
web-ratings = Рейтинг
web-ratings-players = Игроков
web-ratings-place = Место
web-ratings-name = Игрок
web-ratings-points = Очки
web-ratings-strength = Сила
web-ratings-games = Партий
web-ratings-nameless = Без имени
web-ratings-none = Здесь пока ни у кого нет рейтинга. Доиграйте партию и откройте счёт!
web-ratings-about = Очки начинаются с 0 и растут с каждой удачной партией и по мере того, как оценка становится точнее. Партии с настоящими кубиками или известной заранее раздачей не считаются, как и партии в одиночку с подсказками. В игре с другими последнее место у того, кто сдался, оставил вместо себя бота или взял подсказку. В одиночку вы соревнуетесь с сильным ботом на той же раздаче.
web-ratings-leave = Выйти из рейтинга можно на странице
web-ratings-unlisted = Себя здесь видите только вы. Изменить это можно на странице
web-ratings-show-me = Показывать меня в рейтинге
web-ratings-seats = { $count ->
    [1] В одиночку
    [few] { $count } игрока
   *[many] { $count } игроков
}
web-mark-peak = Гора
web-mark-wave = Волны
web-mark-star = Звезда
web-mark-moon = Луна
web-mark-leaf = Лист
web-mark-bridge = Мост
web-mark-drop = Капля
web-mark-sail = Парусник
web-mark-tree = Ёлка
web-mark-fork = Развилка
web-mark-sun = Солнце
web-mark-rings = Кольца
web-colour-orange = Оранжевый
web-colour-sky = Голубой
web-colour-green = Зелёный
web-colour-yellow = Жёлтый
web-colour-blue = Синий
web-colour-red = Киноварь
web-colour-pink = Розовый
web-colour-black = Чёрный
server-push_turn = Ваш ход.
server-push_mute = Не беспокоить
server-push_full = Уведомлять можно не больше { $most } ваших браузеров. Отключите уведомления там, где они больше не нужны.
web-push-about = На этом устройстве — даже когда страница закрыта.
web-push-mute = Не сообщать о моём ходе за этим столом
web-push-unmute = Снова сообщать о моём ходе за этим столом
web-push-muted = Пока вас нет, об этом столе ничего не сообщим.
web-push-unmuted = Сообщим, когда за этим столом будет ваш ход.
server-no_passkeys = Для ключей доступа нужно имя сервера: по адресу из одних чисел они не работают. Откройте сервер по имени, например «localhost».
server-passkeys_full = Ключей доступа может быть не больше { $most }. Сначала удалите один.
server-bad_passkey = Ключ доступа не подошёл. Попробуйте ещё раз.
server-no_passkey = Этот ключ доступа здесь никому не принадлежит. Возможно, его удалили.
web-passkeys = Ключи доступа
web-passkeys-about = Ключ доступа в телефоне или компьютере вернёт вас на любом устройстве — по отпечатку, лицу или ПИН-коду. Сыгранное на том устройстве останется с вами.
web-passkey-add = Добавить ключ доступа
web-passkey-use = Войти с ключом доступа
web-passkey-added = Ключ доступа добавлен.
web-passkey-welcome = С возвращением, { $name }!
web-passkey-welcome-nameless = С возвращением!
web-passkey-remove = Удалить
web-passkey-removed = Ключ доступа удалён.
web-passkey-of = Добавлен { $date }
web-passkey-none = Этот браузер не поддерживает ключи доступа.
web-passkey-cancelled = Ничего не изменилось.
