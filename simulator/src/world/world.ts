import type { AuditChange, AuditLink } from './log-records.ts';
import type { SettingsRecord, UserRecord } from './records.ts';
import type { WorldTables } from './tables.ts';
import type { WorldBase } from './world-base.ts';

/** The complete, isolated state of one simulated operator. */
export interface World extends WorldBase {
  readonly tables: WorldTables;
}

/** The owner of a token. */
export interface Session {
  readonly token: string;
  readonly user: UserRecord;
}

/** An entry for the audit trail; user and time come from the call. */
export interface AuditEntry {
  /** The area it belongs to, e.g. `Tickets`. */
  readonly module: string;
  /** What happened, as a sentence. */
  readonly action: string;
  readonly link?: AuditLink;
  /** The fields that changed; never a password. */
  readonly changes?: readonly AuditChange[];
  /** Who did it; by default the session's user. */
  readonly author?: UserRecord;
}

/** Returns the settings of a world: one record that always exists. */
export function getSettings(world: { readonly tables: WorldTables }): SettingsRecord {
  return world.tables.settings.must(1);
}

/** Returns the next number of a sequence, starting at 1. */
export function nextNumber(world: { readonly tables: WorldTables }, name: string): number {
  const { counters } = world.tables;
  const counter = counters.one('name', name);
  if (!counter) {
    counters.insert({ name, value: 1 });
    return 1;
  }
  return counters.update(counter.id, { value: counter.value + 1 }).value;
}
