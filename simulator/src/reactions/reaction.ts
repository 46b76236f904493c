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

/**
 * All effects of an event: each is a function, or a reason why there is none.
 * An audit reaction returns what to write into the trail; the others act.
 */
interface Reactions<E extends EventType> {
  readonly mail: Reaction<E> | NoReaction;
  readonly park: Reaction<E> | NoReaction;
  readonly audit: Reaction<E, AuditEntry | readonly AuditEntry[]> | NoReaction;
  readonly realtime: Reaction<E> | NoReaction;
  readonly printing: Reaction<E> | NoReaction;
}

/** The rows of some events. */
export type ReactionTable<E extends EventType> = { readonly [K in E]: Reactions<K> };
