import { OPERATION_META } from '@muara/contract/operation-meta';
import { OPERATIONS, type OperationEntry, type OperationId } from '@muara/contract/operations';
import type { OperationMap } from '@muara/contract/types';

/** The input of a call by name, with headers. */
export interface CallInput<K extends OperationId> {
  params?: OperationMap[K]['params'];
  query?: OperationMap[K]['query'];
  body?: OperationMap[K]['body'];
  headers?: Record<string, string>;
}

const FORM = 'application/x-www-form-urlencoded';

/** Returns path and init of an operation's request. */
export function getRequest<K extends OperationId>(
  id: K,
  { params, query, body, headers = {} }: CallInput<K> = {},
): { path: string; init: RequestInit } {
  const entry: OperationEntry = OPERATIONS[id];
  const given = (params ?? {}) as Record<string, unknown>;
  const path = entry.path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => encodeURIComponent(String(given[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(name, String(one));
  }
  const init: RequestInit = { method: entry.method, headers };
  const types: readonly string[] = OPERATION_META[id].contentTypes;
  if (body !== undefined && !types.includes('application/json') && types.includes(FORM)) {
    init.headers = { 'content-type': FORM, ...headers };
    init.body = new URLSearchParams(body as Record<string, string>).toString();
  } else if (body !== undefined) {
    init.headers = { 'content-type': 'application/json', ...headers };
    init.body = JSON.stringify(body);
  }
  return { path: search.size > 0 ? `${path}?${search.toString()}` : path, init };
}
