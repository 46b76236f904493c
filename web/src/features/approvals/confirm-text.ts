import type { Approval, Ticket } from '@muara/contract/types';
import { formatRm } from '@/domain/prices/format-rm.ts';
import { describeRefund, describeVoid } from '@/domain/tickets/money-outcome.ts';
import { isSubTicket, type Choice } from './approvals.api.ts';
import { approvalsMessages as text } from './approvals.messages.ts';

/**
 * Returns the confirmation for deciding a refund or void (001 §8).
 * It names the record, the consequence, and whether it is the approver's own request.
 *
 * @param purchase the open ticket to be voided whole, so that its tickets can be counted
 */
export function confirmText(approval: Approval, choice: Choice, purchase: Ticket | null): string {
  const lines = [queryOf(approval, choice)];
  if (isOpenVoid(approval) && choice === 'approve') {
    lines.push(text.approveVoidOpen);
    if (purchase) lines.push(countsOf(purchase));
  }
  if (approval.own && choice === 'approve') lines.push(text.ownRequest);
  return lines.join('\n\n');
}

/** Whether a void would end all tickets of an open purchase that are left (001 §4). */
export function isOpenVoid(approval: Approval): boolean {
  return approval.kind === 'void' && approval.depart_date === null && !isSubTicket(approval);
}

function queryOf(approval: Approval, choice: Choice): string {
  const { kind, code, name, amount, refund_bank, credit_owed } = approval;
  const who = [code, name].filter(Boolean).join(', ');
  if (kind === 'void')
    return choice === 'approve' ? text.approveVoid(who, outcomeOf(approval) ?? '') : text.rejectVoid(who);
  if (choice === 'approve' && (amount === 0 || credit_owed > 0))
    return text.approveUnpaidRefund(who, describeRefund(amount, credit_owed));
  const bank = refund_bank ? `${refund_bank.bank_name} ${refund_bank.acc_no}` : null;
  return choice === 'approve' ? text.approveRefund(who, formatRm(amount), bank) : text.rejectRefund(who);
}

/** The effect of a decision on the money; null if the amount says it all. */
export function outcomeOf(approval: Approval): string | null {
  const { kind, void_outcome, amount, credit_owed } = approval;
  if (kind === 'refund') return amount === 0 || credit_owed > 0 ? describeRefund(amount, credit_owed) : null;
  if (void_outcome === null) return null;
  return describeVoid(void_outcome, isSubTicket(approval) ? 'part' : isOpenVoid(approval) ? 'open' : 'dated');
}

/** Counts the tickets to void: all that are neither sold nor used, including expired ones (001 §4). */
function countsOf({ total_ticket, total_ticket_sold, total_ticket_used, total_ticket_voided }: Ticket): string {
  const left = total_ticket - total_ticket_sold - total_ticket_used - total_ticket_voided;
  return text.counts(left, total_ticket_sold, total_ticket_used);
}
