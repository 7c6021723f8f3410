# За столом

match-not_your_turn = Зараз не ваш хід.
match-over = Гру закінчено.
match-no_such_action = Такого ходу тут немає.
match-word = Зараз жоден хід не починається з «{ $word }». Можна почати так: { $next }.
match-word_after = Після «{ $after }» не може йти «{ $word }». Може йти: { $next }.
match-word_more = «{ $after }» — це вже весь хід; «{ $word }» зайве.
match-nothing_to_undo = Немає чого скасовувати.
match-nothing_to_redo = Немає чого повторювати.
match-turn_is_final = Цей хід уже не змінити.
match-not_nature = Таке тут випасти не може.
match-nature_only = Кубиками й картами порядкує випадок.
match-drawn = За жеребом починає { $who }.
    .you = За жеребом починаєте ви.
player-name = { $who }
    .you = ви
player-holds = { $who }: на руках
    .you = У вас на руках

# Ходи випадку, про які повідомляють гравці

chance-head = Тут має бути «{ $head }», а не «{ $word }».
chance-unknown = «{ $word }»: такого в коробці немає, випасти це не може.
chance-unknown_of = «{ $word }» тут випасти не може. Можливо: { $words }.
chance-contradiction = Це не узгоджується з тим, що повідомили про карти, яких ви не бачите. Хтось помилився.
chance-gone = «{ $word }»: { $left ->
    [0] таких більше немає
   *[other] таких лише { $left }
}, а названо { $given }.
chance-missing = Бракує «{ $word }»: решту стосу відкривають повністю, і таких у ній не менше ніж { $count }.
chance-count = { $wanted ->
    [one] Потрібне { $wanted } слово
    [few] Потрібно { $wanted } слова
    [many] Потрібно { $wanted } слів
   *[other] Потрібно { $wanted } слова
}, а названо { $given }.
chance-count_of = Уведіть { $wanted } із цих: { $words }. У вас { $given }.
chance-order = Порядок запису: { $order }

# Налаштування

options-unknown = Налаштування «{ $option }» немає. Є: { $options }.
options-value = У налаштування «{ $option }» немає такого значення.
options-value_of = У налаштування «{ $option }» немає такого значення. Є: { $offered }.
options-some_of = Налаштування «{ $option }» — список. Виберіть із цих значень, кожне щонайбільше один раз: { $offered }.
options-text = Налаштування «{ $option }» — текст, не довший за { $most ->
    [one] { $most } знак
    [few] { $most } знаки
   *[other] { $most } знаків
}.
options-seats = У цій грі може бути від { $low } до { $high ->
    [one] { $high } гравця
    [few] { $high } гравців
    [many] { $high } гравців
   *[other] { $high } гравця
}.

# Записи партій

record-format = Рядок { $line }: це не запис Byways.
record-too_long = Рядок { $line }: запис не може бути таким довгим.
record-cut = Рядок { $line }: запис обривається.
record-changed = Рядок { $line }: рядки вище змінено після того, як їх записали.
record-after_seed = Рядок { $line }: після зерна нічого бути не повинно.
record-line = Рядок { $line }: цей рядок не вдається прочитати.
record-head = Рядок { $line }: заголовок «{ $head }» неправильний або стоїть не на місці.
record-no_head = Рядок { $line }: немає заголовка «{ $head }».
record-game = Рядок { $line }: гри «{ $game }» немає.
record-options = Рядок { $line }: з такими налаштуваннями грати не можна.
record-rules = Рядок { $line }: запис зроблено за версією правил { $rules }, а тут відомі версії з 1 по { $now }.
record-commitment = Рядок { $line }: зерно не те, яке було обіцяно перед першим кидком.
record-unreadable = Рядок { $line }: «{ $move }» — це не хід.
record-illegal = Рядок { $line }: «{ $move }» — не за правилами.
record-roll = Рядок { $line }: «{ $move }» не випливає із зерна: за ним випадає «{ $derived }».
record-early_seed = Рядок { $line }: зерно розкрито, хоча гру не закінчено.
record-no_seed = Рядок { $line }: гру закінчено, але зерна немає.
record-place = Рядок { $line }: місця «{ $word }» на цьому полі немає.
record-whole_turn = Рядок { $line }: «{ $move }» завершує хід, тож не може бути частиною незавершеного.

# Файли з даними

file-faulty = { $kind ->
    [deck] Колодою «{ $name }» грати не можна.
    [board] На полі «{ $name }» грати не можна.
   *[other] Файл «{ $name }» типу «{ $kind }» не годиться.
} { $line ->
    [0] { $reason }
   *[other] Рядок { $line }: { $reason }
}
file-heading = Перший рядок має казати, що це за файл, наприклад «byways deck roads».
file-missing = { $kind ->
    [deck] Колоди «{ $name }» немає.
    [board] Поля «{ $name }» немає.
   *[other] Файлу «{ $name }» типу «{ $kind }» немає.
} Можна вибрати: { $names }.
file-too_large = Цей файл завеликий.

# Вигляд

looks-syntax = Це не JSON.
looks-unknown = «{ $look }»: слово «{ $word }» тут незрозуміле.
looks-missing = «{ $look }»: бракує «{ $word }».
looks-value = «{ $look }»: таке значення «{ $word }» не підходить.
looks-surface = «{ $look }» не видно на цій поверхні: { $surface }. Намалюйте або вкажіть, що там цього не видно.
looks-twice = Ім’я «{ $look }» уже має інший вигляд.

# Навчання

lesson-heading = Перший рядок має бути «byways lesson { $game }».
lesson-long = Кроків у навчанні може бути не більше ніж { $most }.
lesson-before = «{ $word }» стоїть зарано: спершу запис партії, потім крок або картинка.
lesson-word = «{ $word }» тут незрозуміло.
lesson-no_record = Поруч із грою немає запису «{ $name }».
lesson-record = У записі «{ $name }» помилка в рядку { $at }.
lesson-twice = «{ $name }» стоїть тут удруге.
lesson-number = «{ $word }»: потрібне число від 0 до { $most }.
lesson-missing = «{ $word }» у цю мить не видно.
lesson-score = У рахунку немає рядка «{ $word }».
lesson-unreadable = «{ $move }» — це не хід.
lesson-refused = «{ $move }» у цю мить не за правилами.
lesson-not_refused = «{ $move }» у цю мить правилами не заборонено.
lesson-do = Наступний хід у записі робить не цей гравець.
lesson-area = Частини поля «{ $kind }» з номером { $number } немає.
lesson-option = «{ $option }»: такого налаштування чи такого його значення в цій грі немає.

# Протокол рушія

engine-too_long = У рядку може бути не більше одного мебібайта.
engine-json = Цей рядок — не JSON.
engine-object = Запит — це об’єкт JSON.
engine-unknown = Такого запиту немає.
engine-unknown_game = Такої гри немає. Є: { $games }.
engine-unknown_table = Такого столу немає.
engine-no_opinion = Жоден бот не може оцінити цю позицію.
engine-no_positions = Позиції цієї гри не записуються текстом; завантажте запис партії.
engine-field = Поля «{ $field }» немає, або його заповнено неправильно.
engine-chance = «{ $item }» тут випасти не може.
engine-unreadable = Це не хід.

library-seat = Місця { $number } тут немає. { $seats ->
        [1] За цим столом одне місце.
       *[other] За цим столом місця з 1 по { $seats }.
    }
library-argument = «{ $given }» не підходить для «{ $name }». Потрібно: { $needs ->
        [text] текст
        [words] текст або список слів
        [lines] текст або список рядків
        [list] список текстів
        [count] ціле число від 1 до { $most }
        [players] список, у якому є хоч один гравець
        [seconds] кількість секунд, не менше ніж 0
        [seed] текст або ціле число
        [rng] випадкові числа, наприклад { $example }
       *[sayable] подія, підсумок або текст
    }.
library-level = Боти цієї гри мають рівні з { $low } по { $high }.
bots-weaker = Боти грають слабше, ніж могли б: Byways встановлено без компілятора C.
library-unfinished = «{ $move }» — це ще не весь хід. Далі може йти: { $next }.
library-empty = Хід не вказано. Він може починатися так: { $next }.
library-move_line = «{ $line }» має починатися з номера місця.
library-mark = «{ $written }» — не поле та { $count ->
    [1] місце
   *[other] два місця
} на ньому. Номер поля — номер його місця за столом; * — спільне поле.
library-no_place = На цьому полі немає місця «{ $word }».
library-no_move = «{ $move }» — не хід.
library-against = «{ $move }» — хід не за правилами.
library-remark_long = У коментарі може бути не більше ніж { $letters } знаків, { $places } позначок і { $places } стрілок.
match-taken_back = { $who } повертає хід і зіграє його наново.
match-nothing_asked = Зараз ніхто не просить повернути хід.
match-takeback_declined = Ви вже просили. Дочекайтеся наступного ходу.
