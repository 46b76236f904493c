import { atPointer, isObject, type JsonObject } from './json.ts';
import type { DecodeKind, DecodeTable } from '../decode.ts';
import { Untranslatable } from './schema.ts';

/**
 * How the text of a query string or form becomes what its schema asks for: property → kind. Nested
 * properties, which forms send as `name[i][prop]`, stand as `name[].prop` (in lists) and `name.prop`
 * (in objects).
 * @throws Untranslatable when a property could be read in two ways.
 */
export function decodeTable(document: JsonObject, schema: JsonObject, where: string): DecodeTable {
  const table: DecodeTable = {};
  fillObject(table, '', document, schema, where, []);
  return table;
}

function fillObject(
  table: DecodeTable,
  prefix: string,
  document: JsonObject,
  schema: unknown,
  where: string,
  above: string[],
): void {
  const { node, path } = follow(document, schema, above);
  if (!node) return;
  for (const part of [...list(node['allOf']), ...list(node['oneOf']), ...list(node['anyOf'])])
    fillObject(table, prefix, document, part, where, path);
  for (const [name, property] of Object.entries(isObject(node['properties']) ? node['properties'] : {})) {
    fill(table, `${prefix}${name}`, document, property, where, path);
  }
}

function fill(
  table: DecodeTable,
  name: string,
  document: JsonObject,
  schema: unknown,
  where: string,
  above: string[],
): void {
  const { types, item, nullable } = shape(document, schema, above);
  const [type, ...others] = types;
  if (type === undefined || others.length > 0)
    throw new Untranslatable(
      `${where}/${name}: ${others.length > 0 ? `could be ${types.join(' or ')} in a form` : 'has no type, so a form cannot carry it'}`,
    );
  let kind: DecodeKind = type === 'object' || type === 'array' ? 'json' : type;
  if (type === 'array') {
    const items = shape(document, item, above).types;
    if (items.length === 1 && (items[0] === 'string' || items[0] === 'number')) kind = `${items[0]}[]`;
    else fillObject(table, `${name}[].`, document, item, where, above);
  } else if (type === 'object') fillObject(table, `${name}.`, document, schema, where, above);
  const full: DecodeKind = nullable && kind !== 'string' ? `${kind as 'number'}?` : kind;
  if (table[name] !== undefined && table[name] !== full)
    throw new Untranslatable(`${where}/${name}: could be ${table[name]} or ${full} in a form`);
  table[name] = full;
}

type Plain = 'string' | 'number' | 'boolean' | 'object' | 'array';

function shape(
  document: JsonObject,
  schema: unknown,
  above: string[],
): { types: Plain[]; item: unknown; nullable: boolean } {
  const { node, path } = follow(document, schema, above);
  if (!node) return { types: ['object'], item: undefined, nullable: false };
  const given =
    node['type'] === undefined ? [] : Array.isArray(node['type']) ? node['type'].map(String) : [String(node['type'])];
  const values = node['const'] === undefined ? list(node['enum']) : [node['const']];
  if (given.length === 0) given.push(...values.map((value) => (value === null ? 'null' : typeof value)));
  const types = new Set(
    given.filter((type) => type !== 'null').map((type) => (type === 'integer' ? 'number' : type) as Plain),
  );
  let nullable = given.includes('null');
  let item: unknown = node['items'];
  for (const part of [...list(node['allOf']), ...list(node['oneOf']), ...list(node['anyOf'])]) {
    const found = shape(document, part, path);
    for (const type of found.types) types.add(type);
    nullable ||= found.nullable;
    item ??= found.item;
  }
  return { types: [...types], item, nullable };
}

/** Follows a reference; returns no node for a schema inside itself, where forms end. */
function follow(
  document: JsonObject,
  schema: unknown,
  above: string[],
): { node: JsonObject | undefined; path: string[] } {
  if (!isObject(schema)) return { node: undefined, path: above };
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return { node: schema, path: above };
  if (above.includes(reference)) return { node: undefined, path: above };
  return follow(document, atPointer(document, reference), [...above, reference]);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
