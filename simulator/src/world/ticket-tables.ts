import { toLocalDate } from '@muara/contract/rules';
import { agentKeys, batchOrder } from './agent-keys.ts';
import { findPartBoarding, listBoardedTrips, listBoardingDays } from './boardings.ts';
import { bookingListKeys, bookingOrder, bookingText } from './booking-keys.ts';
import { defineCollection } from './collection.ts';
import { mailKeys } from './mail-keys.ts';
import { ownerKeys } from './owner-keys.ts';
import { subTicketText, ticketText } from './search-text.ts';
import { groupCompanyKey, isEnded, isRemoved, seatKey, subTicketListKeys, ticketListKeys } from './ticket-keys.ts';
import type { SubTicketRecord, TicketRecord } from './ticket-records.ts';
import { subVoidWaits, waitingKeys, waitingSince } from './waiting-keys.ts';

/** Tickets and bookings, with the indexes that screens and rules read. */
export const TICKETS = defineCollection<TicketRecord>()({
  text: ticketText,
  unique: {
    /** Removed bookings are in neither index. */
    code: (ticket) => (isRemoved(ticket) ? undefined : ticket.code),
    receiptNo: (ticket) => (isRemoved(ticket) ? undefined : ticket.receiptNo),
    nonce: (ticket) => ticket.nonce ?? undefined,
  },
  anyCase: ['code', 'receiptNo'],
  multi: {
    /** Tickets that occupy seats by jetty, date and slot; see `seatKey`. */
    seats: seatKey,
    /** Paid and kept tickets by Kuala Lumpur date of payment: sales. */
    paidDay: (ticket) =>
      isNotReversed(ticket) && ticket.balance.paidAt !== null ? toLocalDate(ticket.balance.paidAt) : undefined,
    /** Paid and kept tickets by date of departure: passengers. */
    departDay: (ticket) =>
      isNotReversed(ticket) && ticket.balance.isPaid ? (ticket.departDate ?? undefined) : undefined,
    /**
     * Paid, kept and not yet boarded tickets by date of departure, for the nightly sweep.
     * Dining-only tickets do not board.
     */
    awaiting: (ticket) =>
      isNotReversed(ticket) &&
      ticket.balance.isPaid &&
      !ticket.diningOnly &&
      !ticket.used &&
      ticket.partialValidate.length === 0
        ? (ticket.departDate ?? undefined)
        : undefined,
    /** Dated tickets and bookings that neither boarded nor ended, by date of departure. */
    comes: (ticket) =>
      isNotReversed(ticket) && !isEnded(ticket) && !ticket.used && ticket.partialValidate.length === 0
        ? (ticket.departDate ?? undefined)
        : undefined,
    /** Open tickets that have not ended, by expiry date. */
    ends: (ticket) =>
      isNotReversed(ticket) && !ticket.expired && ticket.expiredAt !== null ? toLocalDate(ticket.expiredAt) : undefined,
    /** By Kuala Lumpur date of each boarding; see `boardings.ts`. */
    boardedDay: listBoardingDays,
    /** Purchases with more than one boarding, by date of each. */
    boardedInParts: (ticket) => (ticket.partialValidate.length === 0 ? undefined : listBoardingDays(ticket)),
    /** By trips that passengers boarded. */
    trip: listBoardedTrips,
    shift: (ticket) => ticket.shiftId ?? undefined,
    agent: (ticket) => (isRemoved(ticket) ? undefined : (ticket.agentId ?? undefined)),
    tourguide: (ticket) => (isRemoved(ticket) ? undefined : (ticket.tourguideId ?? undefined)),
    user: (ticket) => (isRemoved(ticket) ? undefined : (ticket.userId ?? undefined)),
    package: (ticket) => ticket.packageId,
    /** By group type and company; see `groupCompanyKey`. */
    groupCompany: groupCompanyKey,
    /** Bookings by their searchable text. */
    bookingText,
    /** Bookings by business day of creation and by date of departure; undated ones under ''. */
    bookingMade: (ticket) => (isBooking(ticket) ? toLocalDate(ticket.createdAt) : undefined),
    bookingDeparts: (ticket) => (isBooking(ticket) ? (ticket.departDate ?? '') : undefined),
    /** Voided purchases by business day of the void. */
    voidDay: (ticket) => (ticket.cancel?.doneAt == null ? undefined : toLocalDate(ticket.cancel.doneAt)),
    /** Purchases with a reprint, by its business day. */
    reprintDay: listReprintDays,
    bookingStatus: (ticket) =>
      ticket.bookingStatus && !isRemoved(ticket) ? `${ticket.vvipCharter ? 1 : 0}|${ticket.bookingStatus}` : undefined,
  },
  sorted: {
    list: { key: ticketListKeys, order: (ticket) => ticket.createdAt },
    /** Bookings by kind and status, pending first, and by each column that the lists sort (002 §4.1). */
    bookings: { key: bookingListKeys, order: bookingOrder },
    bookingCreated: { key: bookingListKeys, order: (ticket) => ticket.createdAt },
    bookingDate: { key: bookingListKeys, order: (ticket) => ticket.departDate ?? '' },
    bookingAmount: { key: bookingListKeys, order: (ticket) => ticket.money.total },
    /** Purchases of each customer, agent and tour guide; see `owner-keys.ts`. */
    buyer: { key: ownerKeys, order: (ticket) => ticket.createdAt },
    /** Paid purchases of all agents (0) and of each, by time of payment. */
    agentSale: {
      key: ({ agentId, balance }) => (agentId === null || balance.paidAt === null ? undefined : [0, agentId]),
      order: ({ balance }) => balance.paidAt ?? 0,
    },
    /** Purchases that wait for a decision, by kind. */
    waiting: { key: waitingKeys, order: waitingSince },
    /** Tickets that a counter finds by email, and those where staff look for a payment by email or phone. */
    mail: { key: mailKeys, order: (ticket) => ticket.createdAt },
    /** Paid VVIP purchases that have not boarded, by date of departure. */
    vvipDeparture: {
      key: (ticket) =>
        ticket.vvip &&
        !ticket.diningOnly &&
        isNotReversed(ticket) &&
        ticket.balance.isPaid &&
        !ticket.used &&
        ticket.departDate
          ? true
          : undefined,
      order: (ticket) => ticket.departDate ?? '',
    },
  },
});

/** The single tickets of a batch, with their indexes. */
export const SUB_TICKETS = defineCollection<SubTicketRecord>()({
  text: subTicketText,
  unique: { code: (ticket) => ticket.code, qrcode: (ticket) => ticket.qrcode },
  anyCase: ['code'],
  multi: {
    ticket: (ticket) => ticket.ticketId,
    user: (ticket) => ticket.userId ?? undefined,
    /** By Kuala Lumpur date of boarding. */
    boardedDay: (ticket) => (ticket.validatedAt === null ? undefined : toLocalDate(ticket.validatedAt)),
    trip: (ticket) => findPartBoarding(ticket)?.tripId ?? undefined,
    /** By QR codes that were replaced. */
    replaced: (ticket) => ticket.replacedQrcodes,
    /** Voided tickets by business day of the void. */
    voidDay: (ticket) => (ticket.canceledAt === null ? undefined : toLocalDate(ticket.canceledAt)),
  },
  sorted: {
    list: { key: subTicketListKeys, order: (ticket) => ticket.createdAt },
    /**
     * An agent's tickets: all, by state and by category, and those of a batch by state; see
     * `agent-keys.ts`.
     */
    agent: { key: agentKeys, order: batchOrder },
    /** Tickets whose void waits for a decision. */
    waiting: { key: subVoidWaits, order: (ticket) => ticket.requestCanceledAt ?? 0 },
  },
});

function isBooking(ticket: TicketRecord): boolean {
  return ticket.bookingStatus !== null && !isRemoved(ticket);
}

/**
 * Returns the business days on which documents of a ticket were reprinted; undefined for nearly all
 * tickets.
 */
function listReprintDays({ printHistory }: TicketRecord): string[] | undefined {
  const days = printHistory.filter(({ reprintReason }) => reprintReason !== null).map(({ at }) => toLocalDate(at));
  return days.length === 0 ? undefined : [...new Set(days)];
}

/** Returns whether a purchase is neither refunded nor voided: what charts and totals count. */
function isNotReversed(ticket: TicketRecord): boolean {
  return ticket.refund?.doneAt == null && ticket.cancel?.doneAt == null;
}
