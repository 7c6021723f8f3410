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
