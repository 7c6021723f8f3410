/* Whole random games of the base game, edition of 2020, scored: the loop of core.py and routes.py by hand.
   cores.py compiles it with the numbers of layout.py and gives it the tables, so both must play the same games.
   Usage: ink TABLES GAMES; prints a hash of all games, and how many it played in a second. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int32_t t[TABLES];

static struct {
    uint32_t a, b, c, count;
} chance;

static struct {
    int tile[49], code[49], front[49], place[49], count, hash;
} board;

static int joined[49], root_of[98], exits[98], links[49], seen[49], queue[49], depth[49], from[49];
static int effort, length, goal;

static int below(uint32_t n) {
    uint32_t mixed = chance.a + chance.b + chance.count++;
    chance.a = chance.b ^ chance.b >> 9;
    chance.b = chance.c + (chance.c << 3);
    chance.c = (chance.c << 21 | chance.c >> 11) + mixed;
    return (uint64_t)mixed * n >> 32;
}

static void reconsider(int cell) {
    int place = board.place[cell];
    if (board.tile[cell] <= CRATER_TILE && t[MEANS + board.code[cell]] & 255) {
        if (place < 0) {
            board.place[cell] = board.count;
            board.front[board.count++] = cell;
        }
    } else if (place >= 0) {
        int last = board.front[--board.count];
        board.front[place] = last;
        board.place[last] = place;
        board.place[cell] = -1;
    }
}

static void draw(int cell, int tile) {
    int old = board.tile[cell];
    board.tile[cell] = tile;
    for (int side = 0; side < 4; side++) {
        int other = t[BESIDE + 4 * cell + side];
        int change = t[SIDES + 4 * tile + side] - t[SIDES + 4 * old + side];
        if (other >= 0 && change) {
            board.code[other] += change * t[POWER + (side ^ 2)];
            reconsider(other);
        }
    }
    reconsider(cell);
    board.hash ^= t[MIX + 2 * (49 * old + cell)] ^ t[MIX + 2 * (49 * tile + cell)];
}

static void begin(void) {
    memset(&board, 0, sizeof board);
    memset(board.place, -1, sizeof board.place);
    for (int i = 0; i < 12; i++) {
        int cell = t[EXIT + 2 * i], side = t[EXIT + 2 * i + 1];
        board.code[cell] += t[POWER + side] * t[EXIT_KIND + i];
        reconsider(cell);
    }
}

static void draw_any(int piece) {
    const int32_t *fits = t + FITS + CODES * piece;
    int ways = 0;
    for (int i = 0; i < board.count; i++)
        ways += fits[board.code[board.front[i]]] & 15;
    if (!ways)
        return;
    int number = below(ways);
    for (int i = 0; i < board.count; i++) {
        int cell = board.front[i], fit = fits[board.code[cell]];
        if (number < (fit & 15)) {
            draw(cell, t[(fit >> 4) + number]);
            return;
        }
        number -= fit & 15;
    }
}

static int root(int node) {
    while (root_of[node] != node)
        node = root_of[node] = root_of[root_of[node]];
    return node;
}

static void unite(int cell, int side, int other) {
    int here = root(2 * cell + t[GROUP + 4 * board.tile[cell] + side]);
    root_of[here] = root(2 * other + t[GROUP + 4 * board.tile[other] + (side ^ 2)]);
}

/* Finds what hangs together and gets the points of the centre less the errors. */
static int join(void) {
    int points = 0;
    for (int cell = 0; cell < 49; cell++) {
        int tile = board.tile[cell];
        joined[cell] = 0;
        if (tile <= CRATER_TILE)
            continue;
        points += t[CENTRE + cell];
        int kinds = t[KINDS + tile], inland = ~t[BORDER + cell];
        int here = joined[cell] = kinds & t[MEANS + board.code[cell]] & 4095;
        points -= t[BITS + (((kinds | kinds >> 4) & 15) & ~(here | here >> 4) & inland & 15)];
        for (int route = 2 * cell; route < 2 * cell + 2; route++) {
            root_of[route] = route;
            exits[route] = 0;
        }
        int routes = (here | here >> 4) & inland;
        if (routes & 1)
            unite(cell, 0, cell - 7);
        if (routes & 8)
            unite(cell, 3, cell - 1);
    }
    return points;
}

static int network_points(void) {
    int networks[12], count = 0, points = 0;
    for (int i = 0; i < 12; i++) {
        int cell = t[EXIT + 2 * i], side = t[EXIT + 2 * i + 1];
        if ((joined[cell] | joined[cell] >> 4) >> side & 1) {
            int network = root(2 * cell + t[GROUP + 4 * board.tile[cell] + side]);
            if (!exits[network]++)
                networks[count++] = network;
        }
    }
    while (count)
        points += t[POINTS + exits[networks[--count]]];
    return points;
}

static int diameter(int far) {
    for (int time = 0; time < 2; time++) {
        int count = 1;
        queue[0] = far;
        depth[far] = 1;
        from[far] = -1;
        for (int done = 0; done < count; done++)
            for (int cell = queue[done], side = 0; side < 4; side++) {
                int other = t[BESIDE + 4 * cell + side];
                if (links[cell] >> side & 1 && other != from[cell]) {
                    from[other] = cell;
                    depth[other] = depth[cell] + 1;
                    queue[count++] = other;
                }
            }
        far = queue[count - 1];
    }
    return depth[far];
}

static void walk(int cell, int far) {
    effort--;
    if (far > length)
        length = far;
    if (length >= goal || effort < 0)
        return;
    for (int side = 0; side < 4; side++)
        if (links[cell] >> side & 1) {
            int other = t[BESIDE + 4 * cell + side];
            links[cell] ^= 1 << side;
            links[other] ^= 1 << (side ^ 2);
            walk(other, far + 1);
            links[cell] ^= 1 << side;
            links[other] ^= 1 << (side ^ 2);
        }
}

static void longest_within(int first, int kind) {
    int size = 1, ends = 0, odd = 0, leaves = 0, spare = 0;
    seen[first] = 1;
    queue[0] = first;
    for (int done = 0; done < size; done++) {
        int cell = queue[done];
        links[cell] = joined[cell] >> 4 * kind & 15 & ~t[BORDER + cell];
        int degree = t[BITS + links[cell]];
        ends += degree;
        odd += degree & 1;
        leaves += degree == 1;
        if ((t[BITS + (t[KINDS + board.tile[cell]] >> 4 * kind & 15)] + 1) / 2 > degree / 2)
            spare = 1;
        for (int side = 0; side < 4; side++) {
            int other = t[BESIDE + 4 * cell + side];
            if (links[cell] >> side & 1 && !seen[other]) {
                seen[other] = 1;
                queue[size++] = other;
            }
        }
    }
    int joins = ends / 2, found = 0;
    if (joins == size - 1) {
        if (size - (leaves > 2 ? leaves - 2 : 0) > length)
            found = diameter(first);
    } else if (odd == 0) {
        found = joins + spare;
    } else if (odd == 2) {
        found = joins + 1;
    } else if (joins + 2 - odd / 2 > length) {
        goal = joins + 2 - odd / 2;
        effort = MUCH;
        for (int i = 0; i < size && length < goal; i++)
            if (t[BITS + links[queue[i]]] & 1)
                walk(queue[i], 1);
        if (effort < 0) {
            fputs("a board that is too hard\n", stderr);
            exit(1);
        }
    }
    if (found > length)
        length = found;
}

static int longest(int kind) {
    memset(seen, 0, sizeof seen);
    length = 0;
    for (int first = 0; first < 49; first++)
        if (!seen[first] && t[KINDS + board.tile[first]] >> 4 * kind & 15)
            longest_within(first, kind);
    return length;
}

static int random_game(void) {
    int dice[4];
    begin();
    for (int turn = 0; turn < 28; turn++) {
        if (turn % 4 == 0) {
            for (int i = 0; i < 3; i++)
                dice[i] = t[ROLL + below(6)];
            dice[3] = t[ROLL + 6 + below(6)];
        }
        draw_any(dice[turn % 4]);
    }
    int points = join();
    return points + network_points() + longest(0) + longest(1);
}

int main(int count, char **words) {
    FILE *file = count == 3 ? fopen(words[1], "rb") : NULL;
    if (!file || fread(t, sizeof *t, TABLES, file) != TABLES)
        return 2;
    chance.a = 1;
    chance.c = 0x1234567;
    chance.count = 1;
    for (int i = 0; i < 12; i++)
        below(1);
    int games = atoi(words[2]);
    uint32_t mixed = 0;
    clock_t began = clock();
    for (int i = 0; i < games; i++) {
        int points = random_game();
        mixed = (mixed * 31 + board.hash + points) & 0x7FFFFFFF;
    }
    printf("%u %.1f\n", mixed, games / ((double)(clock() - began) / CLOCKS_PER_SEC));
    return 0;
}
