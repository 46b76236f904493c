import { amountToPay, holdEndsAt, toEpoch, toLocalDate } from '@muara/contract/rules';
import type { TicketDraft } from '../domain/tickets/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../world/local-time.ts';
import type { Random } from '../world/random.ts';
import type { LocalDate } from '../world/records.ts';
import type { BookingFile, BookingStatus, TicketReversal } from '../world/ticket-records.ts';
import type { SeedReceipt } from './ledger.ts';
import { weightedPick } from './weighted-pick.ts';

/** A ticket that is still being made. */
export type Making = { -readonly [K in keyof TicketDraft]: TicketDraft[K] };

const REFUND_NOTES = ['Child fell ill', 'Bus was late', 'Booked the wrong day', 'Storm warning'];
const VOID_NOTES = ['Wrong package chosen', 'Wrong number of passengers', 'Paid twice', 'Customer changed their mind'];
const drawOutcome = weightedPick<BookingStatus>([
  ['Paid', 80],
  ['Canceled', 6],
  ['Rejected', 6],
  ['Expired', 8],
]);
/** The states of upcoming bookings, in turn. The first VVIP booking is paid in two parts. */
const VVIP_ROUND: readonly BookingStatus[] = ['Approved', 'Paid', 'Approved', 'Deposit', 'Pending', 'Rejected', 'Paid'];
const CHARTER_ROUND: readonly BookingStatus[] = [
  'Pending',
  'Paid',
  'Approved',
  'Deposit',
  'Rejected',
  'Pending',
  'Paid',
];
const CSA_ID = 6;
const MANAGER_ID = 2;
const DECISION_MS = 10 * MINUTE_MS;
const FIRST_BOAT_MINUTE = 9 * 60;
/** Passengers board within ten minutes of a slot, or throughout the day where there are no slots. */
const BOARDING_TURNS = 40;

/**
 * What became of a dated, paid ticket by the end of yesterday: boarded, missed, refunded, voided, or
 * still to come. The rarer fates come in turn, so that even a small world has some of each.
 * @param position counts the tickets of the same side of today
 */
export function applyOutcome(random: Random, ticket: Making, upcoming: boolean, position: number): void {
  if (upcoming) {
    if (ticket.money.total === 0) return;
    // A few always wait for a decision; a large world does not drown in them.
    const every = position < 12 ? 6 : 60;
    if (position % every === 0) ticket.refund = request(random, ticket, REFUND_NOTES, bank(random));
    else if (position % every === 1) ticket.cancel = request(random, ticket, VOID_NOTES, null);
  } else if (position % 47 === 11) {
    refund(random, ticket);
  } else if (position % 53 === 17) {
    ticket.cancel = done(random, ticket, VOID_NOTES, null);
  } else if (position % 27 === 8) {
    ticket.noShow = true;
    ticket.used = true;
  } else {
    board(random, ticket);
  }
}

/** The trip comes later, when it is known who else boards; see `seedTrips`. */
function board(random: Random, ticket: Making): void {
  const departs = ticket.departDate as LocalDate;
  const turn = random.int(1, BOARDING_TURNS);
  const soon = ticket.createdAt + 25 * MINUTE_MS;
  const sameDay = toLocalDate(ticket.createdAt) === departs;
  const elsewhere = sameDay ? soon : toEpoch(departs, FIRST_BOAT_MINUTE + turn * 20);
  const slot = ticket.slot ? toEpoch(departs, Number(ticket.slot.slice(0, 2)) * 60 + Math.floor(turn / 4)) : elsewhere;
  ticket.used = true;
  ticket.validatedAt = Math.max(slot, ticket.createdAt + 5 * MINUTE_MS);
  ticket.adminValidatedId = CSA_ID;
}

/** A void or refund that somebody still has to decide. */
function request(
  random: Random,
  ticket: Making,
  notes: readonly string[],
  account: TicketReversal['bank'],
): TicketReversal {
  const requestedAt = ticket.createdAt + random.int(10, 120) * MINUTE_MS;
  const asked = { requestedAt, requestedById: ticket.adminId, doneAt: null, adminId: null };
  const publicForm = account !== null && ticket.platform === 'web_app' && ticket.userId === null;
  return { ...asked, note: random.pick(notes), bank: account, ...(publicForm && { publicForm }) };
}

function done(
  random: Random,
  ticket: Making,
  notes: readonly string[],
  account: TicketReversal['bank'],
): TicketReversal {
  const asked = request(random, ticket, notes, account);
  return { ...asked, doneAt: (asked.requestedAt as number) + random.int(1, 20) * MINUTE_MS, adminId: MANAGER_ID };
}

/** A refund voids the whole purchase (001 §4). */
function refund(random: Random, ticket: Making): void {
  const decided = done(random, ticket, REFUND_NOTES, bank(random));
  ticket.refund = decided;
  ticket.cancel = { requestedAt: null, doneAt: decided.doneAt, adminId: MANAGER_ID, note: decided.note, bank: null };
}

function bank(random: Random): TicketReversal['bank'] {
  return {
    name: random.pick(['Maybank', 'CIMB', 'RHB', 'Bank Islam']),
    accNo: String(random.int(1_000_000_000, 9_999_999_999)),
  };
}

/** An online order that was never paid: its hold lapsed half an hour later. */
export function abandonPayment(ticket: Making): void {
  ticket.expired = true;
  ticket.payment = {
    ...ticket.payment,
    transactionId: null,
    holdUntil: holdEndsAt(ticket.createdAt),
    errorDesc: 'Customer cancelled the payment',
  };
}

/** A terminal took the money, and the server was never told. */
export function leavePaymentPending(ticket: Making): void {
  ticket.payment = { ...ticket.payment, terminalId: null, transactionId: null };
  const nobodyAboard = { used: false, noShow: false, validatedAt: null, adminValidatedId: null, tripId: null };
  Object.assign(ticket, nobodyAboard, { refund: null, cancel: null });
}

/** Sold on credit: the money is still to come, or has come in. */
export function giveCredit(ticket: Making): void {
  const proof = { refNo: null, bankName: null, cashIn: null, cashOut: null };
  ticket.payment = { ...ticket.payment, ...proof, method: 'Credit Facility' };
}

/**
 * The state of a VVIP booking as of yesterday: decided, or at some step when it is upcoming.
 * @param position counts the bookings of its kind that are still to come
 * @returns what was paid for it
 */
export function decideBooking(random: Random, ticket: Making, today: LocalDate, position: number): SeedReceipt | null {
  const upcoming = isUpcoming(ticket, today);
  const round = ticket.vvipCharter ? CHARTER_ROUND : VVIP_ROUND;
  const turn = position % round.length;
  const status = upcoming ? (round[turn] as BookingStatus) : drawOutcome(random);
  ticket.bookingStatus = status;
  if (status !== 'Pending') ticket.booking = decidedFile(ticket, status);
  const { total } = ticket.money;
  const inTwoParts = status === 'Deposit' || (status === 'Approved' && turn === 0);
  if (inTwoParts) ticket.payment = { ...ticket.payment, partial: true };
  if (status === 'Paid') {
    const yesterday = toEpoch(today) - MINUTE_MS;
    const paidAt = Math.min(ticket.createdAt + random.int(1, 20) * HOUR_MS, yesterday);
    if (!upcoming) board(random, ticket);
    return { at: paidAt, amount: total };
  }
  if (status === 'Deposit')
    return { at: ticket.createdAt + HOUR_MS, amount: amountToPay({ total, partial: true, paid: 0 }) };
  ticket.payment = { ...ticket.payment, method: null, refNo: null, bankName: null };
  ticket.expired = status === 'Expired';
  if (status === 'Canceled') {
    ticket.cancel = {
      requestedAt: null,
      doneAt: ticket.createdAt + DAY_MS,
      adminId: MANAGER_ID,
      note: 'Customer cancelled',
      bank: null,
    };
  }
  return null;
}

/** The manager decides within minutes. */
function decidedFile({ createdAt }: Making, status: BookingStatus): BookingFile {
  const rejected = status === 'Rejected';
  return {
    note: rejected
      ? 'We are sorry: every boat is taken on that day.'
      : 'Thank you. We look forward to having you on board.',
    approvedAt: rejected ? null : createdAt + DECISION_MS,
    decidedById: MANAGER_ID,
    updatedAt: null,
    updatedById: null,
    deletedAt: null,
  };
}

/** Whether a ticket departs today or later. */
export function isUpcoming({ departDate }: Making, today: LocalDate): boolean {
  return departDate !== null && departDate >= today;
}
