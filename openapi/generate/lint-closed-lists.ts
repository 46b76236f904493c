import { escapePointer, isObject, walk, type JsonObject, type Json } from './json.ts';
import { listOf, typesOf, valuesOf } from './schema.ts';

/** On a text: why it takes any value, although it is named like a closed list. */
const OPEN = 'x-open';

/** Names with several meanings: codes of tickets and of refusals, fields of forms and of bookings. */
const AMBIGUOUS = new Set(['code', 'field']);

/** Data that may look like a schema. */
const DATA = /\/(examples?|const|enum|default)(\/|$)/;

/**
 * Returns a line for each text property of a document that is named like a closed list without being
 * one: like an enumeration (`GroupType`: `group_type`, `group_types`), or like another property that
 * is one. A reason in `x-open` allows it.
 *
 * @param lists the names of all schemas with an enumeration, also of those that the document lacks
 */
export function lintClosedLists(document: JsonObject, lists: readonly string[], file: string): string[] {
  const schemas = schemasOf(document);
  const closed = new Set(lists.map(snake));
  const texts: [name: string, pointer: string][] = [];
  walk(document, ({ properties }, pointer) => {
    if (!isObject(properties) || DATA.test(pointer) || pointer.endsWith('/properties')) return;
    for (const [name, schema] of Object.entries(properties)) {
      if (isClosed(schema, schemas)) closed.add(name);
      else if (isOpenText(schema, schemas)) texts.push([name, `${pointer}/properties/${escapePointer(name)}`]);
    }
  });
  return texts
    .filter(([name]) => !AMBIGUOUS.has(name) && (closed.has(name) || closed.has(name.replace(/s$/, ''))))
    .map(
      ([name, pointer]) =>
        `${file}#${pointer}: ${name} is named like a closed list; refer to its enumeration, or give the reason in ${OPEN}`,
    );
}

/** Returns the names of the schemas that list their values. */
export function listEnumerations(schemas: JsonObject): string[] {
  return Object.keys(schemas).filter((name) => isObject(schemas[name]) && Array.isArray(schemas[name]['enum']));
}

function schemasOf(document: JsonObject): JsonObject {
  const { schemas = {} } = isObject(document['components']) ? document['components'] : {};
  return isObject(schemas) ? schemas : {};
}

/** Whether a schema, one of its alternatives or its items lists values. */
function isClosed(schema: Json | undefined, schemas: JsonObject): boolean {
  return some(schema, schemas, (plain) => (valuesOf(plain)?.length ?? 0) > 1);
}

/** Whether a schema, one of its alternatives or its items takes any text, without a reason. */
function isOpenText(schema: Json | undefined, schemas: JsonObject): boolean {
  return some(schema, schemas, (plain) => {
    const isLimited = valuesOf(plain) !== undefined || plain['format'] !== undefined;
    return typesOf(plain).includes('string') && !isLimited && typeof plain[OPEN] !== 'string';
  });
}

function some(schema: Json | undefined, schemas: JsonObject, test: (plain: JsonObject) => boolean, depth = 0): boolean {
  if (!isObject(schema) || depth > 20) return false;
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(schema['$ref']))?.[1];
  const parts = [
    ...(name === undefined ? [] : [schemas[name]]),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((key) => listOf(schema[key])),
    schema['items'],
  ];
  return test(schema) || parts.some((part) => some(part as Json, schemas, test, depth + 1));
}

const snake = (name: string): string => name.replaceAll(/(?<=[a-z])([A-Z])/g, '_$1').toLowerCase();
