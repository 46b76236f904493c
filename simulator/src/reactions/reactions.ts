import type { EventType } from '../events/business-event.ts';
import { accounts } from './accounts.ts';
import { boarding } from './boarding.ts';
import { bookings } from './bookings.ts';
import { catalogue } from './catalogue.ts';
import { jobs } from './jobs.ts';
import { parkData } from './park-data.ts';
import { payments } from './payments.ts';
import type { ReactionTable } from './reaction.ts';
import { refundsAndVoids } from './refunds-and-voids.ts';
import { sales } from './sales.ts';
import { settings } from './settings.ts';
import { shifts } from './shifts.ts';
import { support } from './support.ts';

/** Event × effect: an event without a row does not compile, nor does a row without one of its effects. */
export const REACTIONS: ReactionTable<EventType> = {
  ...accounts,
  ...boarding,
  ...bookings,
  ...catalogue,
  ...jobs,
  ...parkData,
  ...payments,
  ...refundsAndVoids,
  ...sales,
  ...settings,
  ...shifts,
  ...support,
};
