import type { AccountEvents } from './account-events.ts';
import type { BoardingEvents } from './boarding-events.ts';
import type { BookingEvents } from './booking-events.ts';
import type { CatalogueEvents } from './catalogue-events.ts';
import type { HandOutEvents } from './hand-out-events.ts';
import type { JettyEvents } from './jetty-events.ts';
import type { JobEvents } from './job-events.ts';
import type { ParkEvents } from './park-events.ts';
import type { PaymentEvents } from './payment-events.ts';
import type { PrintEvents } from './print-events.ts';
import type { SaleEvents } from './sale-events.ts';
import type { SettingsEvents } from './settings-events.ts';
import type { ShiftEvents } from './shift-events.ts';
import type { SupportEvents } from './support-events.ts';
import type { TicketEvents } from './ticket-events.ts';
import type { TicketFileEvents } from './ticket-file-events.ts';

/**
 * Every event and what it carries.
 * Its effects are in `reactions/`: an event without them does not compile.
 */
export interface BusinessEvents
  extends
    AccountEvents,
    BoardingEvents,
    BookingEvents,
    CatalogueEvents,
    HandOutEvents,
    JettyEvents,
    JobEvents,
    ParkEvents,
    PaymentEvents,
    PrintEvents,
    SaleEvents,
    SettingsEvents,
    ShiftEvents,
    SupportEvents,
    TicketEvents,
    TicketFileEvents {}
