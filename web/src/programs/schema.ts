/** Reading the descriptions that the server gives of itself: enough of JSON Schema and OpenAPI to show them to people. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly default?: unknown;
}

/** A piece of a type: words, or the name of a shape that is explained elsewhere. */
export type Part = { readonly text: string } | { readonly shape: string };

export interface Field {
  readonly name: string;
  readonly type: readonly Part[];
  readonly optional: boolean;
  readonly about: string;
}

const said = (text: string): readonly Part[] => [{ text }];

function join(all: readonly (readonly Part[])[], between: string): readonly Part[] {
  return all.flatMap((parts, i) => (i === 0 ? parts : [{ text: between }, ...parts]));
}

/** Writes a type in short: `[text …]`, `Scene | null`. */
export function typeOf(schema: Schema): readonly Part[] {
  if (schema.$ref) return [{ shape: schema.$ref.split('/').at(-1) ?? '' }];
  if (schema.enum) return said(schema.enum.map((value) => JSON.stringify(value)).join(' | '));
  if (schema.const !== undefined) return said(JSON.stringify(schema.const));
  if (schema.anyOf) return join(schema.anyOf.map(typeOf), ' | ');
  if (schema.type === 'array') {
    if (schema.prefixItems) return [{ text: '[' }, ...join(schema.prefixItems.map(typeOf), ', '), { text: ']' }];
    const each = schema.items ? typeOf(schema.items) : said('any');
    if (schema.maxItems && schema.minItems === schema.maxItems) return [{ text: '[' }, ...join(Array(schema.maxItems).fill(each), ', '), { text: ']' }];
    return [{ text: '[' }, ...each, { text: ' …]' }];
  }
  if (schema.type === 'object') {
    const { additionalProperties: values } = schema;
    return [{ text: '{text: ' }, ...(typeof values === 'object' ? typeOf(values) : said('any')), { text: ' …}' }];
  }
  const names = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any']);
  return said(names.map((name) => (name === 'string' ? 'text' : name)).join(' | '));
}

/** Gets the fields of a shape in the order in which they are described. */
export function fieldsOf(schema: Schema): readonly Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, each]) => ({
    name,
    type: typeOf(each),
    optional: !(schema.required ?? []).includes(name),
    about: each.description ?? '',
  }));
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface Content {
  readonly [media: string]: { readonly schema: Schema };
}

interface Operation {
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly [status: string]: { readonly description: string; readonly content: Content } };
}

export interface OpenApi {
  readonly info: { readonly version: string; readonly description: string };
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
}

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly about: string;
  readonly parameters: readonly Field[];
  readonly body: readonly Part[] | null;
  readonly status: string;
  readonly answer: readonly Part[];
  /** How it can be refused, besides what can happen to any request. */
  readonly refusals: readonly Refusal[];
}

export interface Refusal {
  readonly status: string;
  readonly codes: readonly string[];
}

function contentOf(content: Content): readonly Part[] {
  const [media, { schema }] = Object.entries(content)[0] ?? ['', { schema: {} }];
  return media === 'application/json' ? typeOf(schema) : said(media);
}

const codesOf = (description: string): readonly string[] => [...description.matchAll(/`([^`]+)`/g)].map((found) => found[1] ?? '');

/** Gets every request, and how each of them can be refused alike. */
export function requestsOf(document: OpenApi): { readonly requests: readonly Request[]; readonly always: readonly Refusal[] } {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const refused = operations.map(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, { description }]) =>
      Number(status) < 400 ? [] : codesOf(description).map((code) => `${status} ${code}`),
    ),
  );
  const common = new Set((refused[0] ?? []).filter((each) => refused.every((other) => other.includes(each))));
  const requests = operations.map(({ path, method, operation }, i) => {
    const [status, good] = Object.entries(operation.responses).find(([each]) => Number(each) < 400) ?? ['', null];
    return {
      method,
      path,
      about: operation.summary,
      parameters: (operation.parameters ?? []).map((each) => ({
        name: each.name,
        type: typeOf(each.schema),
        optional: !each.required,
        about: each.description ?? each.schema.description ?? '',
      })),
      body: operation.requestBody ? contentOf(operation.requestBody.content) : null,
      status,
      answer: good ? contentOf(good.content) : [],
      refusals: grouped((refused[i] ?? []).filter((each) => !common.has(each))),
    };
  });
  return { requests, always: grouped([...common]) };
}

function grouped(refused: readonly string[]): readonly Refusal[] {
  const found = new Map<string, string[]>();
  for (const each of refused) {
    const [status = '', code = ''] = each.split(' ');
    found.set(status, [...(found.get(status) ?? []), code]);
  }
  return [...found].map(([status, codes]) => ({ status, codes }));
}
