import { isJson, type Operation } from './contract.ts';
import { decodeTable } from './decode-table.ts';
import { Untranslatable } from './schema.ts';
import { atPointer, isObject, propertiesOf, type JsonObject } from './json.ts';
import { takesIdempotencyKey } from './implied.ts';
import type { Problems } from './problems.ts';
import { BANNER, table } from './text.ts';

const ENTRY = `import type { Requirement } from '../rules/permissions/shapes.ts';

/** An operation, and who may call it. */
export interface OperationEntry extends Requirement {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';
  path: string;
  /** where the call names its record; 0 or nothing there means a new one */
  record?: { readonly in: 'params' | 'body'; readonly name: string };
  /** changes something: never retried, never prefetched */
  command: boolean;
  /** opens in a window of its own: takes the token as ?token= */
  download: boolean;
  /** never sends JSON, but a file */
  binary: boolean;
  /** how a client sends the body: as the first kind that the operation lists */
  body: 'json' | 'form' | 'multipart' | null;
  /** How a form writes lists: name[] each, name[0][part], or one JSON field; others repeat the name. */
  form?: Readonly<Record<string, 'brackets' | 'indexed' | 'json'>>;
  /** A missing field does not change: a form sends null as a blank and an empty list as []. */
  partial?: boolean;
}
`;

// TypeScript knows the keys of an object as texts alone; these two functions say once which they are.
const IDS = `
export type OperationId = keyof typeof OPERATIONS;

/** Every operation, in the order of the contract. */
export const OPERATION_IDS = /* @__PURE__ */ Object.keys(OPERATIONS) as readonly OperationId[];

export function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(OPERATIONS, name);
}
`;

/** operations.ts: what a caller needs to know of each operation. */
export function emitOperations(document: JsonObject, operations: Operation[]): string {
  return [
    BANNER,
    `${ENTRY}\n`,
    table(
      'OPERATIONS',
      operations.map((operation) => [operation.id, entry(document, operation)] as const),
      ' as const satisfies Record<string, OperationEntry>',
    ),
    IDS,
  ].join('');
}

export function entry(document: JsonObject, operation: Operation): Record<string, unknown> {
  const { method, path, audience, permission, record, command, download, answer } = operation;
  return {
    method,
    path,
    audience,
    permission: permission.map(({ report: _report, ...right }) => right),
    ...(record === undefined ? {} : { record: placeOf(record) }),
    command,
    download,
    binary: answer.contentTypes.length > 0 && !answer.contentTypes.some(isJson),
    body: sendAs(operation),
    ...formLists(document, operation),
    ...(bodySchema(document, operation)?.['x-partial'] === true ? { partial: true } : {}),
  };
}

/** `body.agent_id` → where a call names its record. */
function placeOf(record: string): { in: string; name: string } {
  const [place = '', name = ''] = record.split('.');
  return { in: place, name };
}

function bodySchema(document: JsonObject, { body }: Operation): JsonObject | undefined {
  const reference = body?.schema['$ref'];
  const schema = typeof reference === 'string' ? atPointer(document, reference) : body?.schema;
  return isObject(schema) ? schema : undefined;
}

/** The properties of a body that say how a form writes them (`x-form`). */
function formLists(document: JsonObject, operation: Operation): { form?: Record<string, unknown> } {
  const marked = Object.entries(propertiesOf(document, operation.body?.schema)).flatMap(([name, property]) =>
    isObject(property) && property['x-form'] !== undefined ? [[name, property['x-form']] as const] : [],
  );
  return marked.length > 0 ? { form: Object.fromEntries(marked) } : {};
}

function sendAs({ body }: Operation): 'json' | 'form' | 'multipart' | null {
  const first = body?.contentTypes[0];
  if (first === undefined) return null;
  if (isJson(first)) return 'json';
  return first === 'multipart/form-data' ? 'multipart' : 'form';
}

const META = `import type { DecodeTable } from '../decode.ts';
import type { ErrorCode } from './errors.ts';
import type { OperationId } from './operations.ts';
import type { OperationMap } from './types.ts';

export interface OperationMeta {
  /** status of success */
  status: number;
  /** every code that it can be refused with */
  errors: readonly ErrorCode[];
  /** content types of its request; none when it takes no body */
  contentTypes: readonly string[];
  /** content types of its answer */
  produces: readonly string[];
  /** how texts become values: path, query, and the body when it comes as a form */
  decode: { params: DecodeTable; query: DecodeTable; body: DecodeTable };
  bodyRequired: boolean;
  /** most bytes of its body; undefined where BODY_MAX_BYTES counts */
  maxBody?: number;
  /** whether an Idempotency-Key makes it happen once */
  takesIdempotencyKey: boolean;
  /** why it exists, when the documents do not list it */
  extension?: string;
  summary: string;
  tag: string;
}
`;

/** Whether anybody may call an operation, or only callers with a session. */
export function accessOf(audience: readonly string[]): 'public' | 'session' {
  return audience.includes('public') ? 'public' : 'session';
}

/** operation-meta.ts: what a server needs on top. */
export function emitOperationMeta(document: JsonObject, operations: Operation[], problems: Problems): string {
  const access = operations.map(({ id, audience }) => [id, accessOf(audience)] as const);
  return [
    `${BANNER}${META}\n`,
    table(
      'OPERATION_META',
      metaEntries(document, operations, problems),
      ' as const satisfies Record<OperationId, OperationMeta>',
    ),
    '\n/** Whether an operation has a session: its type follows from the operation, as the types of its input do. */\n',
    `export const ACCESS: { readonly [Id in OperationId]: OperationMap[Id]['access'] } = {\n`,
    ...access.map(([id, value]) => `  ${id}: '${value}',\n`),
    '};\n',
  ].join('');
}

export function metaEntries(
  document: JsonObject,
  operations: Operation[],
  problems: Problems,
): (readonly [string, unknown])[] {
  return operations.map((operation) => [operation.id, meta(document, operation, problems)] as const);
}

function meta(document: JsonObject, operation: Operation, problems: Problems): Record<string, unknown> {
  const { answer, body, errors, extension, summary, tag } = operation;
  const where = `${operation.method} ${operation.path}`;
  const decode = (part: string, schema: JsonObject | undefined): unknown => {
    try {
      return schema ? decodeTable(document, schema, `${where} ${part}`) : {};
    } catch (error) {
      if (!(error instanceof Untranslatable)) throw error;
      problems.add(where, error.message.replace(`${where} `, ''));
      return {};
    }
  };
  const isForm = body?.contentTypes.some((type) => !isJson(type));
  return {
    status: answer.status,
    errors,
    contentTypes: body?.contentTypes ?? [],
    produces: answer.contentTypes,
    decode: {
      params: decode('params', parameterSchema(operation, 'path')),
      query: decode('query', parameterSchema(operation, 'query')),
      body: decode('body', isForm ? body?.schema : undefined),
    },
    bodyRequired: body?.required ?? false,
    maxBody: operation.maxBody,
    takesIdempotencyKey: takesIdempotencyKey(operation),
    extension,
    summary,
    tag,
  };
}

/** The parameters of one place as one open object; undefined when there are none. */
export function parameterSchema(operation: Operation, place: 'path' | 'query'): JsonObject | undefined {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}
