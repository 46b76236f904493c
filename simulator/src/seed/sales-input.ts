import type { LedgerRecord } from '../world/ledger-records.ts';
import type { Random } from '../world/random.ts';
import type { HolidayRecord } from '../world/catalogue/holidays.ts';
import type { SeaTideRecord } from '../world/catalogue/sea-tides.ts';
import type { FoodRecord } from '../world/catalogue/foods.ts';
import type { JettyRecord } from '../world/catalogue/jetties.ts';
import type { PackageRecord } from '../world/catalogue/packages.ts';
import type { Instant, LocalDate, SettingsRecord, ShiftRecord, UserRecord } from '../world/records.ts';
import type { PaymentRecord, SubTicketRecord, TicketRecord } from '../world/ticket-records.ts';
import type { OpenDrawer } from './drawers.ts';
import type { Party } from './party.ts';
import type { Price } from './prices.ts';
import type { Making } from './ticket-outcomes.ts';

/** What sales are made from. */
export interface SalesInput {
  random: Random;
  today: LocalDate;
  /** How many purchases to make. */
  tickets: number;
  settings: SettingsRecord;
  users: readonly UserRecord[];
  agentIds: readonly number[];
  customerIds: readonly number[];
  jetties: readonly JettyRecord[];
  packages: readonly PackageRecord[];
  foods: readonly FoodRecord[];
  holidays: readonly HolidayRecord[];
  seaTides: readonly SeaTideRecord[];
}

/** What sales leave in a world. */
export interface Sales {
  tickets: TicketRecord[];
  subTickets: SubTicketRecord[];
  shifts: ShiftRecord[];
  payments: PaymentRecord[];
  ledger: LedgerRecord[];
}

/** Channels whose tickets have a departure. */
export type Dated = 'counter' | 'web_app' | 'mobile_app' | 'kiosk' | 'terminal';
export type Channel = Dated | 'booking' | 'agent_dashboard' | 'exhibition';
/** All that a ticket is made of. */
export interface Deal {
  pkg: PackageRecord;
  party: Party;
  price: Price;
  at: Instant;
  /** The ticket's platform. */
  channel: string;
  /** The drawer of a counter. */
  drawer: OpenDrawer | null;
}
export type Departing = Pick<Making, 'jettyId' | 'departDate' | 'slot'>;
