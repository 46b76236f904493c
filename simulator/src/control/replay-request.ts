import { OPERATIONS, type OperationEntry, type OperationId } from '@muara/contract/operations';
import type { RecordedCall } from '../kernel/journal.ts';
import type { Aliases } from './replay-aliases.ts';

/** Returns a recorded call as a request to a world, with the names that this world uses. */
export function toRequest({ line }: RecordedCall, world: string, aliases: Aliases): Request {
  const { caller, method, path, userId, platform, userAgent, body } = line;
  const info = caller?.request;
  const headers = new Headers({ 'x-sim-world': world, 'x-platform': platform, 'user-agent': userAgent });
  const token = caller?.token;
  if (token !== undefined) headers.set('authorization', `Bearer ${aliases.token(token, userId)}`);
  if (caller?.idempotencyKey !== undefined) headers.set('idempotency-key', caller.idempotencyKey);
  if (info?.pos) headers.set('x-pos', '1');
  if (info?.appVersion !== undefined) headers.set('x-app-version', info.appVersion);
  if (info?.language !== undefined) headers.set('accept-language', info.language);
  if (info?.apiKey !== undefined) headers.set('x-api-key', aliases.replace(info.apiKey));
  const search = caller?.search ? `?${aliases.replace(caller.search)}` : '';
  const prefix = info?.prefix ? `/w/${world}` : '';
  const url = `${info?.origin ?? 'http://localhost'}${prefix}${aliases.replace(path)}${search}`;
  const isBodyless = body === undefined || method === 'GET' || method === 'HEAD';
  return new Request(url, { method, headers, ...(isBodyless ? {} : encode(line, aliases, headers)) });
}

/** Returns the body in the content type in which it came; a form with files is always multipart. */
function encode(
  { body, contentType = '', operationId }: RecordedCall['line'],
  aliases: Aliases,
  headers: Headers,
): RequestInit {
  if (!/^(?:multipart|application\/x-www-form)/.test(contentType)) {
    headers.set('content-type', contentType || 'application/json');
    return { body: aliases.replace(JSON.stringify(body)) };
  }
  const { form = {} }: OperationEntry = OPERATIONS[operationId as OperationId];
  const entries = Object.entries(body as object).flatMap(([name, value]) => fieldsOf(name, value, form[name]));
  if (contentType.startsWith('multipart')) {
    const data = new FormData();
    for (const [name, value] of entries)
      if (value instanceof Blob) data.append(name, value);
      else data.append(name, aliases.replace(value));
    return { body: data };
  }
  headers.set('content-type', 'application/x-www-form-urlencoded');
  return {
    body: new URLSearchParams(
      entries.map(([name, value]) => [name, value instanceof Blob ? '' : aliases.replace(value)]),
    ).toString(),
  };
}

type Field = [name: string, value: string | Blob];

/** Returns the fields of a form that a value is written as. */
function fieldsOf(name: string, value: unknown, style: 'brackets' | 'indexed' | 'json' | undefined): Field[] {
  if (value === null || value === undefined) return [[name, '']];
  if (value instanceof Blob) return [[name, value]];
  if (typeof value === 'boolean') return [[name, value ? '1' : '0']];
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
  if (typeof value !== 'object') return [];
  if (style === 'json' || !Array.isArray(value)) return [[name, JSON.stringify(value)]];
  if (style === 'indexed')
    return value.flatMap((item, index) =>
      Object.entries(item as object).map(([part, inner]): Field => [`${name}[${index}][${part}]`, String(inner)]),
    );
  return value.map((item): Field => [
    style === 'brackets' ? `${name}[]` : name,
    item instanceof Blob ? item : String(item),
  ]);
}
