import { defineCollection, type CollectionOf } from './collection.ts';
import { collectionsOf } from './define-catalogue.ts';
import * as CATALOGUE from './generated/catalogue.ts';
import { isInternal, toLocalDate } from '@muara/contract/rules';
import type { AuditRecord, BugReportRecord, ChatRecord, ErrorRecord, OutboxRecord } from './log-records.ts';
import type {
  AccountAttemptRecord,
  CounterRecord,
  DocumentSecretsRecord,
  FileRecord,
  IdempotentResponseRecord,
  PasswordResetRecord,
  PictureRecord,
  SessionRecord,
  SettingsRecord,
  ShiftRecord,
  UserRecord,
} from './records.ts';
import type { MinisiguaRecord, ProviderPaymentRecord, RefundKeyRecord, RefundSearchRecord } from './online-records.ts';
import type { LedgerRecord } from './ledger-records.ts';
import type { TripRecord } from './trip-records.ts';
import type { ValidationRecord } from './validation-records.ts';
import { tripListKeys, tripText } from './trip-keys.ts';
import type { CanceledPrintRecord, PaymentRecord, PrintJobRecord } from './ticket-records.ts';
import type { Tables } from './store.ts';
import { SUB_TICKETS, TICKETS } from './ticket-tables.ts';
import { parkLogKeys } from './park-log-keys.ts';

/** Every collection of a world, with the indexes that screens and rules read. */
export const DEFINITIONS = {
  ...collectionsOf(CATALOGUE),
  users: defineCollection<UserRecord>()({
    unique: {
      email: (user) => (user.deletedAt === null ? user.email.toLowerCase() : undefined),
      username: (user) => (user.deletedAt === null ? user.username.toLowerCase() : undefined),
    },
    multi: { role: (user) => (user.deletedAt === null ? user.role : undefined) },
    sorted: {
      /** Staff; agents, tour guides and customers have their own lists. */
      staff: {
        key: (user) => (user.deletedAt === null && isInternal(user) ? true : undefined),
        order: (user) => user.createdAt,
      },
      /** Agents and customers, one list per role, by each column their screens sort. */
      roleCreated: { key: roleKey, order: (user) => user.createdAt },
      roleName: { key: roleKey, order: (user) => user.name.toLowerCase() },
      roleCompany: { key: roleKey, order: (user) => user.companyName?.toLowerCase() ?? '' },
      roleContact: { key: roleKey, order: (user) => user.contact },
      roleEmail: { key: roleKey, order: (user) => user.email.toLowerCase() },
      roleActive: { key: roleKey, order: (user) => Number(user.active) },
    },
  }),
  payments: defineCollection<PaymentRecord>()({
    unique: { refNo: (payment) => payment.refNo ?? undefined, nonce: (payment) => payment.nonce ?? undefined },
    multi: { ticket: (payment) => payment.ticketId, shift: (payment) => payment.shiftId ?? undefined },
    sorted: {
      /** Surplus payments to be paid back, by when they came in. */
      surplus: {
        key: ({ surplus, paidBack }) => (surplus && !paidBack ? true : undefined),
        order: (payment) => payment.paidAt ?? payment.createdAt,
      },
    },
  }),
  /**
   * What purchases received, owe and returned.
   * Append only: just `simulator/src/domain/ledger` writes to it.
   */
  ledger: defineCollection<LedgerRecord>()({
    multi: {
      ticket: (posting) => posting.ticketId,
      shift: (posting) => posting.shiftId ?? undefined,
      /** By Kuala Lumpur date. */
      day: (posting) => toLocalDate(posting.at),
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
  /** Number sequences, one record each. */
  counters: defineCollection<CounterRecord>()({ unique: { name: (counter) => counter.name } }),
  /** See `document-keys.ts`. */
  documentSecrets: defineCollection<DocumentSecretsRecord>()({}),
  /** Uploads by name, and by owner or uploader; see `ownerKey`. */
  files: defineCollection<FileRecord>()({
    unique: { file: (upload) => upload.file },
    multi: { owner: ownerKey },
  }),
  /** Departures of boats, reserved or started. */
  trips: defineCollection<TripRecord>()({
    text: tripText,
    unique: { tripId: (trip) => trip.tripId },
    multi: {
      day: (trip) => trip.date,
      /** Started trips by boat operator. */
      operator: (trip) => (trip.startedAt === null ? undefined : trip.boatOperatorId),
      /** Reserved trips by scanning staff. */
      reservedBy: (trip) => (trip.startedAt === null ? trip.staffId : undefined),
      staff: (trip) => trip.staffId,
    },
    sorted: { list: { key: tripListKeys, order: (trip) => trip.reservedAt } },
  }),
  /** Scans that boarded passengers. */
  validations: defineCollection<ValidationRecord>()({
    unique: { nonce: (validation) => validation.nonce ?? undefined },
    multi: {
      /** Validations of a purchase that were not undone. */
      ticket: (validation) => (validation.undoneAt === null ? validation.ticketId : undefined),
    },
  }),
  shifts: defineCollection<ShiftRecord>()({
    multi: {
      openUser: (shift) => (shift.closedAt === null ? shift.userId : undefined),
      /** By business day of the start. */
      day: (shift) => shift.date,
      openStation: (shift) => (shift.closedAt === null && shift.station ? shift.station : undefined),
      user: (shift) => shift.userId,
    },
  }),
  tickets: TICKETS,
  subTickets: SUB_TICKETS,
  /** Commands of the last day with an Idempotency-Key. */
  idempotentAnswers: defineCollection<IdempotentResponseRecord>()({ unique: { key: (kept) => kept.key } }),
  /** Wrong passwords and reset mails of the last hour. */
  accountAttempts: defineCollection<AccountAttemptRecord>()({ multi: { account: (attempt) => attempt.account } }),
  /** Print jobs of the last hour. */
  printJobs: defineCollection<PrintJobRecord>()({
    unique: { jobId: (job) => job.jobId, key: (job) => job.key ?? undefined },
  }),
  /** Prints of the last hour that were canceled before they arrived. */
  canceledPrints: defineCollection<CanceledPrintRecord>()({ unique: { key: (print) => print.key } }),
  audit: defineCollection<AuditRecord>()({
    sorted: {
      newest: { order: (entry) => entry.createdAt },
      user: { key: (entry) => entry.userId ?? undefined, order: (entry) => entry.createdAt },
      module: { key: (entry) => entry.module, order: (entry) => entry.createdAt },
      /** Entries about a ticket, booking or sub-ticket. */
      code: { key: (entry) => entry.link?.code ?? undefined, order: (entry) => entry.createdAt },
    },
  }),
  chats: defineCollection<ChatRecord>()({
    unique: { ref: (chat) => (chat.ref === null ? undefined : `${chat.senderId}|${chat.ref}`) },
    multi: { unread: (chat) => (chat.seenAt === null ? chat.recipientId : undefined) },
    /** By id, because a world's clock may be set back. */
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
  outbox: defineCollection<OutboxRecord>()({
    sorted: {
      /** Mails about a ticket; by id, because a world's clock may be set back. */
      ticket: { key: (mail) => mail.ticketCodes ?? mail.ticketCode ?? undefined, order: (mail) => mail.id },
    },
  }),
  refundKeys: defineCollection<RefundKeyRecord>()({ unique: { key: (entry) => entry.key } }),
  /** Recent searches without a match, to slow down guessing. */
  refundSearches: defineCollection<RefundSearchRecord>()({ multi: { address: (search) => search.address } }),
  minisigua: defineCollection<MinisiguaRecord>()({
    multi: { ticket: (entry) => entry.ticketCode },
    /** All entries, by type, by failure and by both; see `parkLogKey`. */
    sorted: { newest: { key: parkLogKeys, order: (entry) => entry.id } },
  }),
  providerPayments: defineCollection<ProviderPaymentRecord>()({
    unique: { key: (payment) => payment.key, refNo: (payment) => payment.refNo },
  }),
};

type AllTables = Tables<typeof DEFINITIONS>;

/** The tables of a world. Everyone may read the ledger; only its own module may write to it. */
export type WorldTables = Omit<AllTables, 'ledger'> & {
  readonly ledger: Omit<
    CollectionOf<(typeof DEFINITIONS)['ledger']>,
    'insert' | 'update' | 'remove' | 'revert' | 'load'
  >;
};

/** Returns the key of a conversation between two people, in either order. */
export function pairKey(one: number, other: number): string {
  return one < other ? `${one}|${other}` : `${other}|${one}`;
}

/** Returns the owner of an upload: its record, or its uploader while that is not saved. */
export function ownerKey({ kind, ownerId, uploaderId }: Pick<FileRecord, 'kind' | 'ownerId' | 'uploaderId'>): string {
  return ownerId === null ? `${kind}|by ${uploaderId}` : `${kind}|${ownerId}`;
}

/** Returns the list of an agent or customer who was not removed. */
function roleKey({ role, deletedAt }: UserRecord): string | undefined {
  return deletedAt === null && (role === 'Agent' || role === 'Customer') ? role : undefined;
}
