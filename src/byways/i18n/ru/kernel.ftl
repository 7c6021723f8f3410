# За столом

match-not_your_turn = Сейчас не ваш ход.
match-over = Игра окончена.
match-no_such_action = Такого хода здесь нет.
match-word = Сейчас ни один ход не начинается с «{ $word }». Можно начать так: { $next }.
match-word_after = После «{ $after }» не может идти «{ $word }». Может идти: { $next }.
match-word_more = «{ $after }» — это уже весь ход; «{ $word }» лишнее.
match-nothing_to_undo = Отменять нечего.
match-nothing_to_redo = Возвращать нечего.
match-turn_is_final = Этот ход уже не изменить.
match-not_nature = Такое здесь выпасть не может.
match-nature_only = Кубиками и картами распоряжается случай.
match-drawn = По жребию начинает { $who }.
    .you = По жребию начинаете вы.
player-name = { $who }
    .you = вы
player-holds = { $who }: на руках
    .you = У вас на руках

# Ходы случая, о которых сообщают игроки

chance-head = Здесь должно быть «{ $head }», а не «{ $word }».
chance-unknown = «{ $word }»: такого в коробке нет, выпасть это не может.
chance-unknown_of = «{ $word }» здесь выпасть не может. Возможно: { $words }.
chance-contradiction = Это не сходится с тем, что сообщили о картах, которых вы не видите. Кто-то ошибся.
chance-gone = «{ $word }»: { $left ->
    [0] таких больше нет
   *[other] таких только { $left }
}, а названо { $given }.
chance-missing = Не хватает «{ $word }»: остаток стопки открывают целиком, и таких в нём не меньше { $count }.
chance-count = { $wanted ->
    [one] Нужно { $wanted } слово
    [few] Нужно { $wanted } слова
    [many] Нужно { $wanted } слов
   *[other] Нужно { $wanted } слова
}, а названо { $given }.
chance-count_of = Введите { $wanted } из этих: { $words }. У вас { $given }.
chance-order = Порядок записи: { $order }

# Настройки

options-unknown = Настройки «{ $option }» нет. Есть: { $options }.
options-value = У настройки «{ $option }» нет такого значения.
options-value_of = У настройки «{ $option }» нет такого значения. Есть: { $offered }.
options-some_of = Настройка «{ $option }» — список. Выберите из этих значений, каждое не больше одного раза: { $offered }.
options-text = Настройка «{ $option }» — текст, не больше { $most ->
    [one] { $most } знака
   *[other] { $most } знаков
}.
options-seats = В этой игре может быть от { $low } до { $high ->
    [one] { $high } игрока
    [few] { $high } игроков
    [many] { $high } игроков
   *[other] { $high } игрока
}.

# Записи партий

record-format = Строка { $line }: это не запись Byways.
record-too_long = Строка { $line }: запись не может быть такой длинной.
record-cut = Строка { $line }: запись обрывается.
record-changed = Строка { $line }: строки выше изменены после того, как их записали.
record-after_seed = Строка { $line }: после зерна ничего быть не должно.
record-line = Строка { $line }: эту строку не удаётся прочесть.
record-head = Строка { $line }: заголовок «{ $head }» неверен или стоит не на месте.
record-no_head = Строка { $line }: нет заголовка «{ $head }».
record-game = Строка { $line }: игры «{ $game }» нет.
record-options = Строка { $line }: с такими настройками играть нельзя.
record-rules = Строка { $line }: запись сделана по версии правил { $rules }, а здесь известны версии с 1 по { $now }.
record-commitment = Строка { $line }: зерно не то, которое было обещано перед первым броском.
record-unreadable = Строка { $line }: «{ $move }» — это не ход.
record-illegal = Строка { $line }: «{ $move }» — не по правилам.
record-roll = Строка { $line }: «{ $move }» не следует из зерна: по нему выпадает «{ $derived }».
record-early_seed = Строка { $line }: зерно раскрыто, хотя игра не окончена.
record-no_seed = Строка { $line }: игра окончена, но зерна нет.
record-place = Строка { $line }: места «{ $word }» на этом поле нет.
record-whole_turn = Строка { $line }: «{ $move }» завершает ход, поэтому не может быть частью незаконченного.

# Файлы с данными

file-faulty = { $kind ->
    [deck] Колодой «{ $name }» играть нельзя.
    [board] На поле «{ $name }» играть нельзя.
   *[other] Файл «{ $name }» типа «{ $kind }» не годится.
} { $line ->
    [0] { $reason }
   *[other] Строка { $line }: { $reason }
}
file-heading = Первая строка должна говорить, что это за файл, например «byways deck roads».
file-missing = { $kind ->
    [deck] Колоды «{ $name }» нет.
    [board] Поля «{ $name }» нет.
   *[other] Файла «{ $name }» типа «{ $kind }» нет.
} Можно выбрать: { $names }.
file-too_large = Этот файл слишком большой.

# Внешний вид

looks-syntax = Это не JSON.
looks-unknown = «{ $look }»: слово «{ $word }» здесь непонятно.
looks-missing = «{ $look }»: не хватает «{ $word }».
looks-value = «{ $look }»: такое значение «{ $word }» не годится.
looks-surface = «{ $look }» не видно на этой поверхности: { $surface }. Нарисуйте или укажите, что там этого не видно.
looks-twice = Имя «{ $look }» уже занято другим видом.

# Обучение

lesson-heading = Первая строка должна быть «byways lesson { $game }».
lesson-long = Шагов в обучении может быть не больше { $most }.
lesson-before = «{ $word }» стоит слишком рано: сначала запись партии, потом шаг или картинка.
lesson-word = «{ $word }» здесь непонятно.
lesson-no_record = Рядом с игрой нет записи «{ $name }».
lesson-record = В записи «{ $name }» ошибка в строке { $at }.
lesson-twice = «{ $name }» стоит здесь второй раз.
lesson-number = «{ $word }»: нужно число от 0 до { $most }.
lesson-missing = «{ $word }» в этот момент не видно.
lesson-score = В счёте нет строки «{ $word }».
lesson-unreadable = «{ $move }» — это не ход.
lesson-refused = «{ $move }» в этот момент не по правилам.
lesson-not_refused = «{ $move }» в этот момент правилами не запрещено.
lesson-do = Следующий ход в записи делает не этот игрок.
lesson-area = Части поля «{ $kind }» с номером { $number } нет.
lesson-option = «{ $option }»: такой настройки или такого её значения в этой игре нет.

# Протокол движка

engine-too_long = В строке может быть не больше одного мебибайта.
engine-json = Эта строка — не JSON.
engine-object = Запрос — это объект JSON.
engine-unknown = Такого запроса нет.
engine-unknown_game = Такой игры нет. Есть: { $games }.
engine-unknown_table = Такого стола нет.
engine-no_opinion = Ни один бот не может оценить эту позицию.
engine-no_positions = Позиции этой игры не записываются текстом; загрузите запись партии.
engine-field = Поля «{ $field }» нет, или оно заполнено неверно.
engine-chance = «{ $item }» здесь выпасть не может.
engine-unreadable = Это не ход.

library-seat = Места { $number } здесь нет. { $seats ->
        [1] За этим столом одно место.
       *[other] За этим столом места с 1 по { $seats }.
    }
library-argument = «{ $given }» не подходит для «{ $name }». Нужно: { $needs ->
        [text] текст
        [words] текст или список слов
        [lines] текст или список строк
        [list] список текстов
        [count] целое число от 1 до { $most }
        [players] список хотя бы с одним игроком
        [seconds] число секунд, не меньше 0
        [seed] текст или целое число
        [rng] случайные числа, например { $example }
       *[sayable] событие, исход или текст
    }.
library-level = У ботов этой игры уровни с { $low } по { $high }.
bots-weaker = Боты играют слабее, чем могли бы: Byways установлен без компилятора C.
library-unfinished = «{ $move }» — ещё не весь ход. Дальше может идти: { $next }.
library-empty = Ход не указан. Он может начинаться так: { $next }.
library-move_line = «{ $line }» должно начинаться с номера места.
library-mark = «{ $written }» — не поле и { $count ->
    [1] место
   *[other] два места
} на нём. Номер поля — номер его места за столом; * — общее поле.
library-no_place = На этом поле нет места «{ $word }».
library-no_move = «{ $move }» — не ход.
library-against = «{ $move }» — ход не по правилам.
library-remark_long = В комментарии может быть не больше { $letters } знаков, { $places } отметок и { $places } стрелок.
match-taken_back = { $who } возвращает ход и сыграет его заново.
match-nothing_asked = Сейчас никто не просит вернуть ход.
match-takeback_declined = Вы уже просили. Дождитесь следующего хода.
