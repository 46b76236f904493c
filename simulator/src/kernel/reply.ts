import { ERRORS } from '@muara/contract/errors';
import type { Binary } from './binary.ts';
import type { Refusal } from './refusal.ts';

const JSON_HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** A JSON answer. `undefined` is an empty one. */
export function jsonReply(status: number, body: unknown, more?: Record<string, string>): Response {
  const headers = more ? { ...JSON_HEADERS, ...more } : JSON_HEADERS;
  return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
}

/** A file, shown by a browser rather than saved. */
export function binaryReply(status: number, file: Binary): Response {
  const headers: Record<string, string> = {
    'content-type': file.contentType,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  if (file.filename)
    headers['content-disposition'] = `inline; filename="${file.filename.replaceAll(/["\\\r\n]/g, '')}"`;
  return new Response(file.bytes as Uint8Array<ArrayBuffer>, { status, headers });
}

/** What the wire says of a refusal: the schema ErrorBody and the status. */
export interface RefusalReply {
  status: number;
  body: { code: string; message: string; field?: string; errors?: readonly unknown[] };
}

/** The catalogue's status and words for a refusal, its braces filled. */
export function describeRefusal({ code, options }: Refusal): RefusalReply {
  const { status, message } = ERRORS[code];
  const { field, errors, params } = options;
  const words =
    options.message ??
    (params ? message.replaceAll(/\{(\w+)\}/g, (braces, name: string) => params[name] ?? braces) : message);
  return {
    status: options.status ?? status,
    body: { code, message: words, ...(field !== undefined && { field }), ...(errors && { errors }) },
  };
}

export function refusalReply(refusal: Refusal): Response {
  const { status, body } = describeRefusal(refusal);
  const { retryAfter } = refusal.options;
  return jsonReply(status, body, retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) });
}
