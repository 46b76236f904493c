import { describe, expect, it } from 'vitest';
import { emitZod } from './emit-zod.ts';
import type { JsonObject } from './json.ts';

const document: JsonObject = { components: { schemas: { Known: { type: 'string' } } } };
const emit = (schema: unknown): string => emitZod(schema, document, 'schemas/X.yaml#');

describe('emitZod', () => {
  it.each<[string, JsonObject, string]>([
    [
      'a keyword that it does not know',
      { type: 'object', propertyNames: { pattern: '^a' } },
      "schemas/X.yaml#/propertyNames: cannot translate keyword 'propertyNames'",
    ],
    [
      'patternProperties',
      { type: 'object', patternProperties: {} },
      "schemas/X.yaml#/patternProperties: cannot translate keyword 'patternProperties'",
    ],
    [
      'prefixItems',
      { type: 'array', prefixItems: [] },
      "schemas/X.yaml#/prefixItems: cannot translate keyword 'prefixItems'",
    ],
    ['not', { not: { type: 'string' } }, "schemas/X.yaml#/not: cannot translate keyword 'not'"],
    ['if', { if: { type: 'string' } }, "schemas/X.yaml#/if: cannot translate keyword 'if'"],
    [
      'discriminator',
      { oneOf: [{ type: 'string' }], discriminator: { propertyName: 'a' } },
      "schemas/X.yaml#/discriminator: cannot translate keyword 'discriminator'",
    ],
    [
      'nullable of OpenAPI 3.0',
      { type: 'string', nullable: true },
      "schemas/X.yaml#/nullable: cannot translate keyword 'nullable'",
    ],
    [
      'a misspelt keyword, deep down',
      { type: 'object', properties: { a: { type: 'array', items: { type: 'string', maxlength: 3 } } } },
      "schemas/X.yaml#/properties/a/items/maxlength: cannot translate keyword 'maxlength'",
    ],
    [
      'a fraction that floats cannot keep',
      { type: 'number', multipleOf: 0.01 },
      "schemas/X.yaml#/multipleOf: floats cannot keep a fraction: write 'x-decimals'",
    ],
    [
      'decimals of a text',
      { type: 'string', 'x-decimals': 2 },
      "schemas/X.yaml#/x-decimals: keyword 'x-decimals' needs the type that it constrains",
    ],
    [
      'a keyword without its type',
      { minLength: 3 },
      "schemas/X.yaml#/minLength: keyword 'minLength' needs the type that it constrains",
    ],
    [
      'a keyword of another type',
      { type: 'integer', maxLength: 3 },
      "schemas/X.yaml#/maxLength: keyword 'maxLength' needs the type that it constrains",
    ],
    [
      'an unknown format',
      { type: 'string', format: 'hostname' },
      "schemas/X.yaml#/format: cannot translate format 'hostname'",
    ],
    ['an unknown type', { type: 'text' }, 'schemas/X.yaml#/type: text is not a type'],
    [
      'a broken pattern',
      { type: 'string', pattern: '(' },
      'schemas/X.yaml#/pattern: is not a Unicode regular expression',
    ],
    [
      'a pattern that needs the u flag to fail',
      { type: 'string', pattern: '\\-' },
      'schemas/X.yaml#/pattern: is not a Unicode regular expression',
    ],
    [
      'an object as constant',
      { const: { a: 1 } },
      'schemas/X.yaml#: cannot translate objects and lists in enum or const',
    ],
    [
      'values that the type refuses',
      { type: 'string', enum: ['a', 1] },
      'schemas/X.yaml#: type refuses some of the values',
    ],
    [
      'a limit beside an enum',
      { type: 'string', enum: ['a'], minLength: 1 },
      'schemas/X.yaml#/minLength: says nothing beside enum or const',
    ],
    [
      'a reference to nowhere',
      { $ref: '#/components/schemas/Unknown' },
      'schemas/X.yaml#/$ref: #/components/schemas/Unknown is not a schema of the contract',
    ],
    [
      'a reference into a schema',
      { $ref: '#/components/schemas/Known/properties/a' },
      'schemas/X.yaml#/$ref: #/components/schemas/Known/properties/a is not a schema of the contract',
    ],
    [
      'a fault inside a branch of merged objects',
      { allOf: [{ type: 'object', properties: { a: { type: 'string', size: 1 } } }] },
      "schemas/X.yaml#/allOf/0/properties/a/size: cannot translate keyword 'size'",
    ],
  ])('throws on %s', (_, schema, message) => {
    expect(() => emit(schema)).toThrow(message);
  });

  it.each<[string, JsonObject]>([
    [
      'notes',
      { type: 'string', title: 'a', description: 'b', examples: ['c'], default: 'd', deprecated: true, readOnly: true },
    ],
    ['extensions', { type: 'string', 'x-anything': { minLength: 3 } }],
  ])('ignores %s', (_, schema) => {
    expect(emit(schema)).toBe('text()');
  });

  it('leaves objects open unless they say otherwise', () => {
    expect(emit({ type: 'object' })).toBe('z.looseObject({})');
    expect(emit({ type: 'object', additionalProperties: false })).toBe('z.strictObject({})');
  });
});
