import { escapePointer, isObject, walk, type JsonObject } from './json.ts';

/** Values that many properties have: their schema does not say which one a property is. */
const PLAIN_VALUES = ['Flag', 'Instant', 'LocalDate', 'Money', 'TimeOfDay'];

/** Data that may look like a schema. */
const DATA = /\/(examples?|const|enum|default)(\/|$)/;

/**
 * Returns a line for each property of a document that nobody has described, and for each description
 * that only repeats its name. A constant says enough, and so does a reference to a schema that is
 * described.
 */
export function lintDescriptions(document: JsonObject, file: string): string[] {
  const problems: string[] = [];
  const { schemas = {} } = isObject(document['components']) ? document['components'] : {};
  const isDescribed = (schema: JsonObject): boolean => {
    if (typeof schema['description'] === 'string' || schema['const'] !== undefined) return true;
    const name = /^#\/components\/schemas\/(\w+)$/.exec(String(schema['$ref']))?.[1];
    const target = name === undefined || PLAIN_VALUES.includes(name) || !isObject(schemas) ? undefined : schemas[name];
    return isObject(target) && typeof target['description'] === 'string';
  };
  walk(document, ({ properties }, pointer) => {
    if (!isObject(properties) || DATA.test(pointer) || pointer.endsWith('/properties')) return;
    for (const [name, schema] of Object.entries(properties)) {
      if (!isObject(schema)) continue;
      const at = `${file}#${pointer}/properties/${escapePointer(name)}`;
      if (!isDescribed(schema)) problems.push(`${at}: has no description (its unit, who sees it, when it is null)`);
      else if (repeats(name, schema['description'])) problems.push(`${at}: its description only repeats its name`);
    }
  });
  return problems;
}

/** `The name.` says nothing about `name`. */
function repeats(name: string, description: unknown): boolean {
  const words = String(description ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .replace(/^(the|its|a|an) /, '');
  return words !== '' && words === name.replaceAll('_', ' ').trim();
}
