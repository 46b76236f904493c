import type { Handlers } from '../../kernel/handler.ts';
import { buildAgentTickets } from './build-agent-tickets.ts';
import { cancelPrintJob } from './cancel-print-job.ts';
import { downloadAgentTickets } from './download-agent-tickets.ts';
import { downloadPrintableTicket } from './download-printable-ticket.ts';
import { downloadReceipt } from './download-receipt.ts';
import { downloadWristbands } from './download-wristbands.ts';
import { getPrintJob } from './get-print-job.ts';
import { printTicket } from './print-ticket.ts';
import { reportPrintJob } from './report-print-job.ts';
import { testPrint } from './test-print.ts';
import { viewAgentTickets } from './view-agent-tickets.ts';
import { viewReceipt } from './view-receipt.ts';

/**
 * Printing, by printers on the realtime channel or by the browser, and the record of every print (000
 * §4, 000 §7).
 */
export const printing = {
  printTicket,
  getPrintJob,
  cancelPrintJob,
  reportPrintJob,
  testPrint,
  buildAgentTickets,
  downloadPrintableTicket,
  downloadReceipt,
  viewReceipt,
  downloadAgentTickets,
  viewAgentTickets,
  downloadWristbands,
} satisfies Partial<Handlers>;
