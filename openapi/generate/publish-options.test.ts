import { describe, expect, it } from 'vitest';
import { Problems } from './problems.ts';
import { publishOptions } from './publish-options.ts';
import type { JsonObject } from './json.ts';

const SCHEMAS: Record<string, JsonObject> = {
  Shift: { type: 'string', enum: ['Day', 'Night'] },
  Name: { type: 'string' },
};

function published(schema: JsonObject): { schema: JsonObject; problems: string[] } {
  const problems = new Problems();
  const document = { properties: { shift: structuredClone(schema) } };
  publishOptions(document, SCHEMAS, problems);
  return { schema: document.properties.shift, problems: problems.lines };
}

describe('publishOptions', () => {
  it.each<[string, JsonObject, unknown[]]>([
    ['an answer', { type: 'string', 'x-options': 'Shift' }, ['Day', 'Night']],
    ['an answer that may be null', { type: ['string', 'null'], 'x-options': 'Shift' }, ['Day', 'Night', null]],
    [
      'a request, where forms send a blank',
      { type: 'string', 'x-options': 'Shift', maxLength: 40 },
      ['Day', 'Night', ''],
    ],
  ])('lists the values of %s', (_name, schema, values) => {
    const { type } = schema;
    expect(published(schema)).toEqual({ schema: { type, 'x-options': 'Shift', enum: values }, problems: [] });
  });

  it.each<[string, JsonObject]>([
    ['a number', { type: 'integer', 'x-options': 'Shift' }],
    ['a schema without an enum', { type: 'string', 'x-options': 'Name' }],
    ['a schema that does not exist', { type: 'string', 'x-options': 'Boat' }],
  ])('refuses %s', (_name, schema) => {
    expect(published(schema).problems).toEqual([expect.stringContaining('x-options needs a text')]);
  });
});
