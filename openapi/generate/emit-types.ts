import openapiTS, { astToString, stringToAST } from 'openapi-typescript';
import type { Operation } from './contract.ts';
import { accessOf } from './emit-operations.ts';
import { isObject, type JsonObject } from './json.ts';
import { BANNER, property } from './text.ts';

/** Marks the answer of operations that send a file; handlers and clients give it their own form. */
const MARKER = `/** The answer of an operation that sends a file (PDF, page, image) and not JSON. */
export type BinaryAnswer = Blob;

/** An operation that takes nothing in this place. */
export type NoFields = Record<string, never>;
`;

/**
 * types.ts: openapi-typescript's view of the document, an alias for every schema, and
 * \`OperationMap\`. The document must hold every schema under components.
 */
export async function emitTypes(document: JsonObject, operations: Operation[], schemas: string[]): Promise<string> {
  const view = await typesOf(document);
  const aliases = schemas.map((name) => `export type ${name} = components['schemas'][${JSON.stringify(name)}];\n`);
  const rows = operations.map((operation) => `  ${property(operation.id)}: ${operationType(operation)};\n`);
  return [
    `${BANNER}${view}\n`,
    ...aliases,
    `\n${MARKER}\n`,
    '/** What goes into and comes out of each operation, and whether it needs a session. */\n',
    `export interface OperationMap {\n${rows.join('')}}\n\nexport type OperationId = keyof OperationMap;\nexport type SchemaMap = components['schemas'];\n`,
  ].join('');
}

/** By title: the last document, as text, and its TypeScript. `npm run dev` writes only what changed. */
const written = new Map<string, { source: string; types: string }>();

/** The TypeScript of a document. */
export async function typesOf(document: JsonObject): Promise<string> {
  const title = String(isObject(document['info']) && document['info']['title']);
  const source = JSON.stringify(document);
  const known = written.get(title);
  if (known?.source === source) return known.types;
  const types = await translateTypes(document);
  written.set(title, { source, types });
  return types;
}

/** openapi-typescript changes what it is given, so it gets a clone. */
async function translateTypes(document: JsonObject): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as never, {
    defaultNonNullable: false,
    transform(schema) {
      if (schema.format !== 'binary') return undefined;
      return (stringToAST('type Upload = Blob') as { type: never }[])[0]?.type;
    },
  });
  return astToString(nodes);
}

/** `{ params; query; body; answer; access }` in terms of the `operations` interface of the same module. */
export function operationType(operation: Operation): string {
  const base = `operations[${JSON.stringify(operation.id)}]`;
  const has = (place: string): boolean => operation.parameters.some((parameter) => parameter.in === place);
  const params = has('path') ? `${base}['parameters']['path']` : 'NoFields';
  const query = has('query') ? `NonNullable<${base}['parameters']['query']>` : 'NoFields';
  const { body, answer } = operation;
  const content = body && `NonNullable<${base}['requestBody']>['content'][${JSON.stringify(body.contentTypes[0])}]`;
  const bodyType = content ? (body.required ? content : `${content} | undefined`) : 'undefined';
  const answerType = answer.schema
    ? `${base}['responses'][${answer.status}]['content'][${JSON.stringify(answer.contentTypes[0])}]`
    : answer.contentTypes.length > 0
      ? 'BinaryAnswer'
      : 'undefined';
  const access = accessOf(operation.audience);
  return `{ params: ${params}; query: ${query}; body: ${bodyType}; answer: ${answerType}; access: '${access}' }`;
}
