import { isObject, propertiesOf, walk, type JsonObject } from './json.ts';
import type { Problems } from './problems.ts';

/** The longest text that the rules accept, in characters as people count them. */
const CHARACTERS = 'x-characters';
/** A character can take several units of UTF-16: an emoji with a skin tone takes four. */
const UNITS_EACH = 4;

/**
 * Writes the `maxLength` of every text that has `x-characters` into a document, unless it has one.
 * The rules count characters and refuse a longer text with a sentence of their own.
 */
export function fillTextLimits(document: unknown, problems: Problems): void {
  walk(document, (node, pointer) => {
    const most = node[CHARACTERS];
    if (most === undefined) return;
    if (typeof most !== 'number' || ![node['type']].flat().includes('string'))
      return problems.add(pointer, `${CHARACTERS} needs a text and a number`);
    node['maxLength'] ??= most * UNITS_EACH;
    node['description'] = [node['description'], `At most ${most} characters.`].filter(Boolean).join(' ');
    delete node[CHARACTERS];
  });
}

/**
 * Returns the constants that the rules check texts by: the limit of each field, and the fields of each
 * schema, those of the schemas that it extends included. An edit has the texts of its create schema.
 * A field has the same limit in every form, so that a person meets one.
 */
export function readTextLimits(schemas: Readonly<Record<string, JsonObject>>, problems: Problems): JsonObject {
  const limits: Record<string, number> = {};
  const fields: Record<string, string[]> = {};
  const document = { components: { schemas } };
  for (const [name, form] of Object.entries(schemas))
    for (const [field, schema] of Object.entries(form['x-partial'] ? {} : propertiesOf(document, form))) {
      const most = isObject(schema) ? schema[CHARACTERS] : undefined;
      if (typeof most !== 'number') continue;
      if ((limits[field] ??= most) !== most)
        problems.add(`schemas/${name}.yaml#/properties/${field}`, `${field} has ${limits[field]} characters elsewhere`);
      (fields[name] ??= []).push(field);
    }
  return {
    TEXT_LIMITS: { value: limits, description: 'Longest text of each field of a form, in characters.' },
    FORM_TEXTS: { value: fields, description: 'The texts of each form that have a limit.' },
  };
}
