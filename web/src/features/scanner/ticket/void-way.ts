import { checkVoid } from '@muara/contract/rules/tickets/actions/check-void';
import type { ScannedTicket } from '@muara/contract/types';
import type { SessionActions } from '@/domain/session/session-context.ts';

/** Whether one may void directly or only ask for it; null when neither. */
type VoidWay = 'direct' | 'request' | null;

/** Returns how a person voids at the gate: with Cancel (Approve) or Scan directly (002 §6). */
export function voidWay(has: SessionActions['hasPermission']): VoidWay {
  if (has('Tickets', 'Cancel (Approve)') || has('Tickets', 'Scan')) return 'direct';
  return has('Tickets', 'Cancel (Request)') ? 'request' : null;
}

/** Never true of a scanned ticket: the receipt of a batch, whose tickets are voided one by one. */
const NO_BATCH = { total_ticket: 0, total_ticket_used: 0, total_ticket_voided: 0, total_ticket_to_void: 0 };

/**
 * Whether the gate can void a ticket:
 * open or paid, nobody aboard, no request or void so far (002 §4.2).
 */
export function canVoidAtGate(ticket: ScannedTicket): boolean {
  if (ticket.boarding.code === 'batch_receipt' || ticket.total_validated > 0) return false;
  return checkVoid({ ...ticket, ...NO_BATCH }, 'gate').ok;
}
