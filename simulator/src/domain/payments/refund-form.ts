import type { PublicRefundRequest, RefundForm } from '@muara/contract/types';
import type { TicketReversal } from '../../world/ticket-records.ts';

/** Returns the bank details of a validated form. */
export function readBank(form: RefundForm | PublicRefundRequest): NonNullable<TicketReversal['bank']> {
  const { bank_name: bank, other_bank: other, acc_no: account } = form;
  return { name: trimmed(bank === 'Others' ? other : bank), accNo: trimmed(account) };
}

/** Returns a field that the form's rule found filled in, trimmed. */
export function trimmed(text: string | null | undefined): string {
  return text?.trim() ?? '';
}
