import { atPointer, isObject, propertiesOf, type JsonObject } from './json.ts';
import type { Problems } from './problems.ts';

/** An operation of a bundled OpenAPI document, as every emitter needs it. */
/**
 * A right of the grid; with `and`, another action of the area is needed too; with `record`, it opens
 * the operation for that kind of record only; with `report`, only roles that get that report have it,
 * and `except` names the others.
 */
export interface PermissionEntry {
  area: string;
  action: string;
  and?: string;
  record?: 'new' | 'existing';
  report?: string;
  except?: readonly string[];
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  audience: string[];
  permission: PermissionEntry[];
  /** where the call names its record, such as `body.agent_id`; 0 or nothing there means a new one */
  record: string | undefined;
  /** codes of the error catalogue */
  errors: string[];
  extension: string | undefined;
  download: boolean;
  command: boolean;
  parameters: Parameter[];
  body: { schema: JsonObject; contentTypes: string[]; required: boolean } | undefined;
  /** most bytes of the body (`x-max-body`); undefined where the default counts */
  maxBody: number | undefined;
  /** the answer of success; no schema when it is not JSON */
  answer: { status: number; contentTypes: string[]; schema: JsonObject | undefined };
  /** the operation in its document: changes show in the bundle */
  node: JsonObject;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonObject;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];
export const AUDIENCES = [
  'public',
  'session',
  'internal',
  'agent',
  'tourguide',
  'customer',
  'manager',
  'admin',
  'super_user',
  'skaloot',
  'sub_ticket_viewer',
];

/** Returns the operations of a document in the order of its paths, and notes what each lacks. */
export function readOperations(document: JsonObject, problems: Problems): Operation[] {
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(isObject(document['paths']) ? document['paths'] : {})) {
    if (!isObject(item)) continue;
    for (const method of METHODS) {
      const node = item[method];
      if (isObject(node)) operations.push(readOperation(document, path, method, item, node, problems));
    }
  }
  const seen = new Map<string, string>();
  for (const { id, method, path } of operations) {
    const earlier = seen.get(id);
    if (earlier) problems.add(`${method} ${path}`, `operationId ${id} is taken by ${earlier}`);
    seen.set(id, `${method} ${path}`);
  }
  return operations;
}

const declaredTags = ({ tags }: JsonObject): unknown[] =>
  Array.isArray(tags) ? tags.map((tag) => (isObject(tag) ? tag['name'] : tag)) : [];

function readOperation(
  document: JsonObject,
  path: string,
  method: string,
  item: JsonObject,
  node: JsonObject,
  problems: Problems,
): Operation {
  const where = `${method.toUpperCase()} ${path}`;
  const words = (key: string): string[] => (Array.isArray(node[key]) ? node[key].map(String) : []);
  const text = (key: string): string => {
    const value = node[key];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    problems.add(where, `has no ${key}`);
    return '';
  };

  const id = text('operationId');
  if (id && !/^[a-z][A-Za-z0-9]*$/.test(id)) problems.add(where, `operationId ${id} is not camelCase`);
  const tags = words('tags');
  if (tags.length !== 1) problems.add(where, 'needs exactly one tag');
  else if (!declaredTags(document).includes(tags[0]!))
    problems.add(where, `the tag ${tags[0]} is described nowhere; describe it under tags of its file in http/paths`);
  const audience = words('x-audience');
  for (const word of audience)
    if (!AUDIENCES.includes(word))
      problems.add(where, `x-audience names '${word}', which is none of ${AUDIENCES.join(', ')}`);
  if (!Array.isArray(node['x-errors'])) problems.add(where, 'has no x-errors (a list; empty when it cannot refuse)');
  const permission = readPermission(node['x-permission'], where, problems);
  if (audience.length === 0 && permission.length === 0) problems.add(where, 'needs x-permission or x-audience');

  const parameters = readParameters(document, path, item, node, where, problems);
  const operation: Operation = {
    id,
    method: method.toUpperCase(),
    path,
    tag: tags[0] ?? '',
    summary: text('summary'),
    description: text('description'),
    audience,
    permission,
    record: readRecord(node, permission, where, problems),
    errors: words('x-errors'),
    extension: typeof node['x-extension'] === 'string' ? node['x-extension'] : undefined,
    download: node['x-download'] === true,
    command: node['x-command'] === true,
    parameters,
    body: readBody(document, node, where, problems),
    maxBody: readMaxBody(node, where, problems),
    answer: readAnswer(document, node, where, problems),
    node,
  };
  checkSecurity(document, operation, where, problems);
  checkRecord(document, operation, where, problems);
  checkExamples(document, operation, where, problems);
  return operation;
}

/** Reads `x-record`, which goes with permissions that name the kind of record. */
function readRecord(
  node: JsonObject,
  permission: readonly PermissionEntry[],
  where: string,
  problems: Problems,
): string | undefined {
  const record = node['x-record'];
  const kinds = permission.filter((entry) => entry.record !== undefined).length;
  if (record === undefined && kinds === 0) return undefined;
  if (typeof record !== 'string' || !/^(?:params|body)\.[a-z_]+$/.test(record) || kinds < permission.length)
    problems.add(where, 'x-record (params.… or body.…) goes with a record: new or existing in each x-permission');
  return typeof record === 'string' ? record : undefined;
}

export function readPermission(value: unknown, where: string, problems: Problems): Operation['permission'] {
  if (value === undefined) return [];
  const list = Array.isArray(value) ? value : [];
  const pairs = list.flatMap((pair) =>
    isObject(pair) && typeof pair['area'] === 'string' && typeof pair['action'] === 'string'
      ? [
          {
            area: pair['area'],
            action: pair['action'],
            ...(typeof pair['and'] === 'string' && { and: pair['and'] }),
            ...(typeof pair['report'] === 'string' && { report: pair['report'] }),
            ...recordKind(pair['record']),
          },
        ]
      : [],
  );
  if (pairs.length === 0 || pairs.length < list.length)
    problems.add(where, 'x-permission must be a list of {area, action}');
  return pairs;
}

/** Refuses an `x-record` that names neither a parameter of the path nor a field of the body. */
function checkRecord(
  document: JsonObject,
  { record, parameters, body }: Operation,
  where: string,
  problems: Problems,
): void {
  const [place, name = ''] = record?.split('.') ?? [];
  const isThere =
    place === 'params'
      ? parameters.some((parameter) => parameter.in === 'path' && parameter.name === name)
      : name in propertiesOf(document, body?.schema);
  if (record !== undefined && !isThere) problems.add(where, `x-record names ${record}, which the call does not have`);
}

function recordKind(value: unknown): Pick<PermissionEntry, 'record'> {
  return value === 'new' || value === 'existing' ? { record: value } : {};
}

function readParameters(
  document: JsonObject,
  path: string,
  item: JsonObject,
  node: JsonObject,
  where: string,
  problems: Problems,
): Parameter[] {
  const parameters: Parameter[] = [];
  for (const entry of [...list(item['parameters']), ...list(node['parameters'])]) {
    const parameter = resolve(document, entry);
    const { name, in: place, schema } = parameter;
    if (place === 'header' || place === 'cookie') continue;
    if ((place !== 'path' && place !== 'query') || typeof name !== 'string' || !isObject(schema)) {
      problems.add(where, `parameter ${String(name)} needs name, in and schema`);
      continue;
    }
    parameters.push({ name, in: place, required: parameter['required'] === true, schema });
  }
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const declared = parameters.filter((parameter) => parameter.in === 'path');
  for (const name of inPath)
    if (!declared.some((parameter) => parameter.name === name))
      problems.add(where, `parameter ${name} of the path is not declared`);
  for (const { name, required } of declared) {
    if (!inPath.includes(name)) problems.add(where, `path has no {${name}}`);
    if (!required) problems.add(where, `path parameter ${name} must be required`);
  }
  return parameters;
}

function readBody(document: JsonObject, node: JsonObject, where: string, problems: Problems): Operation['body'] {
  if (node['requestBody'] === undefined) return undefined;
  const body = resolve(document, node['requestBody']);
  const content = Object.entries(isObject(body['content']) ? body['content'] : {});
  const schemas = content.map(([, media]) => (isObject(media) ? media['schema'] : undefined));
  if (!isObject(schemas[0])) {
    problems.add(where, 'request body has no schema');
    return undefined;
  }
  if (new Set(schemas.map((schema) => JSON.stringify(schema))).size > 1)
    problems.add(where, 'content types of one request must share their schema');
  return { schema: schemas[0], contentTypes: content.map(([type]) => type), required: body['required'] === true };
}

function readMaxBody(node: JsonObject, where: string, problems: Problems): number | undefined {
  const bytes = node['x-max-body'];
  if (bytes === undefined) return undefined;
  if (typeof bytes === 'number' && Number.isInteger(bytes) && bytes > 0 && node['requestBody'] !== undefined)
    return bytes;
  problems.add(where, 'x-max-body must be a number of bytes, on an operation with a body');
  return undefined;
}

function readAnswer(document: JsonObject, node: JsonObject, where: string, problems: Problems): Operation['answer'] {
  const responses = isObject(node['responses']) ? node['responses'] : {};
  const successes = Object.keys(responses)
    .filter((status) => /^[23]\d\d$/.test(status))
    .sort();
  if (successes.length !== 1) {
    problems.add(where, `needs exactly one answer of success, has ${successes.length}`);
    if (successes.length === 0) return { status: 200, contentTypes: [], schema: undefined };
  }
  const response = resolve(document, responses[successes[0]!]);
  const content = Object.entries(isObject(response['content']) ? response['content'] : {});
  const media = content.find(([type]) => isJson(type))?.[1];
  const schema = isObject(media) ? media['schema'] : undefined;
  if (media !== undefined && !isObject(schema)) problems.add(where, 'answer has no schema');
  const isDownload = node['x-download'] === true;
  if (media !== undefined && content.length > 1 && (!isDownload || !isJson(content[0]?.[0] ?? '')))
    problems.add(where, 'an answer is JSON or something else; with x-download it may be JSON first, then files');
  return {
    status: Number(successes[0]),
    contentTypes: content.map(([type]) => type),
    schema: isObject(schema) ? schema : undefined,
  };
}

function checkSecurity(document: JsonObject, operation: Operation, where: string, problems: Problems): void {
  const own = operation.node['security'];
  const security = Array.isArray(own) ? own : list(document['security']);
  const isPublic = operation.audience.includes('public');
  if (security.length === 0 && !isPublic)
    problems.add(where, 'needs security, or x-audience: [public] with security: []');
  if (own === undefined && isPublic && security.length > 0)
    problems.add(where, 'is public: say so with security: [] (or name the optional security)');
}

/** A JSON body and a JSON response each need an example; otherwise one parameter does, if there is any. */
function checkExamples(document: JsonObject, operation: Operation, where: string, problems: Problems): void {
  const has = (media: unknown): boolean => {
    if (!isObject(media)) return false;
    const schema = resolve(document, media['schema']);
    return ['example', 'examples'].some((key) => media[key] !== undefined || schema[key] !== undefined);
  };
  const content = (holder: unknown): [string, unknown][] => {
    const found = resolve(document, holder)['content'];
    return isObject(found) ? Object.entries(found) : [];
  };
  const responses = isObject(operation.node['responses']) ? operation.node['responses'] : {};
  const body = content(operation.node['requestBody']);
  const answer = content(responses[String(operation.answer.status)]).filter(([type]) => isJson(type));
  if (body.length > 0 && !body.some(([, media]) => has(media))) problems.add(where, 'has no example of its request');
  if (answer.length > 0 && !answer.some(([, media]) => has(media))) problems.add(where, 'has no example of its answer');
  if (body.length > 0 || answer.length > 0 || operation.parameters.length === 0) return;
  const parameters = list(operation.node['parameters']).map((entry) => resolve(document, entry));
  if (!parameters.some((parameter) => parameter['example'] !== undefined || has(parameter)))
    problems.add(where, 'has no example of a parameter');
}

export function isJson(contentType: string): boolean {
  return /^application\/(.+\+)?json\b/.test(contentType);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The object itself, or what its local reference points at. */
export function resolve(document: JsonObject, value: unknown): JsonObject {
  const target = isObject(value) && typeof value['$ref'] === 'string' ? atPointer(document, value['$ref']) : value;
  return isObject(target) ? target : {};
}
