import { event, type JobEvent } from '../../events/business-event.ts';
import { toEpoch, toLocalDate } from '@muara/contract/rules';
import { postExpiry } from '../../domain/ledger/index.ts';
import { NIGHTLY_MINUTE, writeExpiry } from '../../domain/tickets/index.ts';
import type { Job } from '../../world/clock.ts';
import type { LocalDate } from '../../world/records.ts';
import type { BookingStatus, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { lapsePayment, PAYMENT_LAPSE } from '../payments/index.ts';

/** Recurs every night. */
export const NIGHTLY = 'nightly';
/** Releases the seats of an unpaid online order. */
export const HOLD_LAPSE = 'hold-lapse';
const DAY_MS = 86_400_000;

/** Schedules recurring jobs: the nightly sweep, from the next night. */
export function startJobs(world: World): void {
  const today = toEpoch(toLocalDate(world.clock.now()), NIGHTLY_MINUTE);
  world.clock.scheduleDaily(today > world.clock.now() ? today : today + DAY_MS, NIGHTLY);
}

/** Runs one job and returns what happened; the world's clock shows the job's own time. */
export function runJob(job: Job, world: World): readonly JobEvent[] {
  if (job.kind === HOLD_LAPSE) return lapse(world, (job.payload as { ticketId: number }).ticketId);
  if (job.kind === PAYMENT_LAPSE) return lapsePayment(world, (job.payload as { paymentId: number }).paymentId);
  if (job.kind !== NIGHTLY) throw new Error(`no job ${job.kind}`);
  return [event('day.ended', { today: sweep(world) })];
}

/** Releases the seats of an unpaid online order. */
function lapse(world: World, ticketId: number): readonly JobEvent[] {
  const ticket = world.tables.tickets.get(ticketId);
  if (!ticket || ticket.balance.isPaid || ticket.expired) return [];
  postExpiry(world, ticket);
  return [event('hold.lapsed', { ticket: world.tables.tickets.update(ticketId, { expired: true }) })];
}

/**
 * Ends what midnight ends (001 §4): unboarded departures, expired open tickets, unpaid bookings.
 * Pending requests stay to be decided. A booking with a paid deposit stays: people decide about the money.
 * @returns the day that begins
 */
function sweep(world: World): LocalDate {
  const { tickets } = world.tables;
  const today = toLocalDate(world.clock.now());
  for (const ticket of before(world, 'awaiting', today)) tickets.update(ticket.id, { noShow: true, used: true });
  writeExpiry(world);
  for (const kind of [0, 1]) {
    for (const status of UNPAID) {
      for (const booking of tickets.by('bookingStatus', `${kind}|${status}`)) {
        const { id, departDate, balance } = booking;
        if (departDate === null || departDate >= today || balance.isPartlyPaid) continue;
        postExpiry(world, booking);
        tickets.update(id, { bookingStatus: 'Expired', expired: true });
      }
    }
  }
  return today;
}

/** The statuses of a booking without payments; one being paid may have its deposit in. */
const UNPAID: readonly BookingStatus[] = ['Pending', 'Approved', 'Processing Payment'];

function before(world: World, index: 'awaiting', today: LocalDate): TicketRecord[] {
  const days = world.tables.tickets.keys(index).filter((day) => String(day) < today);
  return days.flatMap((day) => world.tables.tickets.by(index, day));
}
