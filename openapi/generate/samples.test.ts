import { expect, test } from 'vitest';
import type { JsonObject } from './json.ts';
import { Problems } from './problems.ts';
import { fillSamples } from './samples.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: JsonObject, sample?: JsonObject, required = Object.keys(properties)): JsonObject => ({
  type: 'object',
  required,
  properties,
  ...(sample && { 'x-sample': sample }),
});

const AMOUNT = { type: 'number', examples: [75] };
const text = (example?: string): JsonObject => ({ type: 'string', ...(example && { examples: [example] }) });

/** A page of tickets, each with its jetty; a ticket can be late. */
const schemas = (): Record<string, JsonObject> => ({
  Amount: AMOUNT,
  Jetty: object({ id: { type: 'integer' }, name: text('Jeti Muara') }, { id: 1 }),
  Ticket: object(
    {
      code: text(),
      amount: ref('Amount'),
      jetty: { oneOf: [ref('Jetty'), { type: 'null' }] },
      late: { type: 'boolean' },
    },
    { code: 'MRC1' },
    ['code', 'amount', 'jetty'],
  ),
  Tickets: object({ data: { type: 'array', items: ref('Ticket') }, total: { type: 'integer' } }, { total: 1 }),
});

function fill(parts: { schemas?: Record<string, JsonObject>; media?: JsonObject }): {
  examples: JsonObject;
  shared: JsonObject;
  document: JsonObject;
  problems: readonly string[];
} {
  const media: JsonObject = { schema: ref('Tickets'), ...parts.media };
  const document: JsonObject = {
    components: { schemas: { ...schemas(), ...parts.schemas } },
    paths: { '/tickets': { get: { responses: { '200': { content: { 'application/json': media } } } } } },
  };
  const problems = new Problems();
  fillSamples(document, problems);
  const { examples: shared = {} } = document['components'] as JsonObject;
  return {
    examples: media['examples'] as JsonObject,
    shared: shared as JsonObject,
    document,
    problems: problems.lines,
  };
}

const TICKET = { code: 'MRC1', amount: 75, jetty: { id: 1, name: 'Jeti Muara' } };

test('a response has the sample of its schema, with the samples of the schemas within', () => {
  const { examples, shared, document, problems } = fill({});
  expect(problems).toEqual([]);
  expect(examples).toEqual({ example: { $ref: '#/components/examples/Tickets' } });
  expect(shared).toEqual({ Tickets: { value: { data: [TICKET], total: 1 } } });
  expect(JSON.stringify(document)).not.toContain('x-sample');
});

test('the samples of a response say what differs, an optional field included', () => {
  const { examples, problems } = fill({
    media: { 'x-samples': { one: {}, late: { data: [{ late: true, jetty: null }] }, none: { data: [], total: 0 } } },
  });
  expect(problems).toEqual([]);
  expect(examples).toEqual({
    one: { $ref: '#/components/examples/Tickets' },
    late: { value: { data: [{ code: 'MRC1', amount: 75, jetty: null, late: true }], total: 1 } },
    none: { value: { data: [], total: 0 } },
  });
});

test('a schema that extends another adds to its sample', () => {
  const Voided: JsonObject = {
    allOf: [ref('Ticket'), object({ by: text() })],
    'x-sample': { by: 'Aisyah', amount: 0 },
  };
  const { shared } = fill({ schemas: { Voided }, media: { schema: ref('Voided') } });
  expect(shared['Voided']).toEqual({ value: { ...TICKET, amount: 0, by: 'Aisyah' } });
});

test.each<[string, Parameters<typeof fill>[0]]>([
  [
    'GET /tickets all/total: repeats 1, which it has without being written',
    { media: { 'x-samples': { all: { total: 1 } } } },
  ],
  [
    'GET /tickets all/data/0/jetty/name: repeats "Jeti Muara", which it has without being written',
    { media: { 'x-samples': { all: { data: [{ jetty: { name: 'Jeti Muara' } }] } } } },
  ],
  [
    'schemas/Jetty.yaml#/x-sample/name: repeats "Jeti Muara", which it has without being written',
    {
      schemas: { Jetty: object({ id: { type: 'integer' }, name: text('Jeti Muara') }, { id: 1, name: 'Jeti Muara' }) },
    },
  ],
  [
    'GET /tickets other: is the same as GET /tickets one: write it once, in x-samples of the schema',
    { media: { 'x-samples': { one: { total: 2 }, other: { total: 2 } } } },
  ],
  [
    'schemas/Jetty.yaml#/x-sample/id: is required and has no sample',
    { schemas: { Jetty: object({ id: { type: 'integer' } }, {}) } },
  ],
  [
    'schemas/Tickets.yaml#/x-sample/page: is no field of the schema',
    { schemas: { Tickets: object({ total: AMOUNT }, { page: 0 }) } },
  ],
  [
    'GET /tickets: writes its examples out: the schema has a sample; x-samples says what differs',
    { media: { examples: { one: { value: { data: [], total: 0 } } } } },
  ],
  [
    'GET /tickets: has x-samples, but its schema has no x-sample',
    { media: { schema: { type: 'string' }, 'x-samples': { one: 'a' } } },
  ],
])('refuses a sample: %s', (problem, parts) => {
  expect(fill(parts).problems).toContain(problem);
});
