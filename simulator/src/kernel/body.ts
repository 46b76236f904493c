import { BODY_MAX_BYTES, BODY_MAX_DEPTH } from '@muara/contract/constants';
import { decodeFields } from '@muara/contract/decode';
import type { OperationMeta } from '@muara/contract/operation-meta';
import { malformedRequest, Refusal } from './refusal.ts';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/;
/** More fields than any form in the contract has. Reading a field costs far more than its bytes. */
const MAX_FIELDS = 20_000;

/**
 * Returns the body as a value: parsed JSON, or a form decoded by the operation's table; undefined
 * without a body.
 * @throws Refusal body_too_large; malformed_request when it cannot be parsed, nests too deeply or has the wrong content
 * type
 */
export async function readBody(meta: OperationMeta, request: Request): Promise<unknown> {
  if (meta.contentTypes.length === 0) return undefined;
  const type = mediaType(request.headers.get('content-type'));
  const bytes = await readBytes(request, meta.maxBody ?? BODY_MAX_BYTES);
  if (!bytes) throw new Refusal('body_too_large');
  if (bytes.length === 0 && type === '') return undefined;
  if (!meta.contentTypes.includes(type))
    throw malformedRequest(
      'content-type',
      'content-type',
      `expected ${meta.contentTypes.join(' or ')}, received ${type || 'a body without a content type'}`,
    );
  if (type === 'multipart/form-data') return readForm(meta, request, bytes);
  const text = new TextDecoder().decode(bytes);
  if (type === 'application/x-www-form-urlencoded') return decodeFields(meta.decode.body, readFields(text));
  return JSON_TYPE.test(type) ? parseJson(text) : text;
}

/** Returns all bytes of a body, or undefined when there are more than `limit`. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  if (!request.body) return new Uint8Array(0);
  const reader = request.body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    // Respond now; the host discards the rest. Cancelling a body that is still being read ends Node 24 (nodejs/undici).
    if (length > limit) return undefined;
    chunks.push(value);
  }
  return join(chunks, length);
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch {
    throw malformedRequest('body', 'json', 'expected valid JSON');
  }
  if (isDeeperThan(value, BODY_MAX_DEPTH))
    throw malformedRequest('body', 'depth', `expected at most ${BODY_MAX_DEPTH} levels`);
  return value;
}

/**
 * Returns whether lists and objects nest deeper than `most`.
 * Walks level by level, so no depth overflows the stack.
 */
export function isDeeperThan(value: unknown, most: number): boolean {
  let level = [value].filter(isNested);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= most) return true;
    level = level.flatMap((outer) => Object.values(outer).filter(isNested));
  }
  return false;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function readFields(text: string): URLSearchParams {
  let fields = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) fields++;
  if (fields > MAX_FIELDS) throw malformedRequest('body', 'fields', `expected at most ${MAX_FIELDS} fields`);
  return new URLSearchParams(text);
}

async function readForm(meta: OperationMeta, { headers }: Request, bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  let entries: [string, unknown][];
  try {
    const type = headers.get('content-type') ?? '';
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    entries = [...(form.entries() as Iterable<[string, unknown]>)];
  } catch {
    throw malformedRequest('body', 'form-data', 'expected valid form data');
  }
  if (entries.length > MAX_FIELDS) throw malformedRequest('body', 'fields', `expected at most ${MAX_FIELDS} fields`);
  return decodeFields(meta.decode.body, entries);
}

function mediaType(header: string | null): string {
  if (header === null) return '';
  const end = header.indexOf(';');
  return (end < 0 ? header : header.slice(0, end)).trim().toLowerCase();
}
