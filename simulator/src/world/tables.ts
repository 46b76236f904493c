import { defineCollection } from './collection.ts';
import { isInternal, toLocalDate } from '@muara/contract/rules';
import type {
  AttemptRecord,
  AuditRecord,
  BugReportRecord,
  ChatRecord,
  CounterRecord,
  ErrorRecord,
  FoodRecord,
  HolidayRecord,
  JettyRecord,
  OutboxRecord,
  PackageRecord,
  PasswordResetRecord,
  PictureRecord,
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
    unique: {
      email: (user) => (user.deletedAt === null ? user.email.toLowerCase() : undefined),
      username: (user) => (user.deletedAt === null ? user.username.toLowerCase() : undefined),
    },
    multi: { role: (user) => (user.deletedAt === null ? user.role : undefined) },
    sorted: {
      /** Who works here; agents, tour guides and customers have lists of their own. */
      staff: {
        key: (user) => (user.deletedAt === null && isInternal(user) ? true : undefined),
        order: (user) => user.createdAt,
      },
    },
  }),
  sessions: defineCollection<SessionRecord>()({
    unique: { token: (session) => session.token },
    multi: { user: (session) => session.userId },
  }),
  passwordResets: defineCollection<PasswordResetRecord>()({
    unique: { token: (reset) => reset.token },
    multi: { user: (reset) => reset.userId },
  }),
  pictures: defineCollection<PictureRecord>()({
    unique: { file: (picture) => picture.file },
    multi: { user: (picture) => picture.userId },
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
  audit: defineCollection<AuditRecord>()({
    sorted: {
      newest: { order: (entry) => entry.createdAt },
      user: { key: (entry) => entry.userId ?? undefined, order: (entry) => entry.createdAt },
      module: { key: (entry) => entry.module, order: (entry) => entry.createdAt },
    },
  }),
  chats: defineCollection<ChatRecord>()({
    unique: { ref: (chat) => (chat.ref === null ? undefined : `${chat.senderId}|${chat.ref}`) },
    multi: { unread: (chat) => (chat.seenAt === null ? chat.recipientId : undefined) },
    /** By id, since the clock of a world may be turned back. */
    sorted: { pair: { key: (chat) => pairKey(chat.senderId, chat.recipientId), order: (chat) => chat.id } },
  }),
  bugReports: defineCollection<BugReportRecord>()({
    multi: { pending: (report) => (report.resolvedAt === null ? true : undefined) },
    sorted: {
      newest: { order: (report) => report.createdAt },
      user: { key: (report) => report.userId, order: (report) => report.createdAt },
    },
  }),
  errorLog: defineCollection<ErrorRecord>()({ sorted: { newest: { order: (error) => error.id } } }),
  outbox: defineCollection<OutboxRecord>()({}),
};

export type WorldTables = Tables<typeof DEFINITIONS>;

/** The conversation of two people, whoever wrote first. */
export function pairKey(one: number, other: number): string {
  return one < other ? `${one}|${other}` : `${other}|${one}`;
}

/** Neither refunded nor voided: what charts and totals count. */
function isKept(ticket: TicketRecord): boolean {
  return ticket.refund?.doneAt == null && ticket.cancel?.doneAt == null;
}
