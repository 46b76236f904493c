import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { decodeFields } from '@muara/contract/decode';
import type { ErrorCode } from '@muara/contract/errors';
import openapi from '@muara/contract/openapi.json' with { type: 'json' };
import { OPERATION_META, type OperationMeta } from '@muara/contract/operation-meta';

// ajv-formats is CommonJS: Node finds its default export inside the default export, a bundler takes it out.
const addFormats = ('default' in formats ? formats.default : formats) as unknown as (ajv: Ajv2020) => void;

interface MediaType {
  schema?: object;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, Response | { $ref: string }>;
}
interface Response {
  content?: Record<string, MediaType>;
}
type Paths = Record<string, Record<string, Operation>>;

const {
  paths,
  components: { responses: sharedResponses },
} = openapi as unknown as { paths: Paths; components: { responses: Record<string, Response> } };

/** An operation of the published contract, found by method and path. */
export interface Match {
  operationId: string;
  operation: Operation;
  template: string;
}

const templates = Object.keys(paths)
  .map((template) => ({
    template,
    pattern: new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
    literals: template.split('{').length,
  }))
  // A literal segment wins over a parameter.
  .toSorted((a, b) => a.literals - b.literals);

export function findOperation(method: string, pathname: string): Match | undefined {
  for (const { template, pattern } of templates) {
    const operation = paths[template]?.[method.toLowerCase()];
    if (operation && pattern.test(pathname)) return { operationId: operation.operationId, operation, template };
  }
  return undefined;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(openapi, 'muara');

const compiled = new Map<string, ValidateFunction>();

function pointer(...parts: string[]): string {
  return `muara#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}

function validator(ref: string): ValidateFunction {
  const present = compiled.get(ref);
  if (present) return present;
  const fresh = ajv.compile({ $ref: ref });
  compiled.set(ref, fresh);
  return fresh;
}

function problems(ref: string, value: unknown, what: string): string[] {
  const validate = validator(ref);
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${what}: ${error.instancePath || '/'} ${error.message}`);
}

/** Codes that only the simulator returns: the published contract does not have them. */
const OF_SIMULATOR: readonly unknown[] = ['world_reset', 'not_played', 'answer_invalid'] satisfies ErrorCode[];

function isOfSimulator(body: string): boolean {
  return OF_SIMULATOR.includes((JSON.parse(body) as { code?: unknown } | null)?.code);
}

/**
 * Problems of an answer against the contract: undocumented status or media type, or a body that breaks
 * its schema.
 */
export function checkAnswer(method: string, match: Match, status: number, contentType: string, body: string): string[] {
  const what = `${match.operationId} ${status}`;
  const type = contentType.split(';')[0]!.trim();
  if (status >= 400 && type === 'application/json' && isOfSimulator(body)) return [];
  const found = match.operation.responses[String(status)];
  if (!found) return [`${what}: the contract documents no such status`];
  const shared = '$ref' in found ? found.$ref.split('/').at(-1)! : undefined;
  const response = shared ? sharedResponses[shared]! : (found as Response);
  if (!response.content) return [];
  const media = response.content[type];
  if (!media) return [`${what}: the contract documents no ${type}`];
  if (type !== 'application/json') return [];
  const at = shared
    ? ['components', 'responses', shared]
    : ['paths', match.template, method.toLowerCase(), 'responses', String(status)];
  const ref = pointer(...at, 'content', type, 'schema');
  return problems(ref, JSON.parse(body) as unknown, what);
}

/** Problems of a JSON request body against the contract. */
export function checkRequest(
  method: string,
  match: Match,
  contentType: string | undefined,
  body: string | null,
): string[] {
  const content = match.operation.requestBody?.content;
  if (!content || body === null) return [];
  const type = (contentType ?? '').split(';')[0]!.trim();
  if (!content[type]) return [`${match.operationId}: the contract takes no ${type || 'untyped'} body`];
  const ref = pointer('paths', match.template, method.toLowerCase(), 'requestBody', 'content', type, 'schema');
  const { decode } = (OPERATION_META as Record<string, OperationMeta>)[match.operationId]!;
  const value: unknown =
    type === 'application/json' ? JSON.parse(body) : decodeFields(decode.body, fieldsOf(type, body));
  return problems(ref, value, `${match.operationId} request`);
}

/** The fields of a form as they were sent; those of a multipart one that are texts. */
function fieldsOf(type: string, body: string): URLSearchParams {
  if (type !== 'multipart/form-data') return new URLSearchParams(body);
  const parts = body.matchAll(/^content-disposition: form-data; name="([^"]*)"\r\n\r\n([\s\S]*?)\r\n--/gim);
  return new URLSearchParams([...parts].map(([, name = '', value = '']) => [name, value]));
}
