import { describe, expect, it } from 'vitest';
import type { JsonObject } from './json.ts';
import { Problems } from './problems.ts';
import { fillTextLimits, readTextLimits } from './text-limits.ts';

describe('fillTextLimits', () => {
  const filled = (schema: JsonObject): { schema: JsonObject; problems: string[] } => {
    const problems = new Problems();
    const copy = structuredClone(schema);
    fillTextLimits({ properties: { note: copy } }, problems);
    return { schema: copy, problems: problems.lines };
  };

  it.each<[string, JsonObject, JsonObject]>([
    [
      'adds the length and says it',
      { type: 'string', 'x-characters': 20 },
      { type: 'string', maxLength: 80, description: 'At most 20 characters.' },
    ],
    [
      'keeps a length and a description',
      { type: ['string', 'null'], 'x-characters': 20, maxLength: 100, description: 'Why.' },
      { type: ['string', 'null'], maxLength: 100, description: 'Why. At most 20 characters.' },
    ],
    ['leaves other texts alone', { type: 'string', maxLength: 40 }, { type: 'string', maxLength: 40 }],
  ])('%s', (_name, schema, want) => {
    expect(filled(schema)).toEqual({ schema: want, problems: [] });
  });

  it.each<[string, JsonObject]>([
    ['a number', { type: 'integer', 'x-characters': 20 }],
    ['a limit that is no number', { type: 'string', 'x-characters': 'many' }],
  ])('refuses %s', (_name, schema) => {
    expect(filled(schema).problems).toEqual([expect.stringContaining('x-characters needs a text and a number')]);
  });
});

describe('readTextLimits', () => {
  const form = (note: number): JsonObject => ({ properties: { note: { type: 'string', 'x-characters': note } } });

  it('collects the limit of each field, and the fields of each form', () => {
    const problems = new Problems();
    expect(readTextLimits({ Ask: form(20), Answer: form(20), Other: {} }, problems)).toMatchObject({
      TEXT_LIMITS: { value: { note: 20 } },
      FORM_TEXTS: { value: { Ask: ['note'], Answer: ['note'] } },
    });
    expect(problems.lines).toEqual([]);
  });

  it('refuses two limits of one field', () => {
    const problems = new Problems();
    readTextLimits({ Ask: form(20), Answer: form(30) }, problems);
    expect(problems.lines).toEqual([expect.stringContaining('note has 20 characters elsewhere')]);
  });
});
