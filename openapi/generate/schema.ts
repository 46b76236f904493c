import { atPointer, isObject, type JsonObject } from './json.ts';

/** A keyword that the emitters do not know, or know but cannot translate. Never dropped, always thrown. */
export class Untranslatable extends Error {}

/** Keywords that say nothing about validity. */
const NOTES = new Set([
  'description',
  'title',
  'examples',
  'example',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  '$comment',
]);

/**
 * Our own keyword: how many decimals a number can have.
 * Other validators ignore it, because floats cannot keep `multipleOf: 0.01`.
 */
export const DECIMALS = 'x-decimals';

export function isNote(keyword: string): boolean {
  return keyword !== DECIMALS && (NOTES.has(keyword) || keyword.startsWith('x-'));
}

/** The step that `multipleOf` or `x-decimals` sets; undefined when there is neither. */
export function stepOf(schema: JsonObject): number | undefined {
  if (schema['multipleOf'] !== undefined) return Number(schema['multipleOf']);
  return schema[DECIMALS] === undefined ? undefined : Number(`1e-${String(schema[DECIMALS])}`);
}

const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** The types that a schema names; none when it names none. */
export function typesOf(schema: JsonObject, where = ''): string[] {
  const type = schema['type'];
  if (type === undefined) return [];
  const types = Array.isArray(type) ? type.map(String) : [String(type)];
  const unknown = types.find((name) => !TYPES.includes(name));
  if (unknown || types.length === 0) throw new Untranslatable(`${where}/type: ${unknown ?? 'nothing'} is not a type`);
  return types;
}

/** The values of `const` or `enum`; undefined when there is neither. */
export function valuesOf(schema: JsonObject): unknown[] | undefined {
  if (schema['const'] !== undefined) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined;
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Questions about the schemas of one document, references followed. */
export class Schemas {
  constructor(readonly document: JsonObject) {}

  /** The schema itself, or what its reference points at. */
  follow(schema: unknown, depth = 0): JsonObject {
    if (!isObject(schema)) return {};
    return typeof schema['$ref'] === 'string' && depth < 20
      ? this.follow(atPointer(this.document, schema['$ref']), depth + 1)
      : schema;
  }

  /** The name behind a reference to `#/components/schemas/…`; undefined for anything else. */
  nameOf(reference: unknown): string | undefined {
    const name = /^#\/components\/schemas\/(\w+)$/.exec(String(reference))?.[1];
    return name && atPointer(this.document, String(reference)) !== undefined ? name : undefined;
  }

  /** The JSON types that a schema can hold (integer as number); empty when it does not say. */
  possibleTypes(schema: unknown, depth = 0): Set<string> {
    const plain = this.follow(schema);
    const values = valuesOf(plain);
    if (plain['type'] !== undefined)
      return new Set(typesOf(plain).map((type) => (type === 'integer' ? 'number' : type)));
    if (values) return new Set(values.map((value) => (value === null ? 'null' : typeof value)));
    if (depth > 20) return new Set();
    if (Array.isArray(plain['allOf'])) return this.possibleTypes(plain['allOf'][0], depth + 1);
    const sets = listOf(plain['oneOf'] ?? plain['anyOf']).map((option) => this.possibleTypes(option, depth + 1));
    return sets.every((set) => set.size > 0) ? new Set(sets.flatMap((set) => [...set])) : new Set();
  }

  /** Whether at most one of the options can hold because their JSON types differ. */
  differInType(options: unknown[]): boolean {
    const sets = options.map((option) => this.possibleTypes(option));
    const seen = sets.flatMap((set) => [...set]);
    return sets.every((set) => set.size > 0) && new Set(seen).size === seen.length;
  }

  /** A property that every option requires, as a constant of its own: it tells them apart. */
  tag(options: unknown[]): string | undefined {
    const plains = options.map((option) => this.follow(option));
    return Object.keys(isObject(plains[0]?.['properties']) ? plains[0]['properties'] : {}).find((name) => {
      const values = plains.map((plain) => {
        if (plain['type'] !== 'object' || !isObject(plain['properties']) || !listOf(plain['required']).includes(name))
          return undefined;
        return this.follow(plain['properties'][name])['const'];
      });
      return values.every((value) => typeof value === 'string') && new Set(values).size === values.length;
    });
  }

  /** Whether nothing is refused, not even nothing. */
  acceptsAnything(schema: unknown, depth = 0): boolean {
    if (schema === true) return true;
    if (!isObject(schema) || depth > 20) return false;
    const plain = this.follow(schema);
    if (plain['type'] !== undefined || valuesOf(plain)) return false;
    const some = (key: string): boolean =>
      plain[key] === undefined || listOf(plain[key]).some((option) => this.acceptsAnything(option, depth + 1));
    return (
      some('oneOf') &&
      some('anyOf') &&
      listOf(plain['allOf']).every((option) => this.acceptsAnything(option, depth + 1))
    );
  }

  /** Open objects laid over one another; undefined when the parts are anything else or share a property. */
  mergeObjects(options: unknown[]): JsonObject | undefined {
    const properties: JsonObject = {};
    const required = new Set<string>();
    for (const option of options) {
      const plain = this.openObject(option);
      if (!plain) return undefined;
      for (const [name, property] of Object.entries(isObject(plain['properties']) ? plain['properties'] : {})) {
        if (Object.hasOwn(properties, name)) return undefined;
        properties[name] = property;
      }
      for (const name of listOf(plain['required'])) required.add(String(name));
    }
    return { type: 'object', properties, required: [...required] };
  }

  private openObject(option: unknown): JsonObject | undefined {
    if (!isObject(option)) return undefined;
    if (option['$ref'] !== undefined)
      return Object.keys(option).every((key) => key === '$ref' || isNote(key))
        ? this.openObject(this.follow(option))
        : undefined;
    if (Array.isArray(option['allOf']))
      return Object.keys(option).every((key) => key === 'allOf' || isNote(key))
        ? this.mergeObjects(option['allOf'])
        : undefined;
    const isOpen = Object.entries(option).every(
      ([key, value]) =>
        isNote(key) ||
        ['type', 'required', 'properties'].includes(key) ||
        (key === 'additionalProperties' && value === true),
    );
    return option['type'] === 'object' && isOpen ? option : undefined;
  }
}
