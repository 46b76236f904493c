import { SHIFTS } from '@muara/contract/constants';
import { toEpoch, toLocalDate, toLocalMinutes } from '@muara/contract/rules';
import { HOUR_MS, MINUTE_MS } from '../world/local-time.ts';
import type { Random } from '../world/random.ts';
import type { Instant, LocalDate } from '../world/records.ts';
import type { SubTicketRecord, TicketRecord } from '../world/ticket-records.ts';
import { getHour, newTripId, type TripRecord } from '../world/trip-records.ts';
import { weightedPick } from './weighted-pick.ts';
import type { Sales } from './sales-input.ts';

type Ticket = { -readonly [K in keyof TicketRecord]: TicketRecord[K] };
type Part = { -readonly [K in keyof SubTicketRecord]: SubTicketRecord[K] };

/** A trip of the seed while passengers board it. */
interface Making {
  date: LocalDate;
  time: string;
  jettyId: number;
  isChartered: boolean;
  from: Instant;
  until: Instant;
  passengers: number;
  tickets: Ticket[];
  parts: Part[];
}

const BOAT_PLACES = 40;
/** Batches board at any jetty; those that find no boat with a free place get one here. */
const OPEN_JETTY = 1;
const FIRST_BOAT = 9;
/** How many boats a ticket of a batch lets pass before one leaves for it alone. */
const MOST_FULL_BOATS = 60;

/** Who runs boats at a jetty, as ids of boat operators; see boat-operators.ts. */
const drawOperator: Readonly<Record<number, (random: Random) => number>> = {
  1: weightedPick([
    [1, 5],
    [2, 3],
    [4, 1],
  ]),
  2: weightedPick([
    [2, 4],
    [4, 3],
    [5, 1],
  ]),
  3: weightedPick([
    [3, 6],
    [4, 1],
  ]),
};
/** The CSA scans most of the time, sometimes the supervisor; see people.ts. */
const drawStaff = weightedPick([
  [6, 4],
  [7, 1],
]);
const BOATS_EACH = 4;

/** Returns the trips of past days, and puts everybody who boarded on one of them. */
export function seedTrips(
  random: Random,
  { tickets, subTickets }: Pick<Sales, 'tickets' | 'subTickets'>,
): TripRecord[] {
  const makings = fillBoats(tickets.filter(({ validatedAt }) => validatedAt !== null));
  const all = boardParts(
    makings,
    subTickets.filter(({ validatedAt }) => validatedAt !== null),
  ).sort(byDeparture);
  const counts = new Map<string, number>();
  const next = (what: string): number => {
    const number = (counts.get(what) ?? 0) + 1;
    counts.set(what, number);
    return number;
  };
  return all.map((making, index) => launch(random, making, index + 1, next));
}

/** Fills boats per jetty and departure in the order of boarding; a charter has a boat of its own. */
function fillBoats(boarded: readonly TicketRecord[]): Making[] {
  const makings: Making[] = [];
  const filling = new Map<string, Making>();
  const inOrder = [...boarded].sort((a, b) => (a.validatedAt as number) - (b.validatedAt as number) || a.id - b.id);
  for (const ticket of inOrder as Ticket[]) {
    const { jettyId, departDate, slot, vvipCharter, passengers, id } = ticket;
    const at = ticket.validatedAt as Instant;
    const time = slot ?? hourLabel(at);
    const key = `${departDate} ${jettyId} ${time}${vvipCharter ? ` ${id}` : ''}`;
    let making = filling.get(key);
    if (!making || making.passengers + passengers > BOAT_PLACES) {
      making = open(departDate as LocalDate, jettyId as number, time, at);
      making.isChartered = vvipCharter;
      makings.push(making);
      filling.set(key, making);
    }
    making.tickets.push(ticket);
    making.passengers += passengers;
    making.until = at;
  }
  return makings;
}

/** Puts each boarded ticket of a batch on the next boat with a free place. */
function boardParts(boats: readonly Making[], boarded: readonly SubTicketRecord[]): Making[] {
  const inOrder = boats.filter(({ isChartered }) => !isChartered).sort((a, b) => a.until - b.until);
  const extra: Making[] = [];
  const filling = new Map<string, Making>();
  const openExtra = (at: Instant): Making => {
    const boat = findExtra(filling, at);
    if (boat.passengers === 0) extra.push(boat);
    return boat;
  };
  for (const part of boarded as readonly Part[]) {
    const at = part.validatedAt as Instant;
    const first = firstAfter(inOrder, at);
    const boat = inOrder.slice(first, first + MOST_FULL_BOATS).find(({ passengers }) => passengers < BOAT_PLACES);
    board(boat ?? openExtra(at), part);
  }
  return [...boats, ...extra];
}

function board(boat: Making, part: Part): void {
  part.validatedAt = Math.max(boat.until, part.validatedAt as Instant);
  boat.until = Math.max(boat.until, part.validatedAt);
  boat.parts.push(part);
  boat.passengers++;
}

/** Returns the boat of an hour for tickets that found no other; an empty one is new. */
function findExtra(filling: Map<string, Making>, wanted: Instant): Making {
  const date = toLocalDate(wanted);
  const at = Math.max(wanted, toEpoch(date, FIRST_BOAT * 60));
  const key = `${date} ${hourLabel(at)}`;
  const before = filling.get(key);
  if (before && before.passengers < BOAT_PLACES) return before;
  const boat = open(date, OPEN_JETTY, hourLabel(at), at);
  filling.set(key, boat);
  return boat;
}

function open(date: LocalDate, jettyId: number, time: string, at: Instant): Making {
  return { date, time, jettyId, isChartered: false, from: at, until: at, passengers: 0, tickets: [], parts: [] };
}

/**
 * Writes down the trip of a boat, and names it in its tickets.
 * @param next counts what it is asked for, from 1
 */
function launch(random: Random, making: Making, id: number, next: (what: string) => number): TripRecord {
  const { date, time, jettyId, isChartered, from, until, passengers, tickets, parts } = making;
  const boatOperatorId = (drawOperator[jettyId] as (random: Random) => number)(random);
  const staffId = drawStaff(random);
  const tripId = newTripId(date, next(date));
  // In turn, so that no boat is in two places at a time.
  const boat = ((next(`${date} ${boatOperatorId}`) - 1) % BOATS_EACH) + 1;
  for (const ticket of tickets) Object.assign(ticket, { tripId, adminValidatedId: staffId });
  for (const part of parts) part.tripId = tripId;
  return {
    id,
    tripId,
    date,
    time,
    shift: shiftAt(getHour({ time })),
    jettyId,
    boatOperatorId,
    boatNo: `MLK ${boatOperatorId}0${boat}`,
    boatType: isChartered ? 'chartered' : 'normal',
    staffId,
    totalPassenger: passengers,
    reservedAt: from,
    startedAt: Math.min(until + MINUTE_MS, toEpoch(date) + 24 * HOUR_MS - 1),
  };
}

function byDeparture(a: Making, b: Making): number {
  return a.from - b.from || a.jettyId - b.jettyId || a.until - b.until;
}

/** Returns the place of the first boat that leaves at a moment or later. */
function firstAfter(boats: readonly Making[], at: Instant): number {
  let low = 0;
  let high = boats.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((boats[middle] as Making).until < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function hourLabel(at: Instant): string {
  return `${String(Math.floor(toLocalMinutes(at) / 60)).padStart(2, '0')}:00`;
}

function shiftAt(hour: number): string {
  return SHIFTS[hour < 14 ? 0 : hour < 18 ? 1 : hour < 22 ? 2 : 3];
}
