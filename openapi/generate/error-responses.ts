import type { Operation } from './contract.ts';
import type { CatalogueEntry } from './errors.ts';
import { isObject, type JsonObject } from './json.ts';
import type { Problems } from './problems.ts';

type Catalogue = Record<string, CatalogueEntry>;

/**
 * Writes an operation's refusals into the bundle out of its `x-errors`: one response per status whose
 * `code` is one of the operation's, and a table in the description. Responses of one or two codes are
 * shared, by name. Where a browser is answered a page, a refusal is one too. Codes of the simulator
 * are left out.
 *
 * @param body the schema of a refusal
 */
export function addErrorResponses(
  document: JsonObject,
  operation: Operation,
  catalogue: Catalogue,
  problems: Problems,
  body = 'ErrorBody',
): void {
  const where = `${operation.method} ${operation.path}`;
  for (const code of operation.errors)
    if (!catalogue[code]) problems.add(where, `x-errors names ${code}, which is not in errors.yaml`);
  if (new Set(operation.errors).size < operation.errors.length) problems.add(where, 'x-errors names a code twice');

  const { node } = operation;
  const codes = operation.errors.filter((code) => catalogue[code] && !catalogue[code].isSimulators);
  if (node['x-errors'] !== undefined) node['x-errors'] = codes;
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const { status } = catalogue[code]!;
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const responses = isObject(node['responses']) ? node['responses'] : {};
  node['responses'] = responses;
  for (const status of Object.keys(responses))
    if (/^[45]/.test(status) && !byStatus.has(Number(status)))
      problems.add(where, `documents status ${status}, but no code of x-errors has it`);

  const sendsPages = operation.answer.contentTypes.includes('text/html');
  for (const [status, those] of [...byStatus].sort(([a], [b]) => a - b)) {
    const response = buildResponse(document, status, those, catalogue, sendsPages, body);
    responses[String(status)] =
      those.length > MOST_SHARED ? response : share(document, response, nameOf(those, sendsPages));
  }
  if (codes.length > 0) node['description'] = [operation.description, '', ...tableOf(codes, catalogue)].join('\n');
}

/** Responses of more codes belong to one operation, and their names would be too long to read. */
const MOST_SHARED = 2;

function buildResponse(
  document: JsonObject,
  status: number,
  codes: readonly string[],
  catalogue: Catalogue,
  sendsPages: boolean,
  body: string,
): JsonObject {
  const { headers } = isObject(document['components']) ? document['components'] : {};
  const examples: JsonObject = {};
  for (const code of codes)
    examples[code] = { summary: catalogue[code]!.when, value: { code, message: catalogue[code]!.message } };
  const narrowed = {
    type: 'object',
    properties: { code: { type: 'string', enum: [...codes], description: 'Why the call was refused.' } },
  };
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    ...(status === 429 &&
      isObject(headers) &&
      Object.hasOwn(headers, 'RetryAfter') && {
        headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
      }),
    content: {
      'application/json': { schema: { allOf: [{ $ref: `#/components/schemas/${body}` }, narrowed] }, examples },
      ...(sendsPages && { 'text/html': { schema: { type: 'string' } } }),
    },
  };
}

/** `[account_inactive, permission_denied]` is `AccountInactiveOrPermissionDenied`. */
function nameOf(codes: readonly string[], sendsPages: boolean): string {
  const pascal = (code: string): string => code.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${codes.map(pascal).join('Or')}${sendsPages ? 'Page' : ''}`;
}

/** Adds a response to the components of a document and returns a reference to it. */
function share(document: JsonObject, response: JsonObject, name: string): JsonObject {
  const components = isObject(document['components']) ? document['components'] : {};
  const shared = isObject(components['responses']) ? components['responses'] : {};
  document['components'] = { ...components, responses: { ...shared, [name]: response } };
  return { $ref: `#/components/responses/${name}` };
}

function tableOf(codes: readonly string[], catalogue: Catalogue): string[] {
  const rows = codes.map((code) => {
    const { status, message, when } = catalogue[code]!;
    return `| ${status} | \`${code}\` | ${cell(message)} | ${cell(when)} |`;
  });
  return ['| Status | Code | Message | When |', '|---|---|---|---|', ...rows];
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
}

/** Gives the schema `ErrorCode` of a document to be published its values. */
export function publishErrorCodes(document: JsonObject, catalogue: Catalogue): void {
  const { schemas } = isObject(document['components']) ? document['components'] : {};
  const code = isObject(schemas) ? schemas['ErrorCode'] : undefined;
  if (isObject(code)) code['enum'] = Object.keys(catalogue).filter((one) => !catalogue[one]!.isSimulators);
}
