import type { JournalEntry as WireEntry } from '@muara/contract/control';
import { formatInstant } from '@muara/contract/rules';
import type { JournalEntry } from '../kernel/journal.ts';
import type { World } from '../world/world.ts';
import type { HandlersOf } from './action.ts';
import { assertOperation } from './fault-order.ts';
import { ControlError } from './refuse.ts';

export const JOURNAL: HandlersOf<'getJournal' | 'getCall'> = {
  getJournal: ({ query }, { room, world }) => {
    const { since = 0, until = Infinity, operationId, status, code, userId, path } = query;
    if (operationId !== undefined) assertOperation(operationId, 'operationId');
    const data = room()
      .journal.entries()
      .filter(
        (entry) =>
          entry.id > since &&
          entry.id <= until &&
          (operationId === undefined || entry.operationId === operationId) &&
          (status === undefined || hasStatus(entry, status)) &&
          (code === undefined || entry.code === code) &&
          (userId === undefined || entry.userId === userId) &&
          (path === undefined || entry.path.startsWith(path)),
      );
    const { written } = room().journal;
    return { data: data.map((entry) => presentEntry(entry, world())), total: data.length, written };
  },
  getCall: ({ params: { id } }, { room, world }) => {
    const entry = room().journal.entry(id);
    if (!entry)
      throw new ControlError('call_not_found', `The journal has no call ${id}; it keeps the last 1,000`, 'id');
    return presentEntry(entry, world());
  },
};

/** Returns whether a call ended with a status; 4 means any of 400 to 499. */
export function hasStatus(entry: Pick<JournalEntry, 'status'>, status: number): boolean {
  return entry.status === status || (status > 0 && status < 10 && Math.floor(entry.status / 100) === status);
}

/** Returns an entry as it travels: with instants as text, and the person. */
export function presentEntry(entry: JournalEntry, world: World): WireEntry {
  const user = entry.userId === null ? undefined : world.tables.users.get(entry.userId);
  const person = entry.userId === null ? null : { id: entry.userId, name: user?.name ?? '', role: user?.role ?? '' };
  return { ...entry, at: formatInstant(entry.at), person, events: [...entry.events] };
}
