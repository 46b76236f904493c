import type { JobEvents } from '../events/job-events.ts';
import { none, type ReactionTable } from './reaction.ts';
import { refetchAreas } from './realtime/refetch.ts';

const BY_NOBODY = none('Nobody did it, so the trail of what people do has no entry.');
const NO_MAIL = none('The buyer gets no mail about what time ends.');
const PARK_IS_NOT_TOLD = none('The park service has no message for it.');
const NO_PAPER = none('Nothing is printed for it.');

/** What time ends. */
export const jobs: ReactionTable<keyof JobEvents> = {
  'day.ended': {
    mail: NO_MAIL,
    park: PARK_IS_NOT_TOLD,
    audit: BY_NOBODY,
    realtime: (_, ctx) => refetchAreas(ctx, ['tickets', 'bookings', 'my_tickets']),
    printing: NO_PAPER,
  },
  'hold.lapsed': {
    mail: NO_MAIL,
    park: PARK_IS_NOT_TOLD,
    audit: BY_NOBODY,
    realtime: none('Lists show it with the next change; the buyer’s page counts the time itself.'),
    printing: NO_PAPER,
  },
  'payment.lapsed': {
    mail: NO_MAIL,
    park: PARK_IS_NOT_TOLD,
    audit: BY_NOBODY,
    realtime: (_, ctx) => refetchAreas(ctx, ['bookings']),
    printing: NO_PAPER,
  },
  'counters.changed': {
    mail: NO_MAIL,
    park: PARK_IS_NOT_TOLD,
    audit: BY_NOBODY,
    realtime: (_, ctx) => void ctx.hub.refreshBubbles(),
    printing: NO_PAPER,
  },
};
