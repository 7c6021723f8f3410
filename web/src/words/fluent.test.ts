import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundleOf, chooseLang, format, LANGUAGES, type Lang } from './fluent';

const source = (lang: Lang) => readFileSync(new URL(`../../../src/byways/i18n/${lang}/web.ftl`, import.meta.url), 'utf8');

describe('the language', () => {
  it('is the one chosen, else one of the browser, else English', () => {
    expect(chooseLang('uk', ['ru'])).toBe('uk');
    expect(chooseLang(null, ['de-DE', 'ru-RU', 'en'])).toBe('ru');
    expect(chooseLang('xx', ['de'])).toBe('en');
  });
});

describe('sentences', () => {
  it('take a code with dots', () => {
    const bundle = bundleOf('en', 'a-b = Cell { $place }, line { $n }.');
    expect(format(bundle, { code: 'a.b', args: { place: 'c4', n: 1234 } })).toBe('Cell c4, line 1234.');
    expect(format(bundle, { code: 'a.b', args: { place: '-1,2', n: -3 } })).toBe('Cell -1,2, line −3.');
  });

  it('name the places they are about, and the seat', () => {
    const bundle = bundleOf('en', 'a = { $who }: { $place } of { $refs } for { $points }\nweb-player = Player { $seat }');
    const event = { code: 'a', args: { points: 2 }, refs: ['a1', 'b2'], seat: 1 };
    expect(format(bundle, event)).toBe('Player 1: a1 of a1 b2 for 2');
    expect(format(bundle, { ...event, refs: [] }, { name: (seat) => (seat === 1 ? 'Ann' : null) })).toBe('Ann:  of  for 2');
    expect(format(bundle, event, { name: () => null })).toBe('Player 1: a1 of a1 b2 for 2');
  });

  it('name everybody they are about', () => {
    const bundle = bundleOf('en', 'a = { $who } pays { $whom } and { $other }: { $what }\nb = { $who }');
    const called = { name: (seat: number) => ['Ann', 'Ben', 'Cleo'][seat - 1] ?? null };
    const args = { to: 2, and: 3, what: [{ code: 'b', args: { seat: 2 } }] };
    expect(format(bundle, { code: 'a', args, seat: 1 }, called)).toBe('Ann pays Ben and Cleo: Ben');
  });

  it('speak to whoever did it', () => {
    const bundle = bundleOf('en', 'a = { $who } pays { $whom } at { $refs }.\n    .you = You pay { $whom } at { $refs }.\nweb-you = you');
    const called = { name: () => 'Ann', you: 1, place: (ref: string) => (ref === 'a1' ? 'red' : null) };
    expect(format(bundle, { code: 'a', args: { to: 2 }, refs: ['a1', 'b2'], seat: 1 }, called)).toBe('You pay Ann at red, b2.');
    expect(format(bundle, { code: 'a', args: { to: 1 }, refs: ['a1'], seat: 2 }, called)).toBe('Ann pays you at red.');
  });

  it('name things one after the other', () => {
    const bundle = bundleOf('en', 'a = Dice: { $dice }.\nb = { $face -> [x] cross\n *[y] wye\n}');
    const dice = [{ code: 'b', args: { face: 'x' } }, { code: 'b', args: { face: 'y' } }];
    expect(format(bundle, { code: 'a', args: { dice } })).toBe('Dice: cross, wye.');
    expect(format(bundle, { code: 'a', args: { dice: [...dice, ...dice.slice(0, 1)] } })).toBe('Dice: cross\u00a0×\u00a02, wye.');
    const long = [{ code: 'c', args: {} }, ...dice];
    expect(format(bundleOf('en', 'a = Dice: { $dice }.\nb = cross\nc = wye, turned'), { code: 'a', args: { dice: long } })).toBe('Dice: wye, turned; cross\u00a0×\u00a02.');
  });

  it('are missing rather than wrong', () => {
    expect(format(bundleOf('en', ''), { code: 'a.b', args: {} })).toBeNull();
  });

  it.each<[Lang, { readonly [points: number]: string }]>([
    ['en', { 0: '0 points', 1: '1 point', 2: '2 points' }],
    ['ru', { 1: '1 очко', 3: '3 очка', 11: '11 очков', 21: '21 очко' }],
    ['uk', { 1: '1 очко', 3: '3 очки', 11: '11 очок', 21: '21 очко' }],
  ])('count in %s', (lang, cases) => {
    const bundle = bundleOf(lang, source(lang));
    for (const [points, said] of Object.entries(cases)) {
      expect(format(bundle, { code: 'web.points', args: { points: Number(points) } })).toBe(said);
    }
  });

  it('are the same in every language', () => {
    const names = (lang: Lang) => [...source(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
    for (const lang of LANGUAGES) expect(names(lang)).toEqual(names('en'));
  });
});
