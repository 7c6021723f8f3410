# What happened around a table

talk-handed = { $by } handed { $name }’s seat to a bot after { $after } of waiting.
talk-closed = { $by } closed { $name }’s seat after { $after } of waiting. Nobody plays it any more.
talk-given = { $by } gave seat { $seat } to a bot.
talk-left = { $name } left; a bot plays on.
talk-back = { $name } is back and plays on.
talk-again = { $name } wants to play again: “Another game” or “Same deal again” takes you there.
talk-shared = { $name } shares this seat with another device from now on.
