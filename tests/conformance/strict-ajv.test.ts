import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import asyncapi from '@muara/contract/asyncapi.json' with { type: 'json' };
import openapi from '@muara/contract/openapi.json' with { type: 'json' };
import printers from '@muara/contract/printers.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';

type Json = Record<string, unknown>;
// ajv-formats is CommonJS: Node finds its default export inside the default export.
const addFormats = ('default' in formats ? formats.default : formats) as unknown as (ajv: Ajv2020) => void;

/** Returns a strict Ajv that knows a document: it refuses keywords, formats and types that do not fit. */
function readStrictly(document: Json): Ajv2020 {
  // A part of an allOf may require what another part describes; a type may be null as well.
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, inlineRefs: false });
  addFormats(ajv);
  const marks = [...JSON.stringify(document).matchAll(/"(x-[\w-]+)":/g)].map(([, name]) => name!);
  ajv.addVocabulary([...new Set([...marks, ...Object.keys(document), 'example'])]);
  return ajv.addSchema(document, 'doc');
}

/** An example beside the schema that it must fit, with their place. */
interface Example {
  place: string;
  schema: string;
  value: unknown;
}

const escape = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the examples of a document: those of schemas, of parameters, and of requests and responses. */
function listExamples(document: Json): Example[] {
  const found: Example[] = [];
  const visit = (node: unknown, place: string): void => {
    if (Array.isArray(node)) return node.forEach((one, index) => visit(one, `${place}/${index}`));
    if (!isObject(node)) return;
    const add = (schema: string, value: unknown): void => void found.push({ place, schema, value });
    if (Array.isArray(node['examples']) && !place.includes('/messages/'))
      for (const value of node['examples']) add(place, value);
    if (isObject(node['schema'])) {
      if (node['example'] !== undefined) add(`${place}/schema`, node['example']);
      if (isObject(node['examples']))
        for (const one of Object.values(node['examples'])) add(`${place}/schema`, valueOf(document, one as Json));
    }
    if (isObject(node['payload']) && Array.isArray(node['examples']))
      for (const one of node['examples'] as Json[]) add(`${place}/payload`, one['payload']);
    for (const [key, inside] of Object.entries(node))
      if (!/^(examples?|value|payload|x-.*)$/.test(key)) visit(inside, `${place}/${escape(key)}`);
  };
  visit(document, '');
  return found;
}

/** An example, or a reference to one. */
function valueOf(document: Json, { $ref, value }: Json): unknown {
  if (typeof $ref !== 'string') return value;
  const { examples } = document['components'] as { examples: Record<string, Json> };
  return valueOf(document, examples[$ref.split('/').at(-1)!]!);
}

describe.each<[string, Json, number]>([
  ['openapi.json', openapi, 1_000],
  ['asyncapi.json', asyncapi, 50],
  ['printers.json', printers, 20],
])('a strict validator that is not ours', (file, document, fewest) => {
  const ajv = readStrictly(document);
  const check = (pointer: string) => ajv.getSchema(`doc#${pointer.split('/').map(encodeURIComponent).join('/')}`)!;
  const { schemas } = document['components'] as { schemas: Json };

  test(`reads every schema of ${file}`, () => {
    const refused = Object.keys(schemas).flatMap((name) => {
      try {
        check(`/components/schemas/${name}`);
        return [];
      } catch (error) {
        return [`${name}: ${(error as Error).message}`];
      }
    });
    expect(refused).toEqual([]);
  });

  test(`accepts every example of ${file}`, () => {
    const examples = listExamples(document);
    const refused = examples.flatMap(({ place, schema, value }) => {
      const validate = check(schema);
      return validate(value) ? [] : [`${place}: ${ajv.errorsText(validate.errors)}`];
    });
    expect(refused).toEqual([]);
    expect(examples.length).toBeGreaterThan(fewest);
  });
});

test.each([
  ['a keyword that does not exist', { type: 'string', maxLenght: 4 }],
  ['a keyword of another type', { type: 'integer', maxLength: 4 }],
  ['a format that does not exist', { type: 'string', format: 'planted' }],
])('a strict validator refuses %s', (_what, planted) => {
  expect(() => readStrictly({}).compile(planted)).toThrow(/strict mode|unknown format/);
});
