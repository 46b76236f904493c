import { formats } from '../formats.ts';
import { isObject, type JsonObject } from './json.ts';
import { DECIMALS, isNote, listOf, Schemas, stepOf, typesOf, Untranslatable, valuesOf } from './schema.ts';

const KEYWORDS: Record<string, string[]> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', DECIMALS],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties'],
  boolean: [],
  null: [],
};
const COMBINERS = ['$ref', 'type', 'enum', 'const', 'oneOf', 'anyOf', 'allOf'];
const TYPED = Object.values(KEYWORDS).flat();

/**
 * Writes the Zod expression of a JSON Schema (2020-12, the subset that the contract uses).
 * `where` is file and pointer, for errors. References go to `plain.<Name>`.
 * @throws Untranslatable on anything that it cannot translate to the letter.
 */
export function emitZod(schema: unknown, document: JsonObject, where: string): string {
  return new Emitter(new Schemas(document)).emit(schema, where);
}

class Emitter {
  constructor(readonly schemas: Schemas) {}

  emit(schema: unknown, where: string): string {
    if (schema === true) return 'z.unknown()';
    if (schema === false) return 'z.never()';
    if (!isObject(schema)) throw new Untranslatable(`${where}: is not a schema`);
    this.checkKeywords(schema, where);

    const parts: string[] = [];
    if (schema['$ref'] !== undefined) parts.push(this.reference(schema['$ref'], where));
    if (schema['const'] !== undefined || schema['enum'] !== undefined) parts.push(this.values(schema, where));
    else if (schema['type'] !== undefined) parts.push(this.types(schema, where));
    if (schema['oneOf']) parts.push(this.oneOf(branches(schema, 'oneOf', where), where));
    if (schema['anyOf'])
      parts.push(
        union(branches(schema, 'anyOf', where).map((branch, index) => this.emit(branch, `${where}/anyOf/${index}`))),
      );
    if (schema['allOf']) parts.push(this.allOf(branches(schema, 'allOf', where), where));
    return parts.length === 0 ? 'z.unknown()' : parts.length === 1 ? parts[0]! : `all([${parts.join(', ')}])`;
  }

  private checkKeywords(schema: JsonObject, where: string): void {
    const allowed = new Set(typesOf(schema, where).flatMap((type) => KEYWORDS[type === 'integer' ? 'number' : type]!));
    for (const keyword of Object.keys(schema)) {
      if (isNote(keyword) || COMBINERS.includes(keyword) || allowed.has(keyword)) continue;
      const why = TYPED.includes(keyword)
        ? `keyword '${keyword}' needs the type that it constrains`
        : `cannot translate keyword '${keyword}'`;
      throw new Untranslatable(`${where}/${keyword}: ${why}`);
    }
    if (schema['const'] === undefined && schema['enum'] === undefined) return;
    const idle = Object.keys(schema).find((keyword) => allowed.has(keyword));
    if (idle) throw new Untranslatable(`${where}/${idle}: says nothing beside enum or const`);
  }

  private reference(reference: unknown, where: string): string {
    const name = this.schemas.nameOf(reference);
    if (!name) throw new Untranslatable(`${where}/$ref: ${String(reference)} is not a schema of the contract`);
    return `plain.${name}!`;
  }

  private values(schema: JsonObject, where: string): string {
    const listed = valuesOf(schema);
    if (!listed?.length) throw new Untranslatable(`${where}/enum: must be a list`);
    if (listed.some((value) => typeof value === 'object' && value !== null))
      throw new Untranslatable(`${where}: cannot translate objects and lists in enum or const`);
    const types = typesOf(schema, where);
    const values = listed.filter((value) => types.length === 0 || types.some((type) => isOfType(value, type)));
    if (values.length < listed.length) throw new Untranslatable(`${where}: type refuses some of the values`);
    return `z.literal(${JSON.stringify(values.length === 1 ? values[0] : values)})`;
  }

  private types(schema: JsonObject, where: string): string {
    const types = typesOf(schema, where);
    const solid = types.filter((type) => type !== 'null');
    const code = union(solid.map((type) => this.type(type, schema, where)));
    return solid.length === types.length ? code : solid.length === 0 ? 'z.null()' : `z.nullable(${code})`;
  }

  private type(type: string, schema: JsonObject, where: string): string {
    if (type === 'string')
      return `text(${rules({ min: schema['minLength'], max: schema['maxLength'], pattern: pattern(schema['pattern'], where), format: format(schema['format'], where) })})`;
    if (type === 'number' || type === 'integer') {
      const { minimum: min, maximum: max, exclusiveMinimum: over, exclusiveMaximum: under } = schema;
      const step = stepOf(schema);
      if (step !== undefined && step < 1 && schema['multipleOf'] !== undefined)
        throw new Untranslatable(`${where}/multipleOf: floats cannot keep a fraction: write '${DECIMALS}'`);
      return `number(${rules({ integer: type === 'integer' ? true : undefined, min, max, over, under, step })})`;
    }
    if (type === 'boolean') return 'z.boolean()';
    if (type === 'array') {
      const items = this.emit(schema['items'] ?? true, `${where}/items`);
      const limits = rules({
        min: schema['minItems'],
        max: schema['maxItems'],
        unique: schema['uniqueItems'] || undefined,
      });
      return limits ? `list(${items}, ${limits})` : `list(${items})`;
    }
    return this.object(schema, where);
  }

  private object(schema: JsonObject, where: string): string {
    const properties = isObject(schema['properties']) ? schema['properties'] : {};
    const required = new Set(listOf(schema['required']).map(String));
    const fields: string[] = [];
    for (const name of new Set([...Object.keys(properties), ...required])) {
      const property = properties[name] ?? true;
      let code = this.emit(property, `${where}/properties/${name}`);
      if (!required.has(name)) code = `z.optional(${code})`;
      else if (this.schemas.acceptsAnything(property)) code = 'present()';
      fields.push(`${/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)}: ${code}`);
    }
    const shape = fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
    const rest = schema['additionalProperties'];
    let code: string;
    if (rest === undefined || rest === true) code = `z.looseObject(${shape})`;
    else if (rest === false) code = `z.strictObject(${shape})`;
    else code = `z.catchall(z.object(${shape}), ${this.emit(rest, `${where}/additionalProperties`)})`;
    const { minProperties: min, maxProperties: max } = schema;
    return min === undefined && max === undefined
      ? code
      : `size(${code}, ${String(min ?? 0)}${max === undefined ? '' : `, ${String(max)}`})`;
  }

  /** Branches of different JSON types or tags cannot both match, so the cheaper union is exact. */
  private oneOf(options: unknown[], where: string): string {
    const codes = options.map((option, index) => this.emit(option, `${where}/oneOf/${index}`));
    if (this.schemas.differInType(options)) {
      const nothing = codes.indexOf('z.null()');
      return nothing < 0 ? union(codes) : `z.nullable(${union(codes.filter((_, index) => index !== nothing))})`;
    }
    const tag = this.schemas.tag(options);
    return tag ? `tagged(${JSON.stringify(tag)}, [${codes.join(', ')}])` : `one([${codes.join(', ')}])`;
  }

  /** Open objects are laid over one another into one; anything else is checked one after the other. */
  private allOf(options: unknown[], where: string): string {
    const codes = options.map((option, index) => this.emit(option, `${where}/allOf/${index}`));
    const merged = this.schemas.mergeObjects(options);
    if (merged) return this.emit(merged, where);
    return codes.length === 1 ? codes[0]! : `all([${codes.join(', ')}])`;
  }
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'integer') return typeof value === 'number' && value % 1 === 0;
  return typeof value === type;
}

function branches(schema: JsonObject, keyword: string, where: string): unknown[] {
  const options = schema[keyword];
  if (!Array.isArray(options) || options.length === 0) throw new Untranslatable(`${where}/${keyword}: must be a list`);
  return options;
}

function union(codes: string[]): string {
  return codes.length === 1 ? codes[0]! : `z.union([${codes.join(', ')}])`;
}

/** The rules that are given, as an object literal; nothing when there are none. */
function rules(given: Record<string, unknown>): string {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return '';
  return `{ ${entries.map(([key, value]) => `${key}: ${value instanceof RegExp ? value.toString() : JSON.stringify(value)}`).join(', ')} }`;
}

function pattern(source: unknown, where: string): RegExp | undefined {
  if (source === undefined) return undefined;
  try {
    return new RegExp(String(source), 'u');
  } catch {
    throw new Untranslatable(`${where}/pattern: is not a Unicode regular expression`);
  }
}

function format(name: unknown, where: string): string | undefined {
  if (name === undefined) return undefined;
  if (!Object.hasOwn(formats, String(name)))
    throw new Untranslatable(`${where}/format: cannot translate format '${String(name)}'`);
  return String(name);
}
