import { expect, it } from 'vitest';
import { mostTelling } from './reasons';

const reason = (code: string, ...refs: string[]) => ({ code, refs, args: {} });

it('tells first what is in the way elsewhere, then what most ways to lay it break', () => {
  const reasons = [reason('loose', 'b2'), reason('edge', 'b2', 't'), reason('kind', 'b2', 'c2'), reason('width', 'b2', 'b3')];
  expect(mostTelling(reasons, ['t', 'b2']).map(({ code }) => code)).toEqual(['kind', 'width', 'loose', 'edge']);
});
