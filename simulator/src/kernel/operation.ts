import { OPERATION_IDS, OPERATIONS, type OperationEntry, type OperationId } from '@muara/contract/operations';
import { ACCESS, OPERATION_META, type OperationMeta } from '@muara/contract/operation-meta';
import type { ErrorCode } from '@muara/contract/errors';
import { validators } from '@muara/contract/validators';
import type { Contexts, Handlers, PublicContext } from './handler.ts';
import { accept, firstProblem } from './input.ts';
import { routePath, sortBySpecificity } from './paths.ts';
import { Refusal } from './refusal.ts';

/** The input of a call: as it came, or as it was accepted. */
export interface CallInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A call whose input is valid. */
interface AcceptedCall {
  readonly input: CallInput;
  /** Runs the handler, and returns its response, with events or without. @throws Refusal */
  handle(ctx: PublicContext): unknown;
}

/** Everything a call needs to know about an operation, computed once. */
export interface Operation extends OperationEntry {
  id: OperationId;
  meta: OperationMeta;
  /** Codes with which it may refuse. */
  codes: ReadonlySet<ErrorCode>;
  isPublic: boolean;
  route: string;
  tails: Readonly<Record<string, string>>;
  /** Undefined for an operation that is implemented. */
  notImplemented: string | undefined;
  /** Validates the input. @throws Refusal validation_failed */
  accept(input: CallInput): AcceptedCall;
  /** Returns how a JSON response breaks the contract, in one line; undefined when it does not. */
  findProblem(answer: unknown): string | undefined;
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
  return sortBySpecificity(OPERATION_IDS.map((id) => createOperation(id, handlers)));
}

/** Joins an operation of the contract with its handler, whose types must agree. */
function createOperation<K extends OperationId>(id: K, handlers: Handlers): Operation {
  const entry: OperationEntry = OPERATIONS[id];
  const meta: OperationMeta = OPERATION_META[id];
  const { hono, tails } = routePath(entry.path);
  const handler = handlers[id];
  const toContext = CONTEXTS[ACCESS[id]];
  // Made on the first call instead of at start.
  const types = validators[id];
  return {
    ...entry,
    id,
    meta,
    codes: new Set(meta.errors),
    isPublic: ACCESS[id] === 'public',
    route: hono,
    tails,
    notImplemented: typeof handler === 'function' ? undefined : handler.notImplemented,
    accept({ params, query, body }) {
      const input = {
        params: accept(types.params, params),
        query: accept(types.query, query),
        body: accept(types.body, body),
      };
      return {
        input,
        handle(ctx) {
          if (typeof handler !== 'function') throw new Refusal('not_played');
          return handler(input, toContext(ctx));
        },
      };
    },
    findProblem: (answer) => types.answer && firstProblem(types.answer, answer),
  };
}

/** Gives an operation its context: one that is not public has a session. */
const CONTEXTS: { readonly [A in keyof Contexts]: (ctx: PublicContext) => Contexts[A] } = {
  public: (ctx) => ctx,
  session(ctx) {
    const { session } = ctx;
    if (!session) throw new Refusal('session_required');
    return { ...ctx, session };
  },
};
