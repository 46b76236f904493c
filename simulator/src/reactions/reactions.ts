import type { EventType } from '../events/business-event.ts';
import { accounts } from './accounts.ts';
import { boarding } from './boarding.ts';
import { bookings } from './bookings.ts';
import { catalogue } from './catalogue.ts';
import { handOuts } from './hand-outs.ts';
import { jobs } from './jobs.ts';
import { parkData } from './park-data.ts';
import { payments } from './payments.ts';
import { prints } from './prints.ts';
import type { ReactionTable } from './reaction.ts';
import { refundsAndVoids } from './refunds-and-voids.ts';
import { sales } from './sales.ts';
import { settings } from './settings.ts';
import { shifts } from './shifts.ts';
import { slots } from './slots.ts';
import { support } from './support.ts';
import { ticketFile } from './ticket-file.ts';

/** Event × effect: an event without a row does not compile, nor does a row without one of its effects. */
export const REACTIONS: ReactionTable<EventType> = {
  ...accounts,
  ...boarding,
  ...bookings,
  ...catalogue,
  ...handOuts,
  ...jobs,
  ...parkData,
  ...payments,
  ...prints,
  ...refundsAndVoids,
  ...sales,
  ...settings,
  ...shifts,
  ...slots,
  ...support,
  ...ticketFile,
};
