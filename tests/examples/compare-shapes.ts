import openapi from '@muara/contract/openapi.json' with { type: 'json' };

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

interface Media {
  schema: Schema;
  examples?: Record<string, { $ref: string } | { value: unknown }>;
}

const { examples: shared, schemas } = openapi.components as unknown as {
  examples: Record<string, { value: unknown }>;
  schemas: Record<string, Schema>;
};

const nameOf = (reference: string): string => reference.split('/').at(-1)!;

/** Returns how a response differs from the example of its operation that is most like it. */
export function compareWithExamples(responses: Record<string, object>, actual: unknown): string[] {
  const { content } = responses['200'] as { content: Record<string, Media> };
  const { schema, examples = {} } = content['application/json']!;
  const [nearest = ['there is no example']] = Object.values(examples)
    .map((example) => ('$ref' in example ? shared[nameOf(example.$ref)]! : example))
    .map(({ value }) => compareShapes(schema, value, actual))
    .toSorted((one, other) => one.length - other.length);
  return nearest;
}

/**
 * Returns where an example and a response differ: a field that only one of them has, a list that is
 * empty in one of them, a value of another type. Null fits every type, and maps may have other keys.
 */
function compareShapes(schema: Schema, example: unknown, actual: unknown, at = ''): string[] {
  if (example === null || actual === null) return [];
  if (Array.isArray(example) && Array.isArray(actual)) {
    if (actual.length === 0) return at === '/data' && example.length > 0 ? ['/data is empty in the response'] : [];
    if (example.length === 0) return [`${at || '/'} is empty in the example`];
    return compareShapes(findPart(schema, (part) => part.items) ?? {}, example[0], actual[0], `${at}/0`);
  }
  if (!isObject(example) || !isObject(actual))
    return typeof example === typeof actual && !isObject(example) && !isObject(actual)
      ? []
      : [`${at || '/'} has another type`];
  const fields = listFields(schema);
  if (fields.size === 0) return [];
  const missing = Object.keys(actual)
    .filter((key) => !(key in example))
    .map((key) => `${at}/${key} is missing in the example`);
  const extra = Object.keys(example)
    .filter((key) => !(key in actual))
    .map((key) => `${at}/${key} is only in the example`);
  const deeper = Object.keys(example)
    .filter((key) => key in actual)
    .flatMap((key) => compareShapes(fields.get(key) ?? {}, example[key], actual[key], `${at}/${key}`));
  return [...missing, ...extra, ...deeper];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a schema and all that it refers to or consists of. */
function listParts(schema: Schema): Schema[] {
  const { $ref, allOf = [], oneOf = [], anyOf = [] } = schema;
  const target = $ref === undefined ? [] : [schemas[nameOf($ref)]!];
  return [schema, ...[...target, ...allOf, ...oneOf, ...anyOf].flatMap(listParts)];
}

function listFields(schema: Schema): ReadonlyMap<string, Schema> {
  return new Map(listParts(schema).flatMap(({ properties = {} }) => Object.entries(properties)));
}

function findPart(schema: Schema, pick: (part: Schema) => Schema | undefined): Schema | undefined {
  return listParts(schema).map(pick).find(Boolean);
}
