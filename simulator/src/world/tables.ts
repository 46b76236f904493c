import { defineCollection } from './collection.ts';
import { toLocalDate } from '@muara/contract/rules';
import type {
  AttemptRecord,
  AuditRecord,
  CounterRecord,
  FoodRecord,
  HolidayRecord,
  JettyRecord,
  OutboxRecord,
  PackageRecord,
  PopupRecord,
  SeaTideRecord,
  SessionRecord,
  SettingsRecord,
  ShiftRecord,
  TourGuideRecord,
  UserRecord,
} from './records.ts';
import type { SubTicketRecord, TicketRecord } from './ticket-records.ts';
import { seatKey, subTicketListKeys, ticketListKeys } from './ticket-keys.ts';
import type { Tables } from './store.ts';

/** Every collection of a world, with the indexes that its screens and rules read. */
export const DEFINITIONS = {
  users: defineCollection<UserRecord>()({
    unique: { email: (user) => user.email.toLowerCase(), username: (user) => user.username.toLowerCase() },
    multi: { role: (user) => user.role },
  }),
  sessions: defineCollection<SessionRecord>()({
    unique: { token: (session) => session.token },
    multi: { user: (session) => session.userId },
  }),
  settings: defineCollection<SettingsRecord>()({}),
  /** Numbering: one record a sequence. */
  counters: defineCollection<CounterRecord>()({ unique: { name: (counter) => counter.name } }),
  jetties: defineCollection<JettyRecord>()({}),
  packages: defineCollection<PackageRecord>()({ multi: { name: (offer) => offer.name } }),
  foods: defineCollection<FoodRecord>()({}),
  tourGuides: defineCollection<TourGuideRecord>()({ multi: { user: (guide) => guide.userId ?? undefined } }),
  holidays: defineCollection<HolidayRecord>()({}),
  seaTides: defineCollection<SeaTideRecord>()({ unique: { date: (tide) => tide.date } }),
  popups: defineCollection<PopupRecord>()({}),
  shifts: defineCollection<ShiftRecord>()({
    multi: {
      openUser: (shift) => (shift.closedAt === null ? shift.userId : undefined),
      openStation: (shift) => (shift.closedAt === null && shift.station ? shift.station : undefined),
      user: (shift) => shift.userId,
    },
  }),
  tickets: defineCollection<TicketRecord>()({
    unique: {
      code: (ticket) => ticket.code,
      receiptNo: (ticket) => ticket.receiptNo,
      nonce: (ticket) => ticket.nonce ?? undefined,
    },
    multi: {
      /** Whoever may board at a jetty, date and slot; see `seatKey`. */
      seats: seatKey,
      /** Paid and kept, by Kuala Lumpur date of payment: sales. */
      paidDay: (ticket) =>
        isKept(ticket) && ticket.payment.isPaid && ticket.payment.paidAt !== null
          ? toLocalDate(ticket.payment.paidAt)
          : undefined,
      /** Paid and kept, by date of departure: passengers. */
      departDay: (ticket) => (isKept(ticket) && ticket.payment.isPaid ? (ticket.departDate ?? undefined) : undefined),
      /** Paid, kept and not yet aboard, by date of departure: what the nightly sweep looks at. */
      awaiting: (ticket) =>
        isKept(ticket) && ticket.payment.isPaid && !ticket.used && ticket.partialValidate.length === 0
          ? (ticket.departDate ?? undefined)
          : undefined,
      /** Open tickets that still live, by the date on which they end. */
      ends: (ticket) =>
        isKept(ticket) && !ticket.expired && ticket.expiredAt !== null ? toLocalDate(ticket.expiredAt) : undefined,
      shift: (ticket) => ticket.shiftId ?? undefined,
      agent: (ticket) => ticket.agentId ?? undefined,
      user: (ticket) => ticket.userId ?? undefined,
      bookingStatus: (ticket) =>
        ticket.bookingStatus ? `${ticket.vvipCharter ? 1 : 0}|${ticket.bookingStatus}` : undefined,
    },
    sorted: {
      list: { key: ticketListKeys, order: (ticket) => ticket.createdAt },
      /** VVIP parties that are paid and have not boarded, by date of departure. */
      vvipDeparture: {
        key: (ticket) =>
          ticket.vvip && isKept(ticket) && ticket.payment.isPaid && !ticket.used && ticket.departDate
            ? true
            : undefined,
        order: (ticket) => ticket.departDate ?? '',
      },
    },
  }),
  subTickets: defineCollection<SubTicketRecord>()({
    unique: { code: (ticket) => ticket.code, qrcode: (ticket) => ticket.qrcode },
    multi: { ticket: (ticket) => ticket.ticketId, user: (ticket) => ticket.userId ?? undefined },
    sorted: { list: { key: subTicketListKeys, order: (ticket) => ticket.createdAt } },
  }),
  /** Checkouts of the last seconds, to see the same order twice. */
  attempts: defineCollection<AttemptRecord>()({
    unique: { key: (attempt) => attempt.key },
    sorted: { age: { order: (attempt) => attempt.at } },
  }),
  audit: defineCollection<AuditRecord>()({ sorted: { newest: { order: (entry) => entry.createdAt } } }),
  outbox: defineCollection<OutboxRecord>()({}),
};

export type WorldTables = Tables<typeof DEFINITIONS>;

/** Neither refunded nor voided: what charts and totals count. */
function isKept(ticket: TicketRecord): boolean {
  return ticket.refund?.doneAt == null && ticket.cancel?.doneAt == null;
}
