import { expect, test } from 'vitest';
import { fieldsOf, requestsOf, typeOf, type OpenApi, type Part, type Schema } from './schema';

const flat = (parts: readonly Part[]) => parts.map((part) => ('text' in part ? part.text : `<${part.shape}>`)).join('');

test.each<[Schema, string]>([
  [{ type: 'string' }, 'text'],
  [{ $ref: '#/components/schemas/Scene' }, '<Scene>'],
  [{ anyOf: [{ $ref: '#/components/schemas/Ending' }, { type: 'null' }] }, '<Ending> | null'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Spot' } }, '[<Spot> …]'],
  [{ type: 'array', prefixItems: [{ type: 'integer' }, { type: 'string' }], minItems: 2, maxItems: 2 }, '[integer, text]'],
  [{ type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 }, '[integer, integer]'],
  [{ type: 'object', additionalProperties: { type: ['string', 'integer'] } }, '{text: text | integer …}'],
  [{ type: 'object' }, '{text: any …}'],
  [{ enum: ['me', 'bot'] }, '"me" | "bot"'],
  [{}, 'any'],
])('a type is written in short: %j', (schema, written) => {
  expect(flat(typeOf(schema))).toBe(written);
});

test('fields are told with what may be left out', () => {
  const fields = fieldsOf({ properties: { key: { type: 'string', description: 'new' }, same: { type: 'boolean' } }, required: ['key'] });
  expect(fields.map(({ name, optional, about }) => [name, optional, about])).toEqual([
    ['key', false, 'new'],
    ['same', true, ''],
  ]);
});

test('what refuses every request is told once', () => {
  const answer = (...codes: string[]) => ({ description: codes.map((code) => `\`${code}\``).join(', '), content: {} });
  const good = { description: '', content: { 'application/json': { schema: { $ref: '#/components/schemas/Me' } } } };
  const document = {
    info: { version: '1', description: '' },
    components: { schemas: {} },
    paths: {
      '/a': { get: { summary: 'A', parameters: [], responses: { 200: good, 404: answer('x.none', 'x.page'), 429: answer('x.many') } } },
      '/b': { post: { summary: 'B', parameters: [], responses: { 201: good, 404: answer('x.page'), 429: answer('x.many') } } },
    },
  } as unknown as OpenApi;
  const { requests, always } = requestsOf(document);
  expect(always).toEqual([
    { status: '404', codes: ['x.page'] },
    { status: '429', codes: ['x.many'] },
  ]);
  expect(requests.map(({ method, path, status, refusals }) => [method, path, status, refusals])).toEqual([
    ['GET', '/a', '200', [{ status: '404', codes: ['x.none'] }]],
    ['POST', '/b', '201', []],
  ]);
  expect(flat(requests[0]?.answer ?? [])).toBe('<Me>');
});
