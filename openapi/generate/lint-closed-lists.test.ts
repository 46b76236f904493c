import { describe, expect, it } from 'vitest';
import type { JsonObject } from './json.ts';
import { lintClosedLists, listEnumerations } from './lint-closed-lists.ts';

const TEXT = { type: 'string', description: 'Any text.' };
const SCHEMAS: JsonObject = {
  BoatType: { type: 'string', enum: ['ferry', 'raft'] },
  Boat: { type: 'object', properties: { class: { type: 'string', enum: ['first', 'second'] } } },
  Name: { type: 'string', 'x-open': 'Owners choose it.' },
};

const lint = (properties: JsonObject): string[] =>
  lintClosedLists(
    { components: { schemas: { ...SCHEMAS, Trip: { type: 'object', properties } } } },
    listEnumerations(SCHEMAS),
    'openapi.json',
  );

describe('lintClosedLists refuses', () => {
  it.each<[string, JsonObject]>([
    ['a text named like an enumeration', { boat_type: TEXT }],
    ['a text that may be null', { boat_type: { type: ['string', 'null'] } }],
    ['a list of such texts', { boat_types: { type: 'array', items: TEXT } }],
    ['a text as one of several types', { boat_type: { oneOf: [{ type: 'integer' }, TEXT] } }],
    ['a text named like a closed list elsewhere', { class: TEXT }],
  ])('%s', (_, properties) => {
    const [name] = Object.keys(properties);
    expect(lint(properties)).toEqual([
      `openapi.json#/components/schemas/Trip/properties/${name}: ${name} is named like a closed list; refer to its enumeration, or give the reason in x-open`,
    ]);
  });

  it.each<[string, JsonObject]>([
    ['a reference to the enumeration', { boat_type: { $ref: '#/components/schemas/BoatType' } }],
    ['values of its own', { boat_type: { type: ['string', 'null'], enum: ['raft', null] } }],
    ['a text with a reason', { boat_type: { ...TEXT, 'x-open': 'Owners choose it.' } }],
    ['a reference to a text with a reason', { boat_type: { $ref: '#/components/schemas/Name' } }],
    ['a number', { boat_type: { type: 'integer' } }],
    ['a text with another name', { remark: TEXT }],
    ['a code, which can be that of a ticket', { code: TEXT }],
  ])('not %s', (_, properties) => {
    expect(lint(properties)).toEqual([]);
  });
});
