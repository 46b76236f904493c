import { textOf } from './calls.ts';
import type { Operation } from './operations.ts';
import type { Parameter } from './documents.ts';

const ORIGIN = 'http://localhost:3000';
const FORM = 'application/x-www-form-urlencoded';

/** The values of a typical call: those of the contract's example. */
interface SampleCall {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
  /** Content type of the body. */
  contentType?: string;
  needsToken: boolean;
}

/** Returns the values of a typical call. */
export function sampleOf(operation: Operation): SampleCall {
  const valuesIn = (place: Parameter['in']) =>
    Object.fromEntries(
      operation.parameters
        .filter(
          (one) => one.in === place && one.example !== undefined && (one.required || place === 'path' || isUsual(one)),
        )
        .map((one) => [one.name, one.example]),
    );
  const { body } = operation;
  return {
    params: valuesIn('path'),
    query: valuesIn('query'),
    ...(body && {
      body: body.examples[0]?.value ?? {},
      contentType: body.contentTypes.includes('application/json') ? 'application/json' : body.contentTypes[0],
    }),
    needsToken: !operation.audience.includes('public'),
  };
}

/** Filters and rare parameters make a sample hard to read: it has the required ones, and the page. */
const isUsual = ({ name }: Parameter): boolean => name === 'page';

/** Returns the path of a sample with its query. */
function pathOf({ path }: Operation, { params, query }: SampleCall): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(textOf(params[name] ?? name)),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, textOf(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

/** Code of a call in one language. */
interface CodeSample {
  label: string;
  language: 'bash' | 'typescript';
  code: string;
}

/** Returns a call in curl, with fetch, and with our client where that has it. */
export function codeSamples(operation: Operation, hasClient: boolean): CodeSample[] {
  const sample = sampleOf(operation);
  return [
    { label: 'curl', language: 'bash', code: curl(operation, sample) },
    ...(hasClient ? [{ label: 'Client', language: 'typescript' as const, code: client(operation, sample) }] : []),
    { label: 'fetch', language: 'typescript', code: fetchCode(operation, sample) },
  ];
}

function curl(operation: Operation, sample: SampleCall): string {
  const { body, contentType, needsToken } = sample;
  const method =
    operation.method === 'GET' || (operation.method === 'POST' && body !== undefined) ? '' : `-X ${operation.method} `;
  const lines = [`curl ${method}${quote(ORIGIN + pathOf(operation, sample))}`];
  if (needsToken) lines.push(`-H "Authorization: Bearer $TOKEN"`);
  if (isFile(operation)) lines.push('--output document');
  if (contentType === FORM) {
    for (const [name, value] of Object.entries(body as object))
      lines.push(`--data-urlencode ${quote(`${name}=${value}`)}`);
  } else if (body !== undefined) {
    lines.push(`-H 'Content-Type: application/json'`, `-d ${quote(JSON.stringify(body, null, 2))}`);
  }
  return lines.join(' \\\n  ');
}

function client({ id, success }: Operation, { params, query, body }: SampleCall): string {
  const parts = { params, query, body: body as object | undefined };
  const given = Object.entries(parts).filter(([, value]) => value && Object.keys(value).length > 0);
  const input = given.length > 0 ? toCode(Object.fromEntries(given)) : '';
  const isJson = success.contentTypes.includes('application/json');
  return `const ${isJson ? 'answer' : 'file'} = await client.call.${id}(${input});`;
}

function fetchCode(operation: Operation, sample: SampleCall): string {
  const { body, contentType, needsToken } = sample;
  const headers = [
    ...(needsToken ? ['    Authorization: `Bearer ${token}`,'] : []),
    ...(body !== undefined && contentType !== FORM ? [`    'Content-Type': 'application/json',`] : []),
  ];
  const options = [
    ...(operation.method === 'GET' ? [] : [`  method: '${operation.method}',`]),
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(body === undefined ? [] : [`  body: ${bodyCode(body, contentType)},`]),
  ];
  const init = options.length > 0 ? `, {\n${options.join('\n')}\n}` : '';
  const read = isFile(operation) ? 'const file = await response.blob();' : 'const answer = await response.json();';
  return `const response = await fetch('${ORIGIN}${pathOf(operation, sample)}'${init});
if (!response.ok) throw new Error((await response.json()).message);
${read}`;
}

function bodyCode(body: unknown, contentType: string | undefined): string {
  const value = toCode(body).replaceAll('\n', '\n  ');
  return contentType === FORM ? `new URLSearchParams(${value})` : `JSON.stringify(${value})`;
}

const isFile = ({ success }: Operation): boolean => !success.contentTypes.includes('application/json');

/** Quotes a text for a shell. */
export const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Writes a value as TypeScript. */
function toCode(value: unknown, indent = ''): string {
  if (Array.isArray(value)) {
    const short = `[${value.map((one) => toCode(one)).join(', ')}]`;
    if (short.length < 60 && !short.includes('\n')) return short;
    return `[\n${value.map((one) => `${indent}  ${toCode(one, `${indent}  `)},\n`).join('')}${indent}]`;
  }
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(([name, one]) => [nameCode(name), one] as const);
    const short = `{ ${entries.map(([name, one]) => `${name}: ${toCode(one)}`).join(', ')} }`;
    if (short.length < 60 && !short.includes('\n')) return entries.length === 0 ? '{}' : short;
    const lines = entries.map(([name, one]) => `${indent}  ${name}: ${toCode(one, `${indent}  `)},\n`);
    return `{\n${lines.join('')}${indent}}`;
  }
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  return JSON.stringify(value);
}

const nameCode = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);
