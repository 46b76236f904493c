import openapi from '@muara/contract/openapi.json' with { type: 'json' };
import { OPERATIONS, type OperationId } from '@muara/contract/operations';

/** A schema of the contract, as far as tests read it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  minimum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  /** Names the choices that a rule asks for, with a refusal of its own. */
  'x-options'?: string;
}

/** A parameter of an operation. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

interface Reference {
  $ref: string;
}

interface Example {
  value: object;
}

interface Media {
  schema: Schema;
  examples?: Record<string, Example | Reference>;
}

interface OperationNode {
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Record<string, Media> };
}

const paths = openapi.paths as unknown as Record<string, Record<string, OperationNode>>;

/** Returns what a reference within the published document points to, and any other node as it is. */
function follow<T extends object>(node: T | Reference): T {
  if (!('$ref' in node)) return node;
  return node.$ref
    .split('/')
    .slice(1)
    .reduce((node, key) => (node as Record<string, unknown>)[key], openapi as unknown) as T;
}

function nodeOf(id: OperationId): OperationNode {
  const { method, path } = OPERATIONS[id];
  return paths[path]![method.toLowerCase()]!;
}

/** Returns the body as JSON, or as a form where the operation takes no JSON. */
function findMedia(id: OperationId): Media | undefined {
  const content = nodeOf(id).requestBody?.content ?? {};
  return content['application/json'] ?? Object.values(content)[0];
}

/** Returns the parameters of an operation's path or query. */
export function listParameters(id: OperationId, place: 'path' | 'query'): readonly Parameter[] {
  return (nodeOf(id).parameters ?? [])
    .map((one) => follow<Parameter>(one))
    .filter((parameter) => parameter.in === place);
}

/** Returns the schema of the body; undefined when the operation takes none. */
export function findBodySchema(id: OperationId): Schema | undefined {
  return findMedia(id)?.schema;
}

/** Returns the first example of the body; undefined when the operation takes none. */
export function findBodyExample(id: OperationId): object | undefined {
  const [example] = Object.values(findMedia(id)?.examples ?? {});
  return example && follow<Example>(example).value;
}

/** Returns a schema with its references followed and its `allOf` merged. */
export function flattenSchema({ $ref, allOf, ...own }: Schema): Schema {
  const target = $ref === undefined ? [] : [follow<Schema>({ $ref })];
  return [...target, ...(allOf ?? [])].map(flattenSchema).reduceRight<Schema>(
    (merged, part) => ({
      ...part,
      ...merged,
      properties: { ...part.properties, ...merged.properties },
      required: [...new Set([...(part.required ?? []), ...(merged.required ?? [])])],
    }),
    own,
  );
}

/** Returns whether a schema accepts some object. */
export function acceptsObject(schema: Schema): boolean {
  const { type = [], oneOf = [], anyOf = [] } = flattenSchema(schema);
  return [type].flat().includes('object') || [...oneOf, ...anyOf].some(acceptsObject);
}
