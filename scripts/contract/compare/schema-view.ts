/** JSON Schema, as far as the contract uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  format?: string;
  pattern?: string;
  [limit: string]: unknown;
}

/** Returns what a reference within a document points at. */
export type Resolve = (reference: string) => Schema;

/** What one alternative of a schema accepts: its references, parts and `oneOf` are put together. */
export interface View {
  /** the schemas that say of which types it is; no entry allows every type */
  types: ReadonlySet<string> | undefined;
  values: readonly string[] | undefined;
  properties: ReadonlyMap<string, Schema>;
  required: ReadonlySet<string>;
  items: Schema | undefined;
  additional: boolean | Schema;
  upper: ReadonlyMap<string, number>;
  lower: ReadonlyMap<string, number>;
  /** formats, patterns and other conditions, each as one text */
  conditions: ReadonlySet<string>;
}

const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const CONDITIONS = ['format', 'pattern', 'multipleOf', 'uniqueItems', 'not', 'if', 'then', 'else', 'dependentRequired'];

/** Returns the alternatives of a schema. One without `oneOf` and `anyOf` has one. */
export function viewsOf(schema: Schema, resolve: Resolve): View[] {
  return listCombinations(schema, resolve).map((parts) => mergeParts(parts));
}

/** Returns for each alternative the plain schemas that all apply. */
function listCombinations(schema: Schema, resolve: Resolve): Schema[][] {
  const { $ref, allOf = [], oneOf, anyOf, ...own } = schema;
  const groups = [
    [[own as Schema]],
    ...($ref === undefined ? [] : [listCombinations(resolve($ref), resolve)]),
    ...allOf.map((part) => listCombinations(part, resolve)),
    ...[oneOf, anyOf]
      .filter((one) => one !== undefined)
      .map((list) => list.flatMap((one) => listCombinations(one, resolve))),
  ];
  return groups.reduce((left, right) => left.flatMap((one) => right.map((other) => [...one, ...other])));
}

function mergeParts(parts: readonly Schema[]): View {
  const properties = new Map<string, Schema>();
  for (const [name, schema] of parts.flatMap((part) => Object.entries(part.properties ?? {}))) {
    const known = properties.get(name);
    properties.set(name, known ? { allOf: [known, schema] } : schema);
  }
  const items = parts.map((part) => part.items).filter((one) => one !== undefined);
  const additional = parts.map((part) => part.additionalProperties ?? true).filter((one) => one !== true);
  return {
    types: intersect(parts.map(typesOf)),
    values: intersectLists(parts.map(valuesOf)),
    properties,
    required: new Set(parts.flatMap((part) => part.required ?? [])),
    items: items.length > 1 ? { allOf: items } : items[0],
    additional: additional[0] ?? true,
    upper: tightest(parts, UPPER, Math.min),
    lower: tightest(parts, LOWER, Math.max),
    conditions: new Set(parts.flatMap(conditionsOf)),
  };
}

function typesOf({ type, const: constant, enum: values }: Schema): ReadonlySet<string> | undefined {
  if (type === undefined) {
    const given = constant === undefined ? values : [constant];
    return given && new Set(given.map(typeOf));
  }
  return new Set([type].flat());
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

function valuesOf({ const: constant, enum: values }: Schema): readonly string[] | undefined {
  const given = constant === undefined ? values : [constant];
  return given?.map((value) => JSON.stringify(value));
}

function intersect(sets: readonly (ReadonlySet<string> | undefined)[]): ReadonlySet<string> | undefined {
  const given = sets.filter((set) => set !== undefined);
  if (given.length === 0) return undefined;
  return given.reduce((left, right) => new Set([...left].filter((one) => right.has(one))));
}

function intersectLists(lists: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  const set = intersect(lists.map((list) => list && new Set(list)));
  return set && [...set];
}

function tightest(
  parts: readonly Schema[],
  names: readonly string[],
  pick: (...limits: number[]) => number,
): ReadonlyMap<string, number> {
  const limits = new Map<string, number>();
  for (const name of names) {
    const given = parts.map((part) => part[name]).filter((limit) => typeof limit === 'number');
    if (given.length > 0) limits.set(name, pick(...given));
  }
  return limits;
}

function conditionsOf(part: Schema): string[] {
  return CONDITIONS.filter((name) => part[name] !== undefined && part[name] !== false).map(
    (name) => `${name} ${typeof part[name] === 'string' ? part[name] : JSON.stringify(part[name])}`,
  );
}
