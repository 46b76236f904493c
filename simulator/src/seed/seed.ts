import { addDays, toEpoch, toLocalDate } from '@muara/contract/rules';
import { DEFINITIONS, type WorldTables } from '../world/tables.ts';
import { createRandom } from '../world/random.ts';
import * as CATALOGUE from '../world/generated/catalogue.ts';
import { type AnyTables, createTables } from '../world/store.ts';
import type { Instant, LocalDate } from '../world/records.ts';
import { seedAudit } from './audit.ts';
import { seedSettings } from './house.ts';
import { seedPeople } from './people.ts';
import { seedSales } from './sales.ts';
import { seedBugReports } from './support.ts';
import { seedTrips } from './trips.ts';

/** Enough for lists of many pages and lively charts; each ticket costs time when a world is created. */
export const DEFAULT_TICKETS = 480;

/** The customers that online sales are spread over, per hundred tickets. */
const CUSTOMERS_PER_HUNDRED = 8;
const MOST_CUSTOMERS = 2_000;

interface SeedInput {
  seed: number;
  tickets: number;
  /** The instant that the seed's days count back from. */
  now: Instant;
}

/** Seeds kept for the next simulator of this process; worlds fork them and never write to them. */
const kept = new Map<string, WorldTables>();
const MOST_KEPT = 4;
const LARGEST_KEPT = 2_000;

/**
 * The tables of a new world, to be forked. The same seed, size and day give the same records, to the
 * last code; each part draws from its own source, so that a larger part does not shift another.
 */
export function seedTables({ seed, tickets, now }: SeedInput): WorldTables {
  const today = toLocalDate(now);
  const key = `${seed} ${tickets} ${today}`;
  const ready = kept.get(key) ?? makeTables(seed, tickets, today);
  if (tickets <= LARGEST_KEPT) kept.set(key, ready);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string);
  return ready;
}

function makeTables(seed: number, tickets: number, today: LocalDate): WorldTables {
  const random = createRandom(seed);
  const tables = createTables(DEFINITIONS);
  loadCatalogues(tables, today);
  const settings = seedSettings();
  const customers = Math.min(MOST_CUSTOMERS, Math.ceil((tickets * CUSTOMERS_PER_HUNDRED) / 100));
  const people = seedPeople(random.fork('people'), today, toEpoch(addDays(today, -420)), customers);
  const sales = seedSales({
    random: random.fork('sales'),
    today,
    tickets,
    settings,
    ...people,
    jetties: tables.jetties.all(),
    packages: tables.packages.all(),
    foods: tables.foods.all(),
    holidays: tables.holidays.all(),
    seaTides: tables.seaTides.all(),
  });

  const trips = seedTrips(random.fork('trips'), sales);

  tables.settings.load([settings]);
  tables.users.load(people.users);
  tables.tourGuides.load(people.tourGuides);
  tables.shifts.load(sales.shifts);
  tables.trips.load(trips);
  tables.tickets.load(sales.tickets);
  tables.subTickets.load(sales.subTickets);
  tables.payments.load(sales.payments);
  tables.ledger.load(sales.ledger);
  const bugReports = seedBugReports(today);
  tables.bugReports.load(bugReports);
  tables.audit.load(seedAudit(people.users, sales, bugReports, today));
  tables.counters.load([{ id: 1, name: 'receipt', value: sales.tickets.length }]);
  return tables;
}

function loadCatalogues(tables: WorldTables, today: LocalDate): void {
  // The catalogue names its tables, each with a seed of that table's records.
  const byName = tables as unknown as AnyTables;
  for (const [name, { seed }] of Object.entries(CATALOGUE)) byName[name]?.load(seed(today));
}
