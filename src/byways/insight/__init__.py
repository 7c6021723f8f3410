"""What turns are worth, said to people: hints, reviews, par and what may come of a position.

Everything here stands on the protocol of games and on what the strongest bot thinks
(:func:`~byways.kernel.bot.opinion_of`). Whoever asks for a seat is answered from its view.
"""
