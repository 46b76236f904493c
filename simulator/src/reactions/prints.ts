import type { PrinterType } from '@muara/contract/constants';
import { sendJob } from '../domain/printing/index.ts';
import type { PrintEvents } from '../events/print-events.ts';
import type { ReactionContext } from '../kernel/handler.ts';
import { linkToTicket } from '../world/audit-link.ts';
import type { PrintEntry, PrintJobRecord, TicketRecord } from '../world/ticket-records.ts';
import type { AuditEntry } from '../world/world.ts';
import { describeTicket } from './audit/index.ts';
import { none, type ReactionTable } from './reaction.ts';
import { NOT_MAILED, NOT_SENT_TO_PARK } from './shared-reasons.ts';

const CALLER_SHOWS_IT = none('The window that asked shows the job; others read it when they open the ticket.');

/** Prints and their outcome (000 §4). */
export const prints: ReactionTable<keyof PrintEvents> = {
  'ticket.printed': {
    mail: NOT_MAILED,
    park: NOT_SENT_TO_PARK,
    audit({ ticket, print }) {
      const { reprintReason: reason } = print;
      const words = describePrint(ticket, print);
      return describeTicket(reason === null ? `Printed ${words}` : `Reprinted ${words}: ${reason}`, ticket);
    },
    realtime: CALLER_SHOWS_IT,
    printing({ order }, ctx) {
      if (order) sendJob(ctx, order);
    },
  },
  'testPage.printed': {
    mail: NOT_MAILED,
    park: NOT_SENT_TO_PARK,
    audit: none('A test page changes nothing.'),
    realtime: CALLER_SHOWS_IT,
    printing: ({ order }, ctx) => sendJob(ctx, order),
  },
  'printJob.canceled': {
    mail: NOT_MAILED,
    park: NOT_SENT_TO_PARK,
    audit: ({ job }, ctx) => describeJob(ctx, job, 'Canceled a print'),
    realtime: CALLER_SHOWS_IT,
    printing: none('The operation has told the printer, and waited for its answer.'),
  },
  'printJob.reported': {
    mail: NOT_MAILED,
    park: NOT_SENT_TO_PARK,
    audit({ job, state }, ctx) {
      const what = state === 'unknown' ? 'Does not know whether a print came out' : 'Saw that a print came out';
      return describeJob(ctx, job, what);
    },
    realtime: CALLER_SHOWS_IT,
    printing: none('The paper is out, or lost.'),
  },
};

const WORDS: Record<PrinterType, string> = {
  receipt: 'receipt',
  ticket_agent: 'agent tickets',
  wristband: 'wristbands',
};

/** Returns a print in words: `wristbands 2 to 5 of MRCX7K2M9QP`. */
function describePrint({ code }: TicketRecord, { type, from, to }: PrintEntry): string {
  return `${WORDS[type]}${from === null ? '' : ` ${from} to ${to}`} of ${code}`;
}

/** Returns the audit entry of a job; it links to the ticket, unless a slip or a test page was printed. */
function describeJob(
  { world }: ReactionContext,
  { ticketId, code, printerId }: PrintJobRecord,
  what: string,
): AuditEntry {
  const action = `${what}${code === null ? '' : ` of ${code}`} on ${printerId}`;
  const ticket = ticketId === null ? undefined : world.tables.tickets.get(ticketId);
  return { module: 'Tickets', action, ...(ticket && { link: linkToTicket(ticket) }) };
}
