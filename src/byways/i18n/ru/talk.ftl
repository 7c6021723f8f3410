# Что произошло вокруг стола

talk-handed = { $by } передаёт место боту: { $name }. Ход ждали { $after }.
talk-closed = { $by } закрывает место: { $name }. Ход ждали { $after }. Больше здесь никто не играет.
talk-given = { $by } передаёт место { $seat } боту.
talk-left = { $name } выходит из игры; дальше играет бот.
talk-back = { $name } снова в игре.
talk-again = { $name } предлагает сыграть ещё.
talk-shared = { $name }: с этой минуты за место играют и с другого устройства.
talk-hint = { $name } пользуется подсказкой бота.
talk-reaction = { $name }: { $mark ->
    [well] { web-reaction-well }
    [thanks] { web-reaction-thanks }
   *[wow] { web-reaction-wow }
    [haha] { web-reaction-haha }
    [oops] { web-reaction-oops }
    [hurry] { web-reaction-hurry }
}
talk-takeback = { $name } просит вернуть законченный ход.
talk-taken_back = { $name } возвращает законченный ход; все согласны.
talk-contradiction = { $name } вводит карты, которые не сходятся с картами других. Проверьте вместе, что вы ввели.
talk-takeback_declined = { $name }: остальные против возврата хода.
talk-takeback_withdrawn = { $name } больше не просит вернуть ход.
talk-resigned = { $name } сдаётся.
