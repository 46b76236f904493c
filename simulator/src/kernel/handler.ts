import type { Language } from '@muara/contract/constants';
import type { ErrorCode } from '@muara/contract/errors';
import type { OperationId, OperationMap } from '@muara/contract/types';
import type { Rules } from '@muara/contract/rules';
import type { PrintHub, WorldHub } from '../realtime/hub.ts';
import type { Session, World } from '../world/world.ts';
import type { Binary } from './binary.ts';
import type { OutsideService } from './faults.ts';
import type { Reply } from './handler-reply.ts';
import type { JournalEntry } from './journal.ts';

/** What a call carries besides its parameters. */
export interface RequestInfo {
  /** X-Platform, or `web_app`. */
  readonly platform: string;
  /** A HEAD request, as link previews send: it must not change anything. */
  readonly head: boolean;
  /** X-Pos: 1 – the call comes from the counter's point of sale. */
  readonly pos: boolean;
  readonly appVersion: string | undefined;
  /** The language of messages: Malay when Accept-Language prefers it to English. */
  readonly language: Language;
  /** X-Api-Key, which printer helpers send. */
  readonly apiKey: string | undefined;
  /** The caller's network address, or `in-process`. */
  readonly address: string;
  /** Public base URL of the server, never taken from a foreign Host header: `http://localhost:3000`. */
  readonly origin: string;
  /**
   * `/w/<name>` when the path chose the world, otherwise empty.
   * Links in responses are `origin + prefix + path`.
   */
  readonly prefix: string;
  /** Base URL of the app's screens: with the prefix when the world's own app was opened. */
  readonly screens: string;
}

/**
 * Everything a handler may use besides its input; handlers have no clock, randomness or I/O of their
 * own.
 */
export interface PublicContext {
  readonly world: World;
  /** Null when nobody is signed in. */
  readonly session: Session | null;
  readonly rules: Rules;
  /** The world's time, in milliseconds since 1970. */
  readonly now: number;
  /** Printers and their jobs; all other messages are reactions to events. */
  readonly hub: PrintHub;
  readonly request: RequestInfo;
  /** Returns the latest calls of the world, oldest first, without secrets. */
  requests(): readonly JournalEntry[];
  /** Returns the status of a call to an external service: 200 unless a fault is ordered. */
  serviceStatus(service: OutsideService): number;
  /** Returns false once the world was reset, replaced or evicted: work that outlives the call must stop. */
  isCurrent(): boolean;
}

/** The context of an operation that only signed-in callers may use. */
export interface Context extends PublicContext {
  readonly session: Session;
}

/** The context of an operation, by whether it has a session. */
export interface Contexts {
  public: PublicContext;
  session: Context;
}

type ContextOf<K extends OperationId> = Contexts[OperationMap[K]['access']];

/** What a reaction may use of the call that caused its event. */
export interface ReactionContext extends Pick<
  PublicContext,
  'world' | 'session' | 'rules' | 'now' | 'request' | 'serviceStatus'
> {
  readonly hub: WorldHub;
}

/** What a reaction may use when a scheduled job caused its event. */
export type JobContext = Omit<ReactionContext, 'request' | 'serviceStatus'>;

/** What a handler receives of a call. @public emitted declarations of handlers name it */
export interface Input<K extends OperationId> {
  params: OperationMap[K]['params'];
  query: OperationMap[K]['query'];
  body: OperationMap[K]['body'];
}

/** JSON in the shape of the contract, or a file made by `binary(…)`. */
type HandlerResult<K extends OperationId> = Exclude<OperationMap[K]['answer'], Blob> | Binary;

/** The response alone, or with the events that the call caused. */
type Returned<K extends OperationId> = HandlerResult<K> | Reply<HandlerResult<K>>;

/** Synchronous wherever possible, so that a call is one atomic step over the world. */
export type Handler<K extends OperationId> = (input: Input<K>, ctx: ContextOf<K>) => Returned<K> | Promise<Returned<K>>;

/** An operation of the contract that returns 501 and is listed by the control plane. */
interface NotImplemented {
  readonly notImplemented: string;
}

/** Marks an operation as not implemented. @param why one sentence for the list of such operations */
export function notImplemented(why: string): NotImplemented {
  return { notImplemented: why };
}

/** One handler per operation: a missing handler or a wrong response type does not compile. */
export type Handlers = { readonly [K in OperationId]: Handler<K> | NotImplemented };

/** Why a token opens no session: 401 session_expired, 402 contract_inactive, 403 account_inactive. */
export interface NoSession {
  readonly code: ErrorCode;
}
