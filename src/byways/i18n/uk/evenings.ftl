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
