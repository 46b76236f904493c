import { OPERATIONS, type OperationEntry, type OperationId } from '@muara/contract/operations';
import { OPERATION_META, type OperationMeta } from '@muara/contract/operation-meta';
import type { ErrorCode } from '@muara/contract/errors';
import { validators } from '@muara/contract/validators';
import type { Handlers, NotImplemented, PublicContext } from './handler.ts';
import type { Validator } from './input.ts';
import { compareSpecificity, routePath } from './paths.ts';

/** A handler as the kernel calls it; its types were checked where it was written. */
type AnyHandler = (input: { params: unknown; query: unknown; body: unknown }, ctx: PublicContext) => unknown;

/** Everything a call needs to know about an operation, computed once. */
export interface Operation extends OperationEntry {
  id: OperationId;
  meta: OperationMeta;
  /** Codes with which it may refuse. */
  codes: ReadonlySet<ErrorCode>;
  isPublic: boolean;
  route: string;
  tails: Readonly<Record<string, string>>;
  handler: AnyHandler | NotImplemented;
  /** Created on the first call instead of at start. */
  validators: Partial<Record<'params' | 'query' | 'body' | 'answer', Validator>>;
}

const listed = new WeakMap<Handlers, readonly Operation[]>();

/**
 * Returns the operations in the order in which their routes are tried; one cached list per set of
 * handlers.
 */
export function listOperations(handlers: Handlers): readonly Operation[] {
  const known = listed.get(handlers) ?? sortOperations(handlers);
  listed.set(handlers, known);
  return known;
}

function sortOperations(handlers: Handlers): Operation[] {
  const ids = Object.keys(OPERATIONS) as OperationId[];
  return ids
    .map((id): Operation => {
      const entry: OperationEntry = OPERATIONS[id];
      const meta: OperationMeta = OPERATION_META[id];
      const { hono, tails } = routePath(entry.path);
      return {
        ...entry,
        id,
        meta,
        codes: new Set(meta.errors),
        isPublic: entry.audience.includes('public'),
        route: hono,
        tails,
        handler: handlers[id] as AnyHandler | NotImplemented,
        validators: validators[id],
      };
    })
    .sort((a, b) => compareSpecificity(a.path, b.path));
}
