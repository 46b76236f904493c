import { createComparison, unique, type Change, type CompareSchemas } from './compare-schemas.ts';
import { createResolver, type Json } from './read-document.ts';
import type { Resolve, Schema } from './schema-view.ts';

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: Content & { required?: boolean };
  responses: Record<string, Content & { $ref?: string; headers?: Record<string, unknown> }>;
}

interface Side {
  resolve: Resolve;
  operations: ReadonlyMap<string, Operation>;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'];

/** Compares two OpenAPI documents: what a caller of the old one meets in the new one. */
export function compareHttp(old: Json, now: Json): Change[] {
  const [before, after] = [readSide(old), readSide(now)];
  const compareSchemas = createComparison({ resolveOld: before.resolve, resolveNew: after.resolve });
  const changes: Change[] = [];
  for (const [place, operation] of before.operations) {
    const next = after.operations.get(place);
    if (!next) changes.push({ place, text: 'is gone', breaking: true });
    else changes.push(...compareOperation(place, before, after, operation, next, compareSchemas));
  }
  for (const place of after.operations.keys())
    if (!before.operations.has(place)) changes.push({ place, text: 'is new', breaking: false });
  return unique(changes);
}

function readSide(document: Json): Side {
  const paths = document['paths'] as Record<string, Record<string, Operation>>;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map(
      (method) => [`${method.toUpperCase()} ${path}`, item[method]!] as const,
    ),
  );
  return { resolve: createResolver(document), operations: new Map(operations) };
}

function compareOperation(
  place: string,
  before: Side,
  after: Side,
  old: Operation,
  now: Operation,
  compareSchemas: CompareSchemas,
): Change[] {
  const renamed = `is named ${now.operationId}, no longer ${old.operationId}`;
  return [
    ...(old.operationId === now.operationId ? [] : [{ place, text: renamed, breaking: true }]),
    ...compareParameters(place, listParameters(before, old), listParameters(after, now), compareSchemas),
    ...compareRequest(place, old, now, compareSchemas),
    ...compareResponses(place, listResponses(before, old), listResponses(after, now), compareSchemas),
  ];
}

function listParameters({ resolve }: Side, { parameters = [] }: Operation): ReadonlyMap<string, Parameter> {
  const whole = parameters.map(({ $ref, ...own }) => ($ref ? (resolve($ref) as unknown as Parameter) : own));
  return new Map(whole.map((one) => [`${one.in} ${one.name}`, one]));
}

function compareParameters(
  place: string,
  old: ReadonlyMap<string, Parameter>,
  now: ReadonlyMap<string, Parameter>,
  compareSchemas: CompareSchemas,
): Change[] {
  const changes: Change[] = [];
  for (const [name, before] of old) {
    const at = `${place} ${name}`;
    const after = now.get(name);
    if (!after) changes.push({ place: at, text: 'is gone', breaking: true });
    else {
      changes.push(...compareRequired(at, before.required, after.required));
      changes.push(...compareSchemas('taken', before.schema ?? {}, after.schema ?? {}, at));
    }
  }
  for (const [name, { required = false }] of now)
    if (!old.has(name))
      changes.push({
        place: `${place} ${name}`,
        text: required ? 'is new and required' : 'is new',
        breaking: required,
      });
  return changes;
}

function compareRequired(place: string, old = false, now = false): Change[] {
  if (old === now) return [];
  return [{ place, text: now ? 'is required now' : 'is no longer required', breaking: now }];
}

function compareRequest(place: string, old: Operation, now: Operation, compareSchemas: CompareSchemas): Change[] {
  const at = `${place} body`;
  return [
    ...compareRequired(at, old.requestBody?.required, now.requestBody?.required),
    ...compareContent('taken', at, old.requestBody ?? {}, now.requestBody ?? {}, compareSchemas),
  ];
}

function compareContent(
  direction: 'taken' | 'returned',
  place: string,
  old: Content,
  now: Content,
  compareSchemas: CompareSchemas,
): Change[] {
  const changes: Change[] = [];
  for (const [type, { schema = {} }] of Object.entries(old.content ?? {})) {
    const next = now.content?.[type];
    if (!next) changes.push({ place: `${place} ${type}`, text: 'is gone', breaking: true });
    else changes.push(...compareSchemas(direction, schema, next.schema ?? {}, `${place} ${type}`));
  }
  for (const type of Object.keys(now.content ?? {}))
    if (!old.content?.[type])
      changes.push({ place: `${place} ${type}`, text: 'is new', breaking: direction === 'returned' });
  return changes;
}

function listResponses(
  { resolve }: Side,
  { responses }: Operation,
): ReadonlyMap<string, Operation['responses'][string]> {
  return new Map(
    Object.entries(responses).map(([status, one]) => [status, one.$ref ? (resolve(one.$ref) as typeof one) : one]),
  );
}

/** A refusal can come, go and have another code: callers know the code by its status otherwise. */
function compareResponses(
  place: string,
  old: ReturnType<typeof listResponses>,
  now: ReturnType<typeof listResponses>,
  compareSchemas: CompareSchemas,
): Change[] {
  const changes: Change[] = [];
  for (const [status, before] of old) {
    const at = `${place} ${status}`;
    const after = now.get(status);
    const isRefusal = Number(status) >= 400;
    if (!after) changes.push({ place: at, text: 'is gone', breaking: !isRefusal });
    else if (!isRefusal) {
      changes.push(...compareContent('returned', at, before, after, compareSchemas));
      for (const name of Object.keys(before.headers ?? {}))
        if (!after.headers?.[name]) changes.push({ place: `${at} header ${name}`, text: 'is gone', breaking: true });
    }
  }
  for (const status of now.keys())
    if (!old.has(status)) changes.push({ place: `${place} ${status}`, text: 'is new', breaking: Number(status) < 400 });
  return changes;
}
