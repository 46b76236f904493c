import type { Persona } from '@muara/contract/control';
import type { Actor, Rules } from '@muara/contract/rules';
import type { SalePackages, SessionAnswer } from '@muara/contract/types';
import type { BusinessMessage } from '../realtime/business-message.ts';
import type { WorldHub } from '../realtime/hub.ts';
import type { PrintResult } from '../realtime/print-job.ts';
import type { PeerWindow } from '../realtime/hub-deps.ts';
import type { BusinessEvent, JobEvent } from '../events/business-event.ts';
import type { Job } from '../world/clock.ts';
import type { Session, World } from '../world/world.ts';
import type { WorldBase } from '../world/world-base.ts';
import type { Handlers, JobContext, NoSession, ReactionContext } from './handler.ts';

/** What a seed is generated from. */
interface SeedOptions {
  seed: number;
  /** How many past tickets to generate. */
  tickets: number;
  /** The instant that the seed's days count back from, in milliseconds since 1970. */
  now: number;
}

/** The context of a realtime message. */
export interface MessageContext {
  readonly world: World;
  /** Null for visitors, and for users whose session ended while they were connected. */
  readonly session: Session | null;
  readonly rules: Rules;
  readonly hub: WorldHub;
  /** The window that sent the message. */
  readonly window: PeerWindow;
}

/** A server failure, for the error log. */
export interface Failure {
  /** The operation or message that failed. */
  readonly source: string;
  readonly error: unknown;
}

/** A mail that would have been sent; instants are ISO strings. */
export interface OutboxMail {
  id: number;
  to: readonly string[];
  subject: string;
  text: string;
  /** The HTML version; null when the text is enough. */
  html: string | null;
  ticket_code: string | null;
  created_at: string;
  /** Null while the mail is in transit. */
  received_at: string | null;
  /** Null until somebody opens it. */
  read_at: string | null;
}

/**
 * The business behind the kernel.
 * The kernel knows routes, tokens, validation and time; the domain knows what a ticket is. It keeps all its state in
 * the world's tables: anything kept elsewhere is lost in a snapshot. The simulator's domain is in modules/domain.ts.
 */
export interface Domain {
  readonly handlers: Handlers;
  /** The jobs that `runJob` handles: a snapshot that contains any other is refused. */
  readonly jobKinds: readonly string[];
  /** Tables that must contain record 1, such as the settings. */
  readonly requiredTables: readonly string[];
  /** Default number of past tickets in a new world. */
  readonly defaultTickets: number;
  /** Returns the tables of a new world. Called once per seed and day; each world gets a fork. */
  seedTables(options: SeedOptions): World['tables'];
  /** Returns empty tables to load a snapshot into. */
  emptyTables(): World['tables'];
  /** Builds the typed world from its parts. Called for new, reset and restored worlds; must not write. */
  openWorld(parts: WorldBase & { readonly tables: World['tables'] }): World;
  /**
   * Schedules the recurring jobs of a new world (the 00:05 sweeps).
   * Not called after a restore, because snapshots contain jobs.
   */
  startWorld(world: World): void;
  /** Applies the effects of what a call caused, within its atomic step. */
  react(events: readonly BusinessEvent[], context: ReactionContext): void;
  /** Runs a due job and returns what happened; `world.clock.now()` is the job's own time. */
  runJob(job: Job, world: World): readonly JobEvent[];
  /** Applies the effects of what happened outside a call, within the same atomic step. */
  reactToJob(events: readonly JobEvent[], context: JobContext): void;
  /** Handles a realtime message as one atomic step over the world, and returns what happened. */
  onMessage(message: BusinessMessage, context: MessageContext): readonly JobEvent[];
  /** Records the result of a print job as one atomic step over the world. */
  onPrintJob(jobId: string, result: PrintResult, world: World): void;
  /** Records a failure, after the failed step was rolled back, and returns what happened. */
  onFailure(failure: Failure, world: World): readonly JobEvent[];
  /**
   * Returns the session of a token, or why it has none (401 session_expired, 402 contract_inactive, 403
   * account_inactive).
   */
  sessionOf(world: World, token: string): Session | NoSession;
  /**
   * Returns the actor whose permissions are checked.
   * Runs on every call: cache it by user record, which never changes.
   */
  actorOf(session: Session): Actor;
  /**
   * Returns the oldest version of an app (X-Platform) that the operator allows; undefined when any may
   * call.
   */
  oldestApp(world: World, platform: string): string | undefined;
  /** Returns the key with which printer helpers join the realtime channel. */
  printerKey(world: World): string;
  /** Returns the mails that the world would have sent, oldest first. */
  outbox(world: World): readonly OutboxMail[];
  /** Returns the accounts that testers can use. */
  listPersonas(world: World): readonly Persona[];
  /**
   * Opens a session without a password, for the control plane.
   * @param account the name of an account, or an email address; undefined is returned for an unknown one
   */
  openSession(world: World, account: string, rules: Rules): SessionAnswer | NoSession | undefined;
  /** Returns what an account can buy: the public shop by default, and the counter for staff. */
  getCatalogue(world: World, account: string | undefined, rules: Rules): SalePackages | NoSession | undefined;
  /** Marks mails as read, by default all unread ones; returns how many were unread. */
  readMails(world: World, ids?: readonly number[]): number;
}
