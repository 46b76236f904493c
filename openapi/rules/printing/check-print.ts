import type { PrinterType } from '../../generated/constants.ts';
import { OK } from '../verdict.ts';
import type { YesNo } from '../tickets/shapes.ts';
import { checkReceipt } from '../tickets/actions/check-sending.ts';
import { type ActionVerdict, refuse, type TicketToChange } from '../tickets/actions/shapes.ts';
import type { TicketToPrint } from './print-range.ts';

/** What decides whether something of a purchase can be printed. */
export interface PrintableTicket extends TicketToChange, TicketToPrint {
  dining_only: YesNo;
}

/**
 * Whether a purchase has something of this kind to print (000 §4).
 * It must be paid and neither refunded nor voided. Agent tickets: not VVIP, from the counter, an
 * exhibition or an agent, with a ticket left that is neither voided nor expired. Wristbands: a
 * purchase with wristbands.
 */
export function checkPrint(ticket: PrintableTicket, type: PrinterType): ActionVerdict {
  const paper = checkReceipt(ticket);
  if (!paper.ok || type === 'receipt') return paper;
  if (type === 'wristband')
    return ticket.wristband && ticket.total_passengers > 0 ? OK : refuse('print_type_unavailable');
  const isOfAgent =
    !ticket.vvip && ticket.platform === 'counter' && (Boolean(ticket.exhibition) || ticket.agent_id !== null);
  if (!isOfAgent || ticket.total_ticket === 0) return refuse('print_type_unavailable');
  return ticket.total_printable > 0 ? OK : refuse('agent_tickets_none');
}
