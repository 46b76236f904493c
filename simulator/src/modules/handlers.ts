import type { Handlers } from '../kernel/handler.ts';
import { agents } from './agents/agents.ts';
import { audit } from './audit/audit.ts';
import { auth } from './auth/auth.ts';
import { boatOperators } from './boat-operators/boat-operators.ts';
import { counter } from './counter/counter.ts';
import { customers } from './customers/customers.ts';
import { decisions } from './decisions/decisions.ts';
import { ticketFile } from './ticket-file/ticket-file.ts';
import { myTickets } from './my-tickets/my-tickets.ts';
import { park } from './park/park.ts';
import { bookings } from './bookings/bookings.ts';
import { dashboard } from './dashboard/dashboard.ts';
import { foods } from './foods/foods.ts';
import { holidays } from './holidays/holidays.ts';
import { jetties } from './jetties/jetties.ts';
import { apiRequests } from './logs/api-requests.ts';
import { logs } from './logs/logs.ts';
import { notification } from './notification/notification.ts';
import { online } from './online/online.ts';
import { packages } from './packages/packages.ts';
import { pages } from './pages/pages.ts';
import { popups } from './popups/popups.ts';
import { documents } from './printing/documents.ts';
import { printing } from './printing/printing.ts';
import { reports } from './reports/reports.ts';
import { reportViews } from './reports/views/report-views.ts';
import { sale } from './sale/sale.ts';
import { scanner } from './scanner/scanner.ts';
import { seaTides } from './sea-tides/sea-tides.ts';
import { settings } from './settings/settings.ts';
import { shifts } from './shifts/shifts.ts';
import { shop } from './shop/shop.ts';
import { slots } from './slots/slots.ts';
import { support } from './support/support.ts';
import { tickets } from './tickets/tickets.ts';
import { tourGuides } from './tour-guides/tour-guides.ts';
import { trips } from './trips/trips.ts';
import { users } from './users/users.ts';

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
  ...shifts,
  ...tickets,
  ...bookings,
  ...park,
  ...myTickets,
  ...ticketFile,
  ...decisions,
  ...printing,
  ...documents,
  ...users,
  ...settings,
  ...audit,
  ...support,
  ...logs,
  ...apiRequests,
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
  ...reportViews,
};
