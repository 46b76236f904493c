import { describe, expect, it } from 'vitest';
import { lintDescriptions } from './lint-descriptions.ts';
import type { JsonObject } from './json.ts';

const lint = (properties: JsonObject): string[] =>
  lintDescriptions(
    {
      components: {
        schemas: {
          Boat: { type: 'object', description: 'A boat.', properties },
          Money: { type: 'number', description: 'An amount in RM.' },
          Silent: { type: 'object' },
        },
      },
    },
    'openapi.json',
  );

describe('lintDescriptions refuses', () => {
  it.each<[string, JsonObject, string]>([
    ['a property without description', { seats: { type: 'integer' } }, 'Boat/properties/seats: has no description'],
    ['an amount that does not say of what', { fee: { $ref: '#/components/schemas/Money' } }, 'fee: has no description'],
    ['a reference to a silent schema', { crew: { $ref: '#/components/schemas/Silent' } }, 'crew: has no description'],
    [
      'a property of a nested object',
      { crew: { type: 'object', description: 'Who steers it.', properties: { size: { type: 'integer' } } } },
      'crew/properties/size: has no description',
    ],
    [
      'a description that repeats the name',
      { boat_no: { type: 'string', description: 'The boat no.' } },
      'boat_no: its description only repeats its name',
    ],
  ])('%s', (_, properties, problem) => {
    expect(lint(properties)).toEqual([expect.stringContaining(problem)]);
  });

  it('nothing that says enough', () => {
    expect(
      lint({
        type: { type: 'string', const: 'boat' },
        fee: { $ref: '#/components/schemas/Money', description: 'RM per trip.' },
        sister: { $ref: '#/components/schemas/Boat' },
        properties: { type: 'array', description: 'What it has aboard.', items: { type: 'string' } },
      }),
    ).toEqual([]);
  });

  it('nothing in examples', () => {
    expect(lintDescriptions({ components: { examples: { one: { value: { properties: { a: {} } } } } } }, 'x')).toEqual(
      [],
    );
  });
});
