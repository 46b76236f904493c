import type { Language } from '@muara/contract/constants';
import type { ErrorCode } from '@muara/contract/errors';
import type { OperationId, OperationMap } from '@muara/contract/types';
import type { Rules } from '@muara/contract/rules';
import type { WorldHub } from '../realtime/hub.ts';
import type { AuditEntry, Session, World } from '../world/world.ts';
import type { Binary } from './binary.ts';
import type { OutsideService } from './faults.ts';
import type { JournalEntry } from './journal.ts';

/** What came with a call besides its parameters. */
export interface RequestInfo {
  /** X-Platform, or `web_app`. */
  readonly platform: string;
  /** A HEAD request, such as a link preview sends: it must not change anything. */
  readonly head: boolean;
  /** X-Pos: 1 – the call comes from the counter's point of sale. */
  readonly pos: boolean;
  readonly appVersion: string | undefined;
  /** The language that messages are written in: Malay where Accept-Language prefers it to English. */
  readonly language: Language;
  /** X-Api-Key, which the printer helpers send. */
  readonly apiKey: string | undefined;
  /** The caller's network address, or `in-process`. */
  readonly address: string;
  /** Public address of the server, never taken from another host's name: `http://localhost:3000`. */
  readonly origin: string;
  /** `/w/<name>` when the path chose the world, else empty. Links in answers are `origin + prefix + path`. */
  readonly prefix: string;
}

/** Everything that a handler may use besides its input; it has no clock, randomness or I/O of its own. */
export interface Context {
  readonly world: World;
  /** Null only on public operations. */
  readonly session: Session | null;
  readonly rules: Rules;
  /** The world's time, milliseconds since 1970. */
  readonly now: number;
  readonly hub: WorldHub;
  readonly request: RequestInfo;
  /** The last calls of the world, oldest first, without their secrets. */
  requests(): readonly JournalEntry[];
  /** The status that a service outside answers a call with: 200, unless a fault was ordered for it. */
  outside(service: OutsideService): number;
  /** False once the world was reset, replaced or forgotten: work that outlives the call then ends. */
  isCurrent(): boolean;
  /** Writes one line of the audit trail, as the session's user at the world's time. */
  audit(entry: AuditEntry): void;
}

interface Input<K extends OperationId> {
  params: OperationMap[K]['params'];
  query: OperationMap[K]['query'];
  body: OperationMap[K]['body'];
}

/** JSON as the contract says; a file as `binary(…)`. */
type HandlerResult<K extends OperationId> = Exclude<OperationMap[K]['answer'], Blob> | Binary;

/** Synchronous wherever possible: one call is then one atomic step over the world. */
type Handler<K extends OperationId> = (input: Input<K>, ctx: Context) => HandlerResult<K> | Promise<HandlerResult<K>>;

/** An operation of the contract that the simulator answers with 501, and counts. */
export interface NotImplemented {
  readonly notImplemented: string;
}

/** Marks an operation as not played. @param why one sentence for the list of such operations */
export function notImplemented(why: string): NotImplemented {
  return { notImplemented: why };
}

/** Every operation has an entry: a missing one, or one with another answer, does not compile. */
export type Handlers = { readonly [K in OperationId]: Handler<K> | NotImplemented };

/** A token that opens no session, and why: 401 session_expired, 402 contract_inactive, 403 account_inactive. */
export interface NoSession {
  readonly code: ErrorCode;
}
