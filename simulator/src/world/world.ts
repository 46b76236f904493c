import type { AuditChange, AuditLink } from './log-records.ts';
import type { SettingsRecord, UserRecord } from './records.ts';
import type { WorldTables } from './tables.ts';
import type { WorldBase } from './worlds.ts';

/** A complete, isolated state: all that one simulated operator knows. */
export interface World extends WorldBase {
  readonly tables: WorldTables;
}

/** Whoever a token belongs to. */
export interface Session {
  readonly token: string;
  readonly user: UserRecord;
}

/** A line for the audit trail; who and when come from the call. */
export interface AuditEntry {
  /** The area that the deed belongs to, e.g. `Tickets`. */
  readonly module: string;
  /** What happened, as a sentence. */
  readonly action: string;
  readonly link?: AuditLink;
  /** Which fields it changed; never a password. */
  readonly changes?: readonly AuditChange[];
}

/** The settings of a world: one record, always there. */
export function settingsOf(world: { readonly tables: WorldTables }): SettingsRecord {
  return world.tables.settings.must(1);
}

/** The next number of a sequence, from 1. */
export function nextNumber(world: { readonly tables: WorldTables }, name: string): number {
  const { counters } = world.tables;
  const counter = counters.one('name', name);
  if (!counter) {
    counters.insert({ name, value: 1 });
    return 1;
  }
  return counters.update(counter.id, { value: counter.value + 1 }).value;
}
