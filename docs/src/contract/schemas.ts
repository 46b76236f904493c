import type { Schema } from './documents.ts';

/** A property of a schema, as a reader needs it. */
export interface Property {
  name: string;
  required: boolean;
  /** `integer or null`, `list of Ticket`. */
  type: string;
  description: string;
  /** Limits, format and default, each in a few words. */
  limits: string[];
  /** Allowed values, if they are few. */
  values: { value: string; label?: string }[];
  example?: string;
  /** Name of the schema of an object or of the items of a list. */
  schema?: string;
  /** Properties of an object or of the items of a list that have no schema of their own. */
  children: Property[];
  /** Why the operator's documents do not list it. */
  extension?: string;
}

const SCHEMA_REF = '#/components/schemas/';

/** Reads the schemas of a document. */
export class Schemas {
  readonly #all: Readonly<Record<string, Schema>>;

  constructor(all: Readonly<Record<string, Schema>>) {
    this.#all = all;
  }

  names(): string[] {
    return Object.keys(this.#all).toSorted((a, b) => a.localeCompare(b));
  }

  get(name: string): Schema {
    const schema = this.#all[name];
    if (!schema) throw new Error(`No schema is named ${name}`);
    return schema;
  }

  /** Returns the name of the schema that another one is, or is a list of; undefined for an inline one. */
  nameOf(schema: Schema): string | undefined {
    const { essence } = this.#open(schema);
    if (essence.$ref) return refName(essence.$ref);
    return essence.items ? this.nameOf(essence.items) : undefined;
  }

  /** Returns the properties of a schema, those of its parts (`allOf`) included. */
  properties(schema: Schema): Property[] {
    const { fields, required } = this.#collect(schema);
    return Object.entries(fields).map(([name, field]) => this.#property(name, field, required.has(name)));
  }

  /** Returns the variants of a schema that is one of several; none otherwise. */
  variants(schema: Schema): Schema[] {
    const solid = this.#resolve(schema);
    const options = (solid.oneOf ?? solid.anyOf ?? []).filter((one) => one.type !== 'null');
    return options.length > 1 ? options : [];
  }

  /** Returns the type in words: `integer or null`, `list of Ticket`. */
  typeOf(schema: Schema): string {
    const { essence, isNullable } = this.#open(schema);
    return isNullable ? `${this.#plainType(essence)} or null` : this.#plainType(essence);
  }

  #plainType(schema: Schema): string {
    if (schema.$ref) {
      const name = refName(schema.$ref);
      const target = this.get(name);
      const base = this.#isObject(target) ? '' : `${this.typeOf(target)} · `;
      return `${base}${name}`;
    }
    if (schema.items) return `list of ${this.typeOf(schema.items)}`;
    const variants = schema.oneOf ?? schema.anyOf;
    if (variants) return variants.map((one) => this.typeOf(one)).join(' or ');
    if (schema.const !== undefined) return `always ${JSON.stringify(schema.const)}`;
    if (schema.allOf) return schema.allOf.map((one) => this.typeOf(one)).join(' with ');
    const types = typesOf(schema).filter((type) => type !== 'null');
    if (types.length > 0) return types.join(' or ');
    if (schema.enum) return [...new Set(schema.enum.map((value) => typeof value))].join(' or ');
    return schema.properties ? 'object' : 'any value';
  }

  #isObject(schema: Schema): boolean {
    return Object.keys(this.#collect(schema).fields).length > 0 || schema.type === 'object';
  }

  #property(name: string, field: Schema, required: boolean): Property {
    const { essence } = this.#open(field);
    const solid = essence.$ref ? this.get(refName(essence.$ref)) : essence;
    const item = solid.items;
    const schema = this.nameOf(field);
    const inner = item ?? solid;
    const hasOwnPage = schema !== undefined && this.#isObject(this.get(schema));
    return {
      name,
      required,
      type: this.typeOf(field),
      description: field.description ?? solid.description ?? '',
      limits: limitsOf({ ...solid, ...essence, ...field }),
      values: valuesOf(item ? this.#resolve(item) : solid),
      example: exampleOf(field) ?? exampleOf(solid),
      ...(hasOwnPage && { schema }),
      children: hasOwnPage || inner.$ref ? [] : this.properties(inner),
      extension: field['x-extension'],
    };
  }

  /** Separates a schema from the null that it allows. */
  #open(schema: Schema): { essence: Schema; isNullable: boolean } {
    const options = schema.oneOf ?? schema.anyOf;
    if (!options) return { essence: schema, isNullable: typesOf(schema).includes('null') };
    const solid = options.filter((one) => one.type !== 'null');
    const isNullable = solid.length < options.length;
    return { essence: solid.length === 1 ? solid[0]! : { ...schema, oneOf: solid, anyOf: undefined }, isNullable };
  }

  #resolve(schema: Schema): Schema {
    const { essence } = this.#open(schema);
    return essence.$ref ? this.#resolve(this.get(refName(essence.$ref))) : essence;
  }

  #collect(schema: Schema): { fields: Record<string, Schema>; required: Set<string> } {
    const { essence } = this.#open(schema);
    if (essence.$ref) return this.#collect(this.get(refName(essence.$ref)));
    const fields: Record<string, Schema> = {};
    const required = new Set<string>();
    for (const part of essence.allOf ?? []) {
      const collected = this.#collect(part);
      Object.assign(fields, collected.fields);
      for (const name of collected.required) required.add(name);
    }
    Object.assign(fields, essence.properties);
    for (const name of essence.required ?? []) required.add(name);
    return { fields, required };
  }
}

const refName = (ref: string): string => ref.slice(SCHEMA_REF.length);

function typesOf({ type }: Schema): string[] {
  if (type === undefined) return [];
  return Array.isArray(type) ? type : [type];
}

const number = (value: number): string => value.toLocaleString('en');

function range(low: number | undefined, high: number | undefined, unit: string): string | undefined {
  if (low === undefined && high === undefined) return undefined;
  if (high === undefined) return `${number(low!)}${unit} or more`;
  if (low === undefined) return `at most ${number(high)}${unit}`;
  return low === high ? `exactly ${number(low)}${unit}` : `${number(low)} to ${number(high)}${unit}`;
}

function limitsOf(schema: Schema): string[] {
  const decimals = schema['x-decimals'];
  return [
    schema.format,
    range(schema.minimum, schema.maximum, ''),
    decimals === undefined ? undefined : `at most ${decimals} decimals`,
    range(schema.minLength || undefined, schema.maxLength, ' characters'),
    range(schema.minItems || undefined, schema.maxItems, ' entries'),
    schema.pattern && `matches ${schema.pattern}`,
    schema.default === undefined ? undefined : `default ${JSON.stringify(schema.default)}`,
  ].filter((text) => text !== undefined && text !== '') as string[];
}

function valuesOf({ enum: values = [], 'x-labels': labels = {} }: Schema): Property['values'] {
  return values
    .filter((value) => value !== null)
    .map((value) => ({
      value: JSON.stringify(value),
      ...(labels[`${value}`] && labels[`${value}`] !== value && { label: labels[`${value}`] }),
    }));
}

function exampleOf({ examples }: Schema): string | undefined {
  const [first] = examples ?? [];
  if (first === undefined || first === null || typeof first === 'object') return undefined;
  return JSON.stringify(first);
}
