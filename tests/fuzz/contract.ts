import openapi from '@muara/contract/openapi.json' with { type: 'json' };
import { OPERATIONS, type OperationId } from '@muara/contract/operations';
import * as fc from 'fast-check';
import { edgesOf } from '../../openapi/generate/fixtures/edges.ts';
import { samplesOf } from '../../openapi/generate/fixtures/samples.ts';
import type { JsonObject } from '../../openapi/generate/json.ts';
import { Schemas } from '../../openapi/generate/schema.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: JsonObject;
  example?: unknown;
}
interface OperationNode {
  /** Written here, or a `$ref` to one that several operations share. */
  parameters?: (Parameter | JsonObject)[];
  requestBody?: { content: Record<string, { schema: JsonObject }> };
}

const document = openapi as unknown as JsonObject & { paths: Record<string, Record<string, OperationNode>> };
const schemas = new Schemas(document);

/** Returns the operation's node in the published document. */
function nodeOf(id: OperationId): OperationNode {
  const { method, path } = OPERATIONS[id];
  return document.paths[path]![method.toLowerCase()]!;
}

/** Returns the parameters of a path or query. */
export function parametersOf(id: OperationId, place: 'path' | 'query'): readonly Parameter[] {
  const parameters = (nodeOf(id).parameters ?? []).map((node) => schemas.follow(node) as unknown as Parameter);
  return parameters.filter((parameter) => parameter.in === place);
}

/** Returns the schema of the body; undefined when the operation takes none. */
export function bodySchemaOf(id: OperationId): JsonObject | undefined {
  return Object.values(nodeOf(id).requestBody?.content ?? {})[0]?.schema;
}

/** Returns the properties that a schema names, whichever way it is put together. */
export function propertiesOf(schema: unknown, depth = 0): Record<string, unknown> {
  const plain = schemas.follow(schema);
  const own = (plain['properties'] ?? {}) as Record<string, unknown>;
  if (depth > 4) return own;
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) =>
    Array.isArray(plain[key]) ? (plain[key] as unknown[]) : [],
  );
  return Object.assign({}, ...parts.map((part) => propertiesOf(part, depth + 1)), own) as Record<string, unknown>;
}

const edges = new WeakMap<object, unknown[]>();
const MOST_EDGES = 400;

/** Returns values at the limits of a schema and one step beyond them. */
export function limitsOf(schema: unknown): unknown[] {
  const key = schema as object;
  const known = edges.get(key);
  if (known) return known;
  const found: unknown[] = [];
  for (const edge of edgesOf(schema, document)) {
    if (edge !== undefined && !isHuge(edge)) found.push(edge);
    if (found.length >= MOST_EDGES) break;
  }
  edges.set(key, found);
  return found;
}

/** Texts of megabytes take longer to write and send than all other calls of an operation. */
function isHuge(value: unknown): boolean {
  return typeof value === 'string' && value.length > 200_000;
}

/** Returns a value that satisfies a schema. */
export function sampleOf(schema: unknown, seed: number): unknown {
  return fc.sample(samplesOf(schema, document), { numRuns: 1, seed })[0];
}
