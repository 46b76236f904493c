/** JSON helpers of the generator: documents are plain values, walked and rewritten. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Calls `visit` on every object inside `value`, parents first, with its JSON pointer. */
export function walk(value: unknown, visit: (node: JsonObject, pointer: string) => void, pointer = ''): void {
  if (Array.isArray(value)) value.forEach((item, index) => walk(item, visit, `${pointer}/${index}`));
  else if (isObject(value)) {
    visit(value, pointer);
    for (const [key, child] of Object.entries(value)) walk(child, visit, `${pointer}/${escapePointer(key)}`);
  }
}

export function escapePointer(key: string): string {
  // Hardly any key needs it, and every key of every document comes here.
  if (!key.includes('~') && !key.includes('/')) return key;
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

export function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The value at a local reference such as `#/components/schemas/Ticket`; undefined when there is none. */
export function atPointer(root: unknown, reference: string): unknown {
  let node: unknown = root;
  for (const part of reference.replace(/^#\/?/, '').split('/').filter(Boolean)) {
    const key = unescapePointer(part);
    if (Array.isArray(node)) node = node[Number(key)];
    else if (isObject(node) && Object.hasOwn(node, key)) node = node[key];
    else return undefined;
  }
  return node;
}

/** Every `$ref` in the document that points nowhere. Examples are data, not references. */
export function danglingReferences(root: unknown): string[] {
  const dangling: string[] = [];
  walk(root, (node, pointer) => {
    if (typeof node['$ref'] !== 'string' || /\/(examples?|const|enum|default)(\/|$)/.test(pointer)) return;
    if (!node['$ref'].startsWith('#') || atPointer(root, node['$ref']) === undefined)
      dangling.push(`${pointer} → ${node['$ref']}`);
  });
  return dangling;
}

/** Returns the properties of an object schema, including those of `allOf` parts and references. */
export function propertiesOf(document: JsonObject, schema: unknown): JsonObject {
  if (!isObject(schema)) return {};
  if (typeof schema['$ref'] === 'string') return propertiesOf(document, atPointer(document, schema['$ref']));
  const parts = Array.isArray(schema['allOf']) ? schema['allOf'].map((part) => propertiesOf(document, part)) : [];
  const own = isObject(schema['properties']) ? schema['properties'] : {};
  return Object.assign({}, ...parts, own) as JsonObject;
}
