import { isObject, type JsonObject } from './json.ts';
import type { Problems } from './problems.ts';
import { typesOf, valuesOf } from './schema.ts';

/** Names the schema with a text's values, where a rule of the server refuses others with its own code. */
const OPTIONS = 'x-options';
/** Forms send blanks as empty texts, refused by a rule or not; responses have no blanks. */
const BLANK = '';

/**
 * Writes the enumeration of every `x-options` into a document that is about to be published. The
 * validators do not get it, so that the rules can refuse a wrong choice with their own sentence.
 */
export function publishOptions(document: JsonObject, schemas: Record<string, JsonObject>, problems: Problems): void {
  const visit = (value: unknown, where: string): void => {
    if (Array.isArray(value)) return value.forEach((item, index) => visit(item, `${where}/${index}`));
    if (!isObject(value)) return;
    const name = value[OPTIONS];
    if (typeof name === 'string') publish(value, name, where);
    for (const [key, inside] of Object.entries(value)) visit(inside, `${where}/${key}`);
  };
  const publish = (schema: JsonObject, name: string, where: string): void => {
    const values = valuesOf(schemas[name] ?? {}) as string[] | undefined;
    if (!values || !typesOf(schema, where).includes('string'))
      return problems.add(where, `${OPTIONS} needs a text, and a schema with an enum: ${name}`);
    const isNullable = typesOf(schema, where).includes('null');
    schema['enum'] = [...values, ...(schema['maxLength'] === undefined ? [] : [BLANK]), ...(isNullable ? [null] : [])];
    delete schema['maxLength'];
    delete schema['minLength'];
  };
  visit(document, '#');
}
