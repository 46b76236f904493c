import type { BusinessEvents } from '../events/business-events.ts';
import type { EventType } from '../events/business-event.ts';
import type { JobEventType } from '../events/job-events.ts';
import type { JobContext, ReactionContext } from '../kernel/handler.ts';
import type { AuditEntry } from '../world/world.ts';

/** The effects that an event may have, in the order in which they are applied. */
export const EFFECTS = ['mail', 'park', 'audit', 'realtime', 'printing'] as const;
export type Effect = (typeof EFFECTS)[number];

/** An effect that an event does not have, and why. */
export interface NoReaction {
  readonly none: string;
}

/** Leaves out an effect of an event. @param why one sentence for the table of events */
export function none(why: string): NoReaction {
  return { none: why };
}

type ContextOf<E extends EventType> = E extends JobEventType ? JobContext : ReactionContext;

/** Applies one effect of an event. */
type Reaction<E extends EventType, R = void> = (data: BusinessEvents[E], ctx: ContextOf<E>) => R;

/** One reaction, several that are applied in order, or a reason why there is none. */
type Cell<E extends EventType, R = void> = Reaction<E, R> | readonly Reaction<E, R>[] | NoReaction;

/**
 * All effects of an event. Several mails or messages are several reactions, each proved by a test.
 * An audit reaction returns what to write into the trail; the others act.
 */
interface Reactions<E extends EventType> {
  readonly mail: Cell<E>;
  readonly park: Cell<E>;
  readonly audit: Cell<E, AuditEntry | readonly AuditEntry[]>;
  readonly realtime: Cell<E>;
  readonly printing: Cell<E>;
}

/** The rows of some events. */
export type ReactionTable<E extends EventType> = { readonly [K in E]: Reactions<K> };
