import { isJson, type Operation } from './contract.ts';
import type { CatalogueEntry } from './errors.ts';
import { isObject, type JsonObject } from './json.ts';

/**
 * Whether an operation takes an Idempotency-Key: commands that return JSON do, but none that hands out
 * or ends a session.
 */
export function takesIdempotencyKey({ command, tag, answer }: Pick<Operation, 'command' | 'tag' | 'answer'>): boolean {
  return command && tag !== 'Session' && answer.contentTypes.every(isJson);
}

/**
 * The refusals that follow from the kind of an operation, so that no author has to list them: a body
 * may be too large, a token may belong to a world that was reset, and an idempotency key may be used
 * twice.
 */
export function addImpliedErrors(operation: Operation, catalogue: Record<string, CatalogueEntry>): void {
  const implied = [
    operation.body && 'body_too_large',
    operation.errors.includes('session_expired') && 'world_reset',
    takesIdempotencyKey(operation) && 'idempotency_key_reused',
  ];
  for (const code of implied)
    if (code && Object.hasOwn(catalogue, code) && !operation.errors.includes(code)) operation.errors.push(code);
}

/**
 * Writes into the bundle the headers that follow from the kind of an operation: X-Platform for every
 * call, X-App-Version where a version can be too old, and the Idempotency-Key of a command. The document declares them as components.
 */
export function addImpliedHeaders(operation: Operation, document: JsonObject): void {
  const components = isObject(document['components']) ? document['components'] : {};
  const declared = isObject(components['parameters']) ? components['parameters'] : {};
  const headers = [
    'Platform',
    ...(operation.errors.includes('app_version_too_old') ? ['AppVersion'] : []),
    ...(takesIdempotencyKey(operation) ? ['IdempotencyKey'] : []),
  ];
  const { node } = operation;
  const own = Array.isArray(node['parameters']) ? node['parameters'] : [];
  const added = headers
    .filter((name) => Object.hasOwn(declared, name))
    .map((name) => ({ $ref: `#/components/parameters/${name}` }));
  if (own.length + added.length > 0) node['parameters'] = [...own, ...added];
}
