import { isJson, resolve } from './contract.ts';
import { escapePointer, isObject, walk, type Json, type JsonObject } from './json.ts';
import type { Problems } from './problems.ts';

/** The example of a schema: what the schemas that it refers to do not say. */
const SAMPLE = 'x-sample';
/** Examples of a response, or of all responses of a schema, by name: what differs from the sample. */
const SAMPLES = 'x-samples';

/**
 * Writes the examples of successful responses into a document, out of the samples of their schemas.
 * A schema's sample has the values of its own fields; a required field that it leaves out comes from the
 * schema that the field refers to. A sample that repeats what another one says is a problem.
 */
export function fillSamples(document: JsonObject, problems: Problems): void {
  const samples = new Samples(document, problems);
  for (const [name, schema] of Object.entries(schemasOf(document)))
    if (isObject(schema) && schema[SAMPLE] !== undefined) samples.ofSchema(name);
  const shared: JsonObject = {};
  const written = new Map<string, string>();
  for (const response of listResponses(document)) fillResponse(samples, shared, response, written, problems);
  const components = isObject(document['components']) ? document['components'] : {};
  if (Object.keys(shared).length > 0)
    components['examples'] = { ...(isObject(components['examples']) ? components['examples'] : {}), ...shared };
  removeSamples(document);
}

/** Removes the marks from schemas or from a document that contains some. */
export function removeSamples(document: unknown): void {
  walk(document, (node) => {
    delete node[SAMPLE];
    delete node[SAMPLES];
  });
}

function fillResponse(
  samples: Samples,
  shared: JsonObject,
  { where, media }: Response,
  written: Map<string, string>,
  problems: Problems,
): void {
  const schema = isObject(media['schema']) ? media['schema'] : {};
  const base = samples.derive(schema);
  if (base === undefined) {
    if (media[SAMPLES] !== undefined) problems.add(where, `has ${SAMPLES}, but its schema has no ${SAMPLE}`);
    return;
  }
  if (media['examples'] !== undefined)
    return problems.add(where, `writes its examples out: the schema has a sample; ${SAMPLES} says what differs`);
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(schema['$ref']))?.[1];
  const share = (key: string | undefined, value: Json): JsonObject => {
    if (!key) return { value };
    shared[key] = { value };
    return { $ref: `#/components/examples/${key}` };
  };
  const make = (variant: string, changes: Json): JsonObject => {
    if (isObject(changes) && Object.keys(changes).length === 0) return share(name, base);
    const place = `${where} ${variant}`;
    const value = samples.change(schema, base, changes, place);
    const key = JSON.stringify([schema, value]);
    const other = written.get(key);
    if (other) problems.add(place, `is the same as ${other}: write it once, in ${SAMPLES} of the schema`);
    written.set(key, place);
    return { value };
  };
  const own = Object.entries(isObject(media[SAMPLES]) ? media[SAMPLES] : { example: {} });
  const ofSchema = Object.entries(name ? samples.variantsOf(name) : {});
  media['examples'] = Object.fromEntries([
    ...own.map(([variant, changes = {}]) => [variant, make(variant, changes)]),
    ...ofSchema.map(([variant, changes = {}]) => [
      variant,
      share(`${name}-${variant}`, samples.change(schema, base, changes, `schemas/${name}.yaml#/${SAMPLES}/${variant}`)),
    ]),
  ]) as JsonObject;
}

interface Response {
  where: string;
  media: JsonObject;
}

/** Returns the JSON of each successful response. */
function listResponses(document: JsonObject): Response[] {
  return Object.entries(isObject(document['paths']) ? document['paths'] : {}).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) => {
      const responses = isObject(operation) && isObject(operation['responses']) ? operation['responses'] : {};
      const success = Object.keys(responses).find((status) => status.startsWith('2'));
      const content = success === undefined ? undefined : resolve(document, responses[success])['content'];
      return Object.entries(isObject(content) ? content : {})
        .filter(([type]) => isJson(type))
        .flatMap(([, media]) => (isObject(media) ? [{ where: `${method.toUpperCase()} ${path}`, media }] : []));
    }),
  );
}

const schemasOf = (document: JsonObject): JsonObject => {
  const components = isObject(document['components']) ? document['components'] : {};
  return isObject(components['schemas']) ? components['schemas'] : {};
};

/** A field of an object schema. */
interface Field {
  schema: JsonObject;
  isRequired: boolean;
}

/** The samples of a document's schemas, each made once. */
class Samples {
  readonly #schemas: JsonObject;
  readonly #problems: Problems;
  readonly #made = new Map<string, Json | undefined>();

  constructor(document: JsonObject, problems: Problems) {
    this.#schemas = schemasOf(document);
    this.#problems = problems;
  }

  /** Returns the sample of a named schema; undefined if it has none and its fields do not make one. */
  ofSchema(name: string): Json | undefined {
    if (this.#made.has(name)) return this.#made.get(name);
    // A schema that contains itself has no sample within its own.
    this.#made.set(name, undefined);
    const schema = this.#schemas[name];
    const sample = isObject(schema) ? schema[SAMPLE] : undefined;
    const made =
      isObject(schema) && sample !== undefined
        ? this.change(schema, this.#basisOf(schema), sample, `schemas/${name}.yaml#/${SAMPLE}`)
        : isObject(schema)
          ? this.#deriveOwn(schema)
          : undefined;
    this.#made.set(name, made);
    return made;
  }

  /** Returns the examples that every response of a schema has besides its sample. */
  variantsOf(name: string): JsonObject {
    const schema = this.#schemas[name];
    return isObject(schema) && isObject(schema[SAMPLES]) ? schema[SAMPLES] : {};
  }

  /** Returns what a schema says without changes: a named schema its sample, a field its example. */
  derive(schema: JsonObject): Json | undefined {
    const [example] = Array.isArray(schema['examples']) ? schema['examples'] : [];
    if (example !== undefined) return example;
    const named = this.#nameOf(schema);
    return named === undefined ? this.#deriveOwn(schema) : this.ofSchema(named);
  }

  #deriveOwn(schema: JsonObject): Json | undefined {
    const [example] = Array.isArray(schema['examples']) ? schema['examples'] : [schema['const']];
    if (example !== undefined) return example;
    const items = this.#itemsOf(schema);
    const item = items && this.derive(items);
    if (item !== undefined) return [item];
    const fields = this.#fieldsOf(schema);
    const required = [...fields].filter(([, { isRequired }]) => isRequired);
    const basis = this.#basisOf(schema) ?? {};
    const values = required.map(
      ([name, field]) => [name, name in basis ? basis[name] : this.derive(field.schema)] as const,
    );
    if (values.length === 0 || values.some(([, value]) => value === undefined)) return undefined;
    return { ...basis, ...Object.fromEntries(values) };
  }

  /** Returns what the samples of the schemas say that a schema extends. */
  #basisOf(schema: JsonObject): JsonObject | undefined {
    const samples = listOf(schema['allOf']).map((part) => (part['$ref'] === undefined ? undefined : this.derive(part)));
    return samples.some(isObject) ? Object.assign({}, ...samples.filter(isObject)) : undefined;
  }

  /** Returns a value of a schema with changes; a change that changes nothing is a problem. */
  change(schema: JsonObject, base: Json | undefined, changes: Json, where: string): Json {
    if (base !== undefined && JSON.stringify(base) === JSON.stringify(changes)) {
      const text = JSON.stringify(changes);
      this.#problems.add(where, `repeats ${text.slice(0, 60)}, which it has without being written`);
      return changes;
    }
    const items = this.#itemsOf(schema);
    if (Array.isArray(changes) && items)
      return changes.map((item, index) =>
        isObject(item) ? this.change(items, this.derive(items), item, `${where}/${index}`) : item,
      );
    const fields = this.#fieldsOf(schema);
    if (!isObject(changes) || fields.size === 0) return changes;
    for (const name of Object.keys(changes))
      if (!fields.has(name)) this.#problems.add(`${where}/${escapePointer(name)}`, 'is no field of the schema');
    const entries = [...fields].map(([name, field]) => [
      name,
      this.#changeField(
        field,
        isObject(base) ? base[name] : undefined,
        changes[name],
        `${where}/${escapePointer(name)}`,
      ),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as JsonObject;
  }

  #changeField({ schema, isRequired }: Field, base: Json | undefined, change: Json | undefined, where: string) {
    const isDerived = base === undefined && (isRequired || isObject(change));
    const known = isDerived ? this.derive(schema) : base;
    // What every amount or date has as its example may be written: it reads better than a gap.
    const isGeneral =
      base === undefined && !isObject(known) && !Array.isArray(known) && this.#nameOf(schema) !== undefined;
    if (change !== undefined) return this.change(schema, isGeneral ? undefined : known, change, where);
    if (isRequired && known === undefined) this.#problems.add(where, 'is required and has no sample');
    return known;
  }

  /** Returns the name of the schema that a field refers to, also where it may be null. */
  #nameOf(schema: JsonObject): string | undefined {
    const choices = [...listOf(schema['oneOf']), ...listOf(schema['anyOf'])].filter((part) => part['type'] !== 'null');
    const wrapped = schema['properties'] === undefined ? listOf(schema['allOf']) : [];
    const [only] = [choices, wrapped].filter((parts) => parts.length === 1).flat();
    const reference = schema['$ref'] ?? only?.['$ref'];
    return typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
  }

  #itemsOf(schema: JsonObject): JsonObject | undefined {
    const named = this.#nameOf(schema);
    const target = named === undefined ? schema : this.#schemas[named];
    return isObject(target) && isObject(target['items']) ? target['items'] : undefined;
  }

  /** Returns the fields of an object, those of its parts included. */
  #fieldsOf(schema: JsonObject): ReadonlyMap<string, Field> {
    const parts = this.#partsOf(schema);
    const required = new Set(parts.flatMap((part) => (Array.isArray(part['required']) ? part['required'] : [])));
    const fields = parts.flatMap((part) => Object.entries(isObject(part['properties']) ? part['properties'] : {}));
    return new Map(
      fields.map(([name, field]) => [name, { schema: isObject(field) ? field : {}, isRequired: required.has(name) }]),
    );
  }

  #partsOf(schema: JsonObject): JsonObject[] {
    const named = this.#nameOf(schema);
    const target = named === undefined ? undefined : this.#schemas[named];
    return [
      ...(isObject(target) ? this.#partsOf(target) : []),
      ...listOf(schema['allOf']).flatMap((part) => this.#partsOf(part)),
      schema,
    ];
  }
}

function listOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
