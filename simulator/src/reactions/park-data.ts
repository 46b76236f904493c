import { sentToPark } from '../domain/park/index.ts';
import type { ParkEvents } from '../events/park-events.ts';
import { linkToSubTicket, linkToTicket } from '../world/audit-link.ts';
import { none, type ReactionTable } from './reaction.ts';
import { refetchAreas, showParkEntry } from './realtime/index.ts';
import { NOT_MAILED, NOTHING_PRINTED } from './shared-reasons.ts';

const ALREADY_SENT = none('The operation has sent it, because its response depends on the result.');

/** Data that staff send to the park service again (002 §2.13). */
export const parkData: ReactionTable<keyof ParkEvents> = {
  'parkData.sent': {
    mail: NOT_MAILED,
    park: ALREADY_SENT,
    audit: ({ entry, ticket, part }) => ({
      module: 'Tickets',
      action: sentToPark(entry),
      link: part ? linkToSubTicket(part) : linkToTicket(ticket),
    }),
    realtime({ entry }, ctx) {
      showParkEntry(ctx, entry);
      refetchAreas(ctx, ['tickets']);
    },
    printing: NOTHING_PRINTED,
  },
  'parkData.refused': {
    mail: NOT_MAILED,
    park: ALREADY_SENT,
    audit: none('The log of the park service has the attempt and its result.'),
    realtime: ({ entry }, ctx) => showParkEntry(ctx, entry),
    printing: NOTHING_PRINTED,
  },
};
