# Стіл у терміналі, на окремому екрані

terminal-pick-what = Що покласти на { $place }?
terminal-pick-next = { $path } … що далі?
terminal-turn-through = { $path }: поворот { $now } із { $all }. R — повернути, Enter — зробити хід.
terminal-accept = { $path }: натисніть Enter, щоб зробити хід.
terminal-tell = Що випало, наприклад «{ $example }»:
terminal-type = Хід або його початок:
terminal-tell-first = Киньте кубики чи візьміть карти й введіть, що випало.
terminal-over = Гру закінчено. W — зберегти, Q — вийти.
terminal-seat-turn = Ходить { $name }.
terminal-save = Зберегти запис як:
terminal-no-record = Запис можна зберегти, коли гра закінчиться.
terminal-leave = Встати з-за столу? Enter — вийти, Esc — залишитися, W — спершу зберегти запис.
terminal-resign = Здатися? За вас більше ніхто не гратиме, виграти ви не зможете, скасувати це не можна. Enter — здатися, Esc — грати далі.
terminal-say = Сказати всім за столом:
terminal-open = Натисніть Enter, щоб побачити свій бік.
terminal-close = Esc — закрити.
terminal-score-hint = ↑↓ по рядках, їхні місця підсвічуються; ←→ інші гравці; Esc — назад.
terminal-small = Вікно замале: потрібно 80 × 24.
terminal-offline = Немає зв’язку. Ми під’єднаємося самі; нічого не пропаде.
terminal-unreachable = { $server } не відповідає. Перевірте адресу або спробуйте трохи згодом.
terminal-no_server = { $server } — не сервер Byways.
terminal-no_link = «{ $link }» не веде до жодного столу. Посилання закінчуються на /table/… або /join/….
terminal-only_here = За столом за посиланням місця, боти й налаштування вже задано: не вказуйте їх.
terminal-no_screen = Стіл на сервері можна показати лише в терміналі.
terminal-no_name = Невідоме слово: { $word }.

# Клавіші

terminal-key-pick = вибрати
terminal-key-play = зіграти
terminal-key-turn = повернути
terminal-key-cancel = покласти назад
terminal-key-undo = скасувати
terminal-key-redo = повторити
terminal-key-restart = спочатку
terminal-key-reopen = повернути мій хід
terminal-key-agree = погодитися
terminal-key-decline = ні
terminal-key-untell = виправити кидок
terminal-key-end = кінець ходу
terminal-key-hint = підкажи
terminal-key-say = сказати
terminal-key-score = рахунок
terminal-key-boards = поля
terminal-key-type = ввести
terminal-key-help = довідка
terminal-key-leave = вийти

terminal-help =
    Усе, що можна вибрати, стоїть у (дужках); вибране — у [квадратних]; ви перебуваєте ▸тут◂.

      стрілки, Tab     від одного до іншого
      Shift+стрілки    по всіх місцях; Enter там пояснить, чому не можна
      Enter            вибрати; якщо хід готовий — зробити його
      Пробіл           вибрати, навіть якщо Enter зробив би хід
      R, Shift+R       повернути, повернути назад
      Esc              відпустити
      U, Y             скасувати, повторити   X  почати хід спочатку
      E                завершити хід          O  повернути завершений хід
      S                рахунок по рядках, з місцями
      B                наступне поле          N  наступне ваше місце
      + −              більше, менше          Ctrl+стрілки  рухати поле
      :                ввести хід             H  показати добрі ходи
      A                хай бот зробить один хід
      P                виправити хибно введений кидок
      K                попросити повернути завершений хід; J — погодитися, D — ні
      C                сказати всім за столом; F — здатися
      L                що сталося             G  правила
      T                світлі чи темні кольори   W  зберегти запис
      Q                вийти

    Миша теж працює: клацайте те, що вибрали б. До кінця ходу ніщо не остаточне.
