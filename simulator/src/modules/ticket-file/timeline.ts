import type { PrinterType, TimelineKind } from '@muara/contract/constants';
import { formatInstant, formatMoney, type Rules } from '@muara/contract/rules';
import type { PrintJobOutcome, TimelineEntry } from '@muara/contract/types';
import { sentToPark } from '../../domain/park/index.ts';
import type { AuditRecord } from '../../world/log-records.ts';
import type { MinisiguaRecord } from '../../world/online-records.ts';
import type { Instant } from '../../world/records.ts';
import type { PaymentRecord, PrintEntry, SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { listPaymentRecords } from './list-payment-records.ts';
import { partFacts, ticketFacts, type Fact } from './ticket-facts.ts';

const MAX_ENTRIES = 200;
const TAKEN = 200;
/** The record and the audit entry of one command are written some milliseconds apart. */
const COMMAND_MS = 1_000;

const isOneCommand = (one: Instant, other: Instant): boolean => Math.abs(one - other) < COMMAND_MS;

interface Event {
  id: string;
  kind: TimelineKind;
  text: string;
  username: string | null;
  failed: boolean;
  at: Instant;
}

/**
 * Returns everything about a ticket or booking as one timeline, newest first, including actions on its
 * batch tickets.
 */
export function listTimeline(world: World, ticket: TicketRecord, rules: Rules): TimelineEntry[] {
  const parts = world.tables.subTickets.by('ticket', ticket.id);
  const auditEntries = [ticket.code, ...parts.map(({ code }) => code)].flatMap((code) => listAuditEvents(world, code));
  const { printHistory } = ticket;
  const calls = listCalls(world, ticket.code);
  return newest([
    ...auditEntries
      .filter((auditEntry) => !isCall(auditEntry, calls))
      .flatMap((auditEntry) => describeAuditEntry(auditEntry, printHistory)),
    ...describeFacts(world, ticketFacts(ticket), auditEntries),
    ...printHistory.map((print, index) => describePrint(world, print, index)),
    ...listPaymentRecords(world, ticket).map((payment, index, all) =>
      describePayment(world, payment, rules, index === all.length - 1),
    ),
    ...listMails(world, ticket.code),
    ...calls.map((call) => describeCall(call, auditEntries)),
  ]);
}

/** Returns the timeline of one batch ticket. */
export function listPartTimeline(world: World, part: SubTicketRecord): TimelineEntry[] {
  const batch = world.tables.tickets.must(part.ticketId);
  const auditEntries = [
    ...listAuditEvents(world, part.code),
    ...listAuditEvents(world, batch.code).filter(isExpiryEdit),
  ];
  const calls = listCalls(world, part.code);
  return newest([
    ...auditEntries
      .filter((auditEntry) => !isCall(auditEntry, calls))
      .flatMap((auditEntry) => describeAuditEntry(auditEntry, [])),
    ...describeFacts(world, partFacts(part), auditEntries),
    ...listMails(world, part.code),
    ...calls.map((call) => describeCall(call, auditEntries)),
  ]);
}

function newest(events: Event[]): TimelineEntry[] {
  return events
    .sort((one, other) => other.at - one.at)
    .slice(0, MAX_ENTRIES)
    .map((event) => ({ ...event, at: formatInstant(event.at) }));
}

function listAuditEvents({ tables: { audit } }: World, code: string): AuditRecord[] {
  return audit.count('code', code) === 0 ? [] : audit.cursor('code', { key: code }).page(0, MAX_ENTRIES);
}

const PRINTED = /^(?:Printed|Reprinted) /;
const EXPIRY_EDIT = /^Moved the expiry of /;

/** Returns whether an entry about a batch is also about all of its tickets. */
function isExpiryEdit({ action }: AuditRecord): boolean {
  return EXPIRY_EDIT.test(action);
}

/** Describes an audit entry. Prints have their own event; a failed print leaves only this entry. */
function describeAuditEntry({ id, action, username, createdAt }: AuditRecord, prints: readonly PrintEntry[]): Event[] {
  const auditEntry = {
    id: `audit-${id}`,
    kind: 'audit' as const,
    text: action,
    username,
    failed: false,
    at: createdAt,
  };
  if (!PRINTED.test(action)) return [auditEntry];
  if (prints.some(({ at }) => isOneCommand(at, createdAt))) return [];
  return [{ ...auditEntry, kind: 'print', text: `${action}: nothing was printed`, failed: true }];
}

/** Describes the record's own events, unless an audit entry covers them. */
function describeFacts(
  { tables: { users } }: World,
  facts: readonly Fact[],
  auditEntries: readonly AuditRecord[],
): Event[] {
  return facts
    .filter(({ at }) => !auditEntries.some(({ createdAt }) => isOneCommand(createdAt, at)))
    .map(({ name, text, userId, at }) => ({
      id: `fact-${name}`,
      kind: 'audit',
      text,
      username: userId === null ? null : (users.get(userId)?.username ?? null),
      failed: false,
      at,
    }));
}

const PRINTS: Readonly<Record<PrinterType, string>> = {
  receipt: 'receipt',
  ticket_agent: 'agent tickets',
  wristband: 'wristbands',
};

/** The text of a print that did not simply succeed. */
const PRINT_STATES: Partial<Record<PrintJobOutcome, string>> = {
  waiting: ': the printer has it',
  printing: ': the printer is at it',
  unknown: ': whether it came out is not known',
};

function describePrint({ tables: { users } }: World, print: PrintEntry, index: number): Event {
  const { type, printerName, reprintReason, from, to, state, userId, at } = print;
  const pieces = from === null ? '' : from === to ? ` ${from}` : ` ${from} to ${to}`;
  const again = reprintReason === null ? '' : ` again: ${reprintReason}`;
  const where = printerName === null ? '' : ` on ${printerName}`;
  const what = from !== null && from === to ? PRINTS[type].replace(/s$/, '') : PRINTS[type];
  const text = `Printed ${what}${pieces}${where}${again}${PRINT_STATES[state] ?? ''}`;
  const username = users.get(userId)?.username ?? null;
  return { id: `print-${index}`, kind: 'print', text, username, failed: false, at };
}

const PARTS: Record<PaymentRecord['type'], string> = { full: 'Payment', deposit: 'Deposit', balance: 'Rest' };

function describePayment({ tables: { users } }: World, payment: PaymentRecord, rules: Rules, last: boolean): Event {
  const { id, type, amount, method, paidAt, errorDesc, surplus, adminId, createdAt } = payment;
  const state = rules.paymentEntryState({ paid_at: paidAt === null ? null : 'paid', error_desc: errorDesc }, last);
  const what = `${PARTS[type]} of ${formatMoney(amount)}, ${method}`;
  const how = {
    Paid: surplus ? ': it buys nothing and must be given back' : '',
    Failed: `: ${errorDesc ?? 'another attempt followed'}`,
    Pending: ': not paid yet',
  }[state];
  return {
    id: `payment-${id}`,
    kind: 'payment',
    text: `${what}${how}`,
    username: adminId === null ? null : (users.get(adminId)?.username ?? null),
    failed: state === 'Failed' || surplus,
    at: paidAt ?? createdAt,
  };
}

function listMails({ tables: { outbox } }: World, code: string): Event[] {
  const mails = outbox.cursor('ticket', { key: code }).page(0, MAX_ENTRIES);
  return mails.map(({ id, subject, to, createdAt }) => ({
    id: `mail-${id}`,
    kind: 'mail',
    text: `Mailed ‘${subject}’ to ${to.join(', ')}`,
    username: null,
    failed: false,
    at: createdAt,
  }));
}

function listCalls({ tables: { minisigua } }: World, code: string): MinisiguaRecord[] {
  return minisigua.by('ticket', code).slice(-MAX_ENTRIES);
}

/**
 * Returns whether an audit entry caused one of these calls to the park service, which shows it with
 * its result.
 */
function isCall(auditEntry: AuditRecord, calls: readonly MinisiguaRecord[]): boolean {
  return calls.some((call) => isOrderOf(auditEntry, call));
}

function isOrderOf({ action, createdAt }: AuditRecord, call: MinisiguaRecord): boolean {
  return action === sentToPark(call) && isOneCommand(createdAt, call.createdAt);
}

function describeCall(call: MinisiguaRecord, auditEntries: readonly AuditRecord[]): Event {
  const { id, type, responseCode, createdAt } = call;
  const failed = responseCode !== TAKEN;
  const what = type === 'scan' ? 'the QR code' : 'the purchase';
  return {
    id: `minisigua-${id}`,
    kind: 'minisigua',
    text: `Sent ${what} to the park service${failed ? `: it answered ${responseCode}` : ''}`,
    username: auditEntries.find((auditEntry) => isOrderOf(auditEntry, call))?.username ?? null,
    failed,
    at: createdAt,
  };
}
