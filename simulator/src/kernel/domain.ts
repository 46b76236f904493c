import type { Actor, Rules } from '@muara/contract/rules';
import type { BusinessMessage } from '../realtime/business-message.ts';
import type { PeerWindow, PrintResult, WorldHub } from '../realtime/hub.ts';
import type { Job } from '../world/clock.ts';
import type { AuditEntry, Session, World } from '../world/world.ts';
import type { WorldBase } from '../world/worlds.ts';
import type { Handlers, NoSession } from './handler.ts';

/** What a seed is made from. */
interface SeedOptions {
  seed: number;
  /** How many past tickets the seed makes. */
  tickets: number;
  /** The instant that the seed's days count back from, milliseconds since 1970. */
  now: number;
}

/** What a message of the realtime channel is played with. */
export interface MessageContext {
  readonly world: World;
  /** Null for visitors, and for people whose session has ended under the connection. */
  readonly session: Session | null;
  readonly rules: Rules;
  readonly hub: WorldHub;
  /** The window that it came from. */
  readonly window: PeerWindow;
}

/** A failure of the server itself, for its error log. */
export interface Failure {
  /** The operation or message that failed. */
  readonly source: string;
  readonly error: unknown;
}

/** A mail that would have been sent; instants are ISO texts. */
export interface OutboxMail {
  id: number;
  to: readonly string[];
  subject: string;
  text: string;
  /** The same as a page; null where the text says it all. */
  html: string | null;
  ticket_code: string | null;
  created_at: string;
  /** Null while it is on its way. */
  received_at: string | null;
  /** Null until somebody has opened it. */
  read_at: string | null;
}

/**
 * The business behind the kernel. The kernel knows routes, tokens, validation and time; the domain
 * knows what a ticket is. It keeps all its state in the world's tables: whatever stands elsewhere
 * is lost in a snapshot. The simulator's own is `domain` in modules/domain.ts.
 */
export interface Domain {
  readonly handlers: Handlers;
  /** The jobs that `runJob` knows: a snapshot with another one is refused. */
  readonly jobKinds: readonly string[];
  /** Tables that must contain record 1, such as the settings. */
  readonly requiredTables: readonly string[];
  /** How many past tickets a new world holds unless told. */
  readonly defaultTickets: number;
  /** The tables of a new world. Called once a seed and day; each world gets a fork of the result. */
  seedTables(options: SeedOptions): World['tables'];
  /** Empty tables, for a snapshot to be loaded into. */
  emptyTables(): World['tables'];
  /** Makes the typed world of the parts. Called for new, reset and restored worlds alike; must write nothing. */
  openWorld(parts: WorldBase & { readonly tables: World['tables'] }): World;
  /** Schedules a new world's recurring jobs (the 00:05 sweeps). Not called after a restore: jobs are part of the snapshot. */
  startWorld(world: World): void;
  /** Runs what fell due; `world.clock.now()` is the job's own instant. */
  runJob(job: Job, world: World, hub: WorldHub): void;
  /** Plays a message of the realtime channel, as one atomic step over the world. */
  onMessage(message: BusinessMessage, context: MessageContext): void;
  /** Takes in how a print job stands now, as one atomic step over the world. */
  onPrintJob(jobId: string, result: PrintResult, world: World): void;
  /** Keeps a failure for the error log. Called after all that the failed step wrote was undone. */
  onFailure(failure: Failure, world: World, hub: WorldHub): void;
  /** The session that a token opens (401 session_expired, 402 contract_inactive, 403 account_inactive). */
  sessionOf(world: World, token: string): Session | NoSession;
  /** What the contract's table is asked about. Called at every call: keep it by user record, which never changes. */
  actorOf(session: Session): Actor;
  /** The oldest version of an app (X-Platform) that the operator still lets call; undefined where any may. */
  oldestApp(world: World, platform: string): string | undefined;
  /** The key that printer helpers join the realtime channel with. */
  printerKey(world: World): string;
  /** The mails that the world would have sent, oldest first, as QA reads them. */
  outbox(world: World): readonly OutboxMail[];
  /** Marks mails as read (all that are not, unless told which); answers how many were not read before. */
  readMails(world: World, ids?: readonly number[]): number;
  /** Stores one line of the audit trail. */
  audit(world: World, session: Session | null, entry: AuditEntry): void;
}
