# On paper

paper-name = Name
paper-page = { $page } of { $pages }
paper-fronts = fronts { $page } of { $pages }
paper-backs = backs of { $page }: print on both sides, turned over the long edge
paper-written = { $pages ->
    [one] { $pages } page written to { $file }.
   *[other] { $pages } pages written to { $file }.
}
paper-nothing = There is nothing to print for this game.
paper-no_part = There is no part “{ $part }”. There are: { $parts }.
paper-no_size = Paper is { $sizes }, not “{ $size }”.
paper-per_page = Sheets go { $numbers } to a page.
paper-copies = Copies are 1 to { $most }.
paper-no_seal = This deal cannot be sealed: what is dealt depends on what the players do, or comes one card at a time.
paper-no_link = This address or seed is too long for a code to be scanned.
paper-deal = Sealed deal
paper-deal_seat = Sealed deal for player { $seat }
paper-deal_how = Do not read on! Lay the sheet face down and fold it up from the bottom, fold by fold along the dashed lines, until only this part can be seen. In the game, open one fold each time something is rolled or dealt. Everybody with the same seed has the same deal.
paper-deal_scan = The same deal in the app
paper-deal_seed = Seed: { $seed }
paper-deal_page = Fold { $fold } of { $folds }
score-refused = { $places }: { $reason }
