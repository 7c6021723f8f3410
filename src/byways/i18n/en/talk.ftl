# What happened around a table

talk-handed = { $by } handed { $name }’s seat to a bot after waiting { $after }.
talk-closed = { $by } closed { $name }’s seat after waiting { $after }. Nobody plays it now.
talk-given = { $by } gave seat { $seat } to a bot.
talk-left = { $name } left; a bot is playing on.
talk-back = { $name } is back.
talk-again = { $name } wants another game.
talk-shared = { $name } now shares this seat with another device.
talk-hint = { $name } was helped by a bot.
talk-reaction = { $name }: { $mark ->
    [well] { web-reaction-well }
    [thanks] { web-reaction-thanks }
   *[wow] { web-reaction-wow }
    [haha] { web-reaction-haha }
    [oops] { web-reaction-oops }
    [hurry] { web-reaction-hurry }
}
talk-takeback = { $name } asks to take back a finished turn.
talk-taken_back = { $name } took back a finished turn; all agreed.
talk-contradiction = { $name } entered cards that don’t fit with what others hold. Please check your entries together.
talk-takeback_declined = The others didn’t agree: { $name }’s turn stands.
talk-takeback_withdrawn = { $name } no longer wants the turn back.
talk-resigned = { $name } resigned.
