# Стол в терминале, на отдельном экране

terminal-pick-what = Что положить на { $place }?
terminal-pick-next = { $path } … что дальше?
terminal-turn-through = { $path }: поворот { $now } из { $all }. R — повернуть, Enter — сделать ход.
terminal-accept = { $path }: нажмите Enter, чтобы сделать ход.
terminal-tell = Что выпало, например «{ $example }»:
terminal-type = Ход или его начало:
terminal-tell-first = Бросьте кубики или возьмите карты и введите, что выпало.
terminal-over = Игра окончена. W — сохранить, Q — выйти.
terminal-seat-turn = Ходит { $name }.
terminal-save = Сохранить запись как:
terminal-no-record = Запись можно сохранить, когда игра закончится.
terminal-leave = Встать из-за стола? Enter — выйти, Esc — остаться, W — сначала сохранить запись.
terminal-resign = Сдаться? За вас больше никто не будет играть, выиграть вы не сможете, отменить это нельзя. Enter — сдаться, Esc — играть дальше.
terminal-say = Сказать всем за столом:
terminal-open = Нажмите Enter, чтобы увидеть свою сторону.
terminal-close = Esc — закрыть.
terminal-score-hint = ↑↓ по строкам, их места подсвечиваются; ←→ другие игроки; Esc — назад.
terminal-small = Окно слишком маленькое: нужно 80 × 24.
terminal-offline = Нет связи. Мы подключимся сами; ничего не пропадёт.
terminal-unreachable = { $server } не отвечает. Проверьте адрес или попробуйте чуть позже.
terminal-no_server = { $server } — не сервер Byways.
terminal-no_link = «{ $link }» не ведёт ни к какому столу. Ссылки заканчиваются на /table/… или /join/….
terminal-only_here = За столом по ссылке места, боты и настройки уже заданы: не указывайте их.
terminal-no_screen = Стол на сервере можно показать только в терминале.
terminal-no_name = Неизвестное слово: { $word }.

# Клавиши

terminal-key-pick = выбрать
terminal-key-play = сходить
terminal-key-turn = повернуть
terminal-key-cancel = положить обратно
terminal-key-undo = отменить
terminal-key-redo = вернуть
terminal-key-restart = сначала
terminal-key-reopen = вернуть мой ход
terminal-key-agree = согласиться
terminal-key-decline = нет
terminal-key-untell = исправить бросок
terminal-key-end = конец хода
terminal-key-hint = подскажи
terminal-key-say = сказать
terminal-key-score = счёт
terminal-key-boards = поля
terminal-key-type = ввести
terminal-key-help = справка
terminal-key-leave = выйти

terminal-help =
    Всё, что можно выбрать, стоит в (скобках); выбранное — в [квадратных]; вы находитесь ▸здесь◂.

      стрелки, Tab     от одного к другому
      Shift+стрелки    по всем местам; Enter там объяснит, почему нельзя
      Enter            выбрать; если ход готов — сделать его
      Пробел           выбрать, даже если Enter сделал бы ход
      R, Shift+R       повернуть, повернуть обратно
      Esc              отпустить
      U, Y             отменить, вернуть   X  начать ход сначала
      E                закончить ход       O  вернуть законченный ход
      S                счёт по строкам, с местами
      B                следующее поле      N  следующее ваше место
      + −              крупнее, мельче     Ctrl+стрелки  двигать поле
      :                ввести ход          H  показать хорошие ходы
      A                пусть бот сделает один ход
      P                исправить неверно введённый бросок
      K                попросить вернуть законченный ход; J — согласиться, D — нет
      C                сказать всем за столом; F — сдаться
      L                что произошло       G  правила
      T                светлые или тёмные цвета   W  сохранить запись
      Q                выйти

    Мышь тоже работает: щёлкайте то, что выбрали бы. До конца хода ничего не окончательно.
