import type { JobEvents } from '../events/job-events.ts';
import { none, type ReactionTable } from './reaction.ts';
import { refetchAreas } from './realtime/index.ts';
import { NOT_SENT_TO_PARK, NOTHING_PRINTED } from './shared-reasons.ts';

/** Windows show the beginning of a long message. */
const MAX_MESSAGE_LENGTH = 1_000;

const BY_NOBODY = none('Nobody did it, so the trail of what people do has no entry.');
const NO_MAIL = none('The buyer gets no mail about what time ends.');

/** What time ends, and what fails. */
export const jobs: ReactionTable<keyof JobEvents> = {
  'day.ended': {
    mail: NO_MAIL,
    park: NOT_SENT_TO_PARK,
    audit: BY_NOBODY,
    realtime: (_, ctx) => refetchAreas(ctx, ['tickets', 'bookings', 'my_tickets']),
    printing: NOTHING_PRINTED,
  },
  'hold.lapsed': {
    mail: NO_MAIL,
    park: NOT_SENT_TO_PARK,
    audit: BY_NOBODY,
    realtime: none('Lists show it with the next change; the buyer’s page counts the time itself.'),
    printing: NOTHING_PRINTED,
  },
  'payment.lapsed': {
    mail: NO_MAIL,
    park: NOT_SENT_TO_PARK,
    audit: BY_NOBODY,
    realtime: (_, ctx) => refetchAreas(ctx, ['bookings']),
    printing: NOTHING_PRINTED,
  },
  'counters.changed': {
    mail: NO_MAIL,
    park: NOT_SENT_TO_PARK,
    audit: BY_NOBODY,
    realtime: (_, ctx) => void ctx.hub.refreshBubbles(),
    printing: NOTHING_PRINTED,
  },
  'error.logged': {
    mail: none('Only the maintainers read the log.'),
    park: NOT_SENT_TO_PARK,
    audit: none('The error log has the entry.'),
    realtime({ error: { source, message } }, { hub }) {
      hub.broadcast({ type: 'error-log', message: `${source}: ${message}`.slice(0, MAX_MESSAGE_LENGTH) });
      hub.refreshBubbles();
    },
    printing: NOTHING_PRINTED,
  },
};
