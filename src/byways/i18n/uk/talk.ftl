# Що сталося навколо столу

talk-handed = { $by } передає місце ботові: { $name }. На хід чекали { $after }.
talk-closed = { $by } закриває місце: { $name }. На хід чекали { $after }. Більше тут ніхто не грає.
talk-given = { $by } передає місце { $seat } ботові.
talk-left = { $name } виходить із гри; далі грає бот.
talk-back = { $name } знову в грі.
talk-again = { $name } пропонує зіграти ще.
talk-shared = { $name }: відтепер за це місце грають і з іншого пристрою.
talk-hint = { $name } користується підказкою бота.
talk-reaction = { $name }: { $mark ->
    [well] { web-reaction-well }
    [thanks] { web-reaction-thanks }
   *[wow] { web-reaction-wow }
    [haha] { web-reaction-haha }
    [oops] { web-reaction-oops }
    [hurry] { web-reaction-hurry }
}
talk-takeback = { $name } просить повернути завершений хід.
talk-taken_back = { $name } повертає завершений хід; усі згодні.
talk-contradiction = { $name } вводить карти, що не узгоджуються з картами інших. Перевірте разом, що ви ввели.
talk-takeback_declined = { $name }: інші проти повернення ходу.
talk-takeback_withdrawn = { $name } більше не просить повернути хід.
talk-resigned = { $name } здається.
