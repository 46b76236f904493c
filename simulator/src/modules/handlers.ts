import type { Handlers } from '../kernel/handler.ts';
import { agents } from './agents/index.ts';
import { audit } from './audit/index.ts';
import { auth } from './auth/index.ts';
import { boatOperators } from './boat-operators/index.ts';
import { bookings } from './bookings/index.ts';
import { counter } from './counter/index.ts';
import { customers } from './customers/index.ts';
import { dashboard } from './dashboard/index.ts';
import { decisions } from './decisions/index.ts';
import { foods } from './foods/index.ts';
import { holidays } from './holidays/index.ts';
import { jetties } from './jetties/index.ts';
import { logs } from './logs/index.ts';
import { myTickets } from './my-tickets/index.ts';
import { notification } from './notification/index.ts';
import { online } from './online/index.ts';
import { packages } from './packages/index.ts';
import { pages } from './pages/index.ts';
import { park } from './park/index.ts';
import { payments } from './payments/index.ts';
import { popups } from './popups/index.ts';
import { printing } from './printing/index.ts';
import { reports } from './reports/index.ts';
import { sale } from './sale/index.ts';
import { scanner } from './scanner/index.ts';
import { seaTides } from './sea-tides/index.ts';
import { settings } from './settings/index.ts';
import { shifts } from './shifts/index.ts';
import { shop } from './shop/index.ts';
import { slots } from './slots/index.ts';
import { support } from './support/index.ts';
import { ticketFile } from './ticket-file/index.ts';
import { tickets } from './tickets/index.ts';
import { tourGuides } from './tour-guides/index.ts';
import { trips } from './trips/index.ts';
import { users } from './users/index.ts';

/** The handler of every operation of the contract. A missing one does not compile. */
export const handlers: Handlers = {
  ...auth,
  ...notification,
  ...dashboard,
  ...shop,
  ...slots,
  ...sale,
  ...counter,
  ...online,
  ...payments,
  ...shifts,
  ...tickets,
  ...bookings,
  ...park,
  ...myTickets,
  ...ticketFile,
  ...decisions,
  ...printing,
  ...users,
  ...settings,
  ...audit,
  ...support,
  ...logs,
  ...packages,
  ...foods,
  ...agents,
  ...tourGuides,
  ...boatOperators,
  ...seaTides,
  ...holidays,
  ...popups,
  ...jetties,
  ...pages,
  ...customers,
  ...reports,
  ...scanner,
  ...trips,
};
