import { sendJob } from '../domain/printing/index.ts';
import type { ShiftEvents } from '../events/shift-events.ts';
import type { ReactionContext } from '../kernel/handler.ts';
import type { ShiftRecord } from '../world/records.ts';
import type { AuditEntry } from '../world/world.ts';
import { none, type ReactionTable } from './reaction.ts';
import { NOT_MAILED, NOT_SENT_TO_PARK, NOTHING_PRINTED } from './shared-reasons.ts';

const NO_LIST = none('No list shows shifts; a till reads its own when it opens.');

/** Shifts of cashiers and their slips (002 §4.4). */
export const shifts: ReactionTable<keyof ShiftEvents> = {
  'shift.started': {
    mail: NOT_MAILED,
    park: NOT_SENT_TO_PARK,
    audit: ({ shift }) => entryOf(`Started shift at ${placeOf(shift)}`),
    realtime: NO_LIST,
    printing: NOTHING_PRINTED,
  },
  'shift.closed': {
    mail: NOT_MAILED,
    park: NOT_SENT_TO_PARK,
    audit: ({ shift }) => entryOf(`Closed shift at ${placeOf(shift)}`),
    realtime: NO_LIST,
    printing: none('Cashiers print the slip themselves, on a printer of their choice.'),
  },
  'shift.reopened': {
    mail: NOT_MAILED,
    park: NOT_SENT_TO_PARK,
    audit: ({ shift }, ctx) => entryOf(`Reopened the shift of ${cashierOf(shift, ctx)} at ${placeOf(shift)}`),
    realtime: NO_LIST,
    printing: NOTHING_PRINTED,
  },
  'slip.printed': {
    mail: NOT_MAILED,
    park: NOT_SENT_TO_PARK,
    audit: ({ shift, type }, ctx) => entryOf(`Printed the ${type} slip of ${cashierOf(shift, ctx)} of ${shift.date}`),
    realtime: NO_LIST,
    printing: ({ order }, ctx) => sendJob(ctx, order),
  },
};

function entryOf(action: string): AuditEntry {
  return { module: 'Users', action };
}

function placeOf(shift: ShiftRecord): string {
  return shift.station ?? 'the exhibition';
}

function cashierOf(shift: ShiftRecord, { world }: ReactionContext): string {
  return world.tables.users.must(shift.userId).username;
}
