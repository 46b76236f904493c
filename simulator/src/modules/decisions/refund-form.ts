import type { PublicRefundRequest, RefundForm } from '@muara/contract/types';
import type { TicketReversal } from '../../world/ticket-records.ts';

/** Where a refund goes, by a form that was found complete. */
export function bankOfForm(form: RefundForm | PublicRefundRequest): NonNullable<TicketReversal['bank']> {
  const { bank_name: bank, other_bank: other, acc_no: account } = form;
  return { name: trimmed(bank === 'Others' ? other : bank), accNo: trimmed(account) };
}

/** A field that the form's rule has found filled in. */
export function trimmed(text: string | null | undefined): string {
  return text?.trim() ?? '';
}
