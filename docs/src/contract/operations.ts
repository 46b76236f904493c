import {
  type DocumentedOperation,
  type Example,
  type MediaType,
  type OpenApi,
  type Parameter,
  type Response,
  type Schema,
  METHODS,
} from './documents.ts';

/** An operation with its references resolved. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  /** Markdown, without the table of refusals. */
  description: string;
  parameters: Parameter[];
  body?: { required: boolean; contentTypes: string[]; schema: Schema; examples: Example[] };
  success: { status: string; description: string; contentTypes: string[]; schema?: Schema; examples: Example[] };
  errors: string[];
  /** Headers of refusals and responses, by name. */
  responseHeaders: Record<string, string>;
  audience: string[];
  permission: NonNullable<DocumentedOperation['x-permission']>;
  isCommand: boolean;
  isDownload: boolean;
  extension?: string;
  maxBody?: number;
}

/** The table of refusals at the end of a description: the page has a better one. */
const REFUSALS = /\n*\| Status \| Code \|[\s\S]*$/;

/** Returns the operations of a document, in its order. */
export function listOperations(document: OpenApi): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return [readOperation(document, method.toUpperCase(), path, { ...operation, parameters })];
    }),
  );
}

function readOperation(document: OpenApi, method: string, path: string, operation: DocumentedOperation): Operation {
  const resolve = <T extends { $ref?: string }>(node: T): T => resolveIn(document, node);
  const responses = Object.entries(operation.responses).map(
    ([status, one]) => [status, resolve(one)] as [string, Response],
  );
  const [status, success] = responses.find(([code]) => code.startsWith('2')) ?? ['200', {}];
  const content = Object.entries(success.content ?? {});
  return {
    id: operation.operationId,
    method,
    path,
    tag: operation.tags[0] ?? '',
    summary: operation.summary,
    description: (operation.description ?? '').replace(REFUSALS, ''),
    parameters: (operation.parameters ?? []).map(resolve),
    ...(operation.requestBody && { body: readBody(operation.requestBody, resolve) }),
    success: {
      status,
      description: success.description ?? '',
      contentTypes: content.map(([type]) => type),
      schema: success.content?.['application/json']?.schema,
      examples: listExamples(success.content?.['application/json'], resolve),
    },
    errors: operation['x-errors'] ?? [],
    responseHeaders: Object.assign({}, ...responses.map(([, one]) => readHeaders(one, resolve))) as Record<
      string,
      string
    >,
    audience: operation['x-audience'] ?? [],
    permission: operation['x-permission'] ?? [],
    isCommand: operation['x-command'] ?? false,
    isDownload: operation['x-download'] ?? false,
    extension: operation['x-extension'],
    maxBody: operation['x-max-body'],
  };
}

type Resolve = <T extends { $ref?: string }>(node: T) => T;

function readBody(
  { required = false, content }: NonNullable<DocumentedOperation['requestBody']>,
  resolve: Resolve,
): Operation['body'] {
  const contentTypes = Object.keys(content);
  const preferred = content['application/json'] ?? Object.values(content)[0]!;
  return { required, contentTypes, schema: preferred.schema ?? {}, examples: listExamples(preferred, resolve) };
}

function readHeaders({ headers = {} }: Response, resolve: Resolve): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, one]) => [name, resolve(one).description ?? '']));
}

function listExamples(media: MediaType | undefined, resolve: Resolve): Example[] {
  if (!media) return [];
  if (media.example !== undefined) return [{ value: media.example }];
  return Object.entries(media.examples ?? {}).map(([name, one]) => ({ summary: name, ...resolve(one) }));
}

function resolveIn<T extends { $ref?: string }>(document: OpenApi, node: T): T {
  if (!node.$ref) return node;
  let target: unknown = document;
  for (const key of node.$ref.slice(2).split('/')) target = (target as Record<string, unknown>)[key];
  return resolveIn(document, target as T);
}
