import type { BusinessEvent, EventType, JobEvent } from '../events/business-event.ts';
import type { JobContext, ReactionContext } from '../kernel/handler.ts';
import type { AuditEntry } from '../world/world.ts';
import { writeAuditEntry } from './audit/index.ts';
import { REACTIONS } from './reactions.ts';
import { EFFECTS, type Effect, type NoReaction } from './reaction.ts';

/** A reaction as the loop below calls it; the table has checked that it fits its event. */
type AnyReaction = (data: unknown, ctx: ReactionContext | JobContext) => unknown;
type AnyCell = AnyReaction | readonly AnyReaction[] | NoReaction;
type AnyTable = Readonly<Record<EventType, Readonly<Record<Effect, AnyCell>>>>;

const TABLE = REACTIONS as AnyTable;

/**
 * Applies all effects of the events of one call.
 * What may fail comes first; a message to open windows, which cannot be undone, comes after it.
 */
export function react(events: readonly BusinessEvent[], ctx: ReactionContext): void {
  apply(events, ctx);
}

/** Applies all effects of the events of one job. */
export function reactToJob(events: readonly JobEvent[], ctx: JobContext): void {
  apply(events, ctx);
}

function apply(events: readonly BusinessEvent[], ctx: ReactionContext | JobContext): void {
  for (const effect of EFFECTS)
    for (const { type, data } of events) {
      const cell = TABLE[type][effect];
      if ('none' in cell) continue;
      for (const reaction of typeof cell === 'function' ? [cell] : cell) {
        const result = reaction(data, ctx);
        if (effect === 'audit') writeEntries(ctx, result as AuditEntry | readonly AuditEntry[]);
      }
    }
}

function writeEntries(ctx: JobContext, result: AuditEntry | readonly AuditEntry[]): void {
  const entries: readonly AuditEntry[] = Array.isArray(result) ? result : [result as AuditEntry];
  for (const entry of entries) writeAuditEntry(ctx, entry);
}
