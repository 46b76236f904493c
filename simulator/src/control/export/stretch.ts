import type { RecordedCall } from '../../kernel/journal.ts';
import type { Room } from '../../world/worlds.ts';
import { ControlError } from '../refuse.ts';

/** The calls of an export, and the world that they were made in. */
export interface Stretch {
  readonly room: Room;
  readonly calls: readonly RecordedCall[];
}

/** Calls that another server does not have: their addresses are unknown. */
const isOperation = ({ line }: RecordedCall): boolean => line.operationId !== null;

/** Returns the calls after `since` up to `until`. @throws ControlError when some of them were dropped */
export function readStretch(room: Room, { since = 0, until = Infinity }: { since?: number; until?: number }): Stretch {
  const first = Math.max(since, room.start.after) + 1;
  const calls = room.journal.calls().filter(({ id }) => id >= first && id <= until);
  const [oldest] = calls;
  const isMissing = room.journal.written >= first && until >= first && (!oldest || oldest.id > first);
  const lost = calls.find(({ isComplete }) => !isComplete);
  if (isMissing || lost) {
    const next = lost ? lost.id : (oldest?.id ?? room.journal.written) - 1;
    throw new ControlError(
      'journal_incomplete',
      `The journal dropped calls of this stretch to save memory; use since=${next} or later`,
      'since',
    );
  }
  return { room, calls: calls.filter(isOperation) };
}
