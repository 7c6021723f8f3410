# On paper

paper-name = Name
paper-page = { $page } of { $pages }
paper-fronts = fronts { $page } of { $pages }
paper-backs = backs of { $page }: print on both sides, flipped on the long edge
paper-written = { $pages ->
    [one] { $pages } page written to { $file }.
   *[other] { $pages } pages written to { $file }.
}
paper-nothing = Only the rules of this game can be printed: the part “rules”.
paper-no_part = There is no part “{ $part }”. Available: { $parts }.
paper-rules_alone = The rules are a booklet of their own: print them without other parts.
paper-no_size = Paper sizes are { $sizes }, not “{ $size }”.
paper-per_page = Sheets per page: { $numbers }.
paper-copies = Choose 1 to { $most } copies.
paper-no_seal = This deal can’t be sealed: it depends on what the players do, or comes one card at a time.
paper-no_deal = There is nothing to seal: in this game nothing is rolled or dealt.
paper-no_link = This address or seed is too long for a code to scan.
paper-deal = Sealed deal
paper-deal_seat = Sealed deal for { $who }
paper-deal_how = Don’t read on! Turn the sheet over, the pattern towards you, and fold its lower end back, away from you: first along fold 1, then fold by fold, until only this part can be read. During the game, open one fold each time something is rolled or dealt. The same seed always gives the same deal.
paper-deal_scan = The same deal in the app
paper-deal_seed = Seed: { $seed }
paper-deal_fold = Fold { $fold } of { $folds }
paper-deal_here = This code works only on this computer. Print with “--site” and an address that others can reach.
paper-ruler = print at 100 %: this line is 5 cm long
paper-net_how = cut along solid lines, fold along dashed ones, glue the tabs
paper-field_how = page { $page } of { $pages }: cut where the dashed marks are, then tape the pages together
paper-how_lines_count = how each line counts
score-refused = { $places }: { $reason }
