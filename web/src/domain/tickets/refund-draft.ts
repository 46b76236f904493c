import type { RefundForm, Ticket } from '@muara/contract/types';

/** The refund form as it is typed and chosen. */
export interface RefundDraft {
  name: string;
  email: string;
  bank_name: string;
  other_bank: string;
  acc_no: string;
  refund_note: string;
}

/** What the form asks for: the buyer if the ticket has no account, the bank if money is paid back. */
export interface RefundScope {
  namesBuyer: boolean;
  paysBack: boolean;
}

/** Returns the amount that a refund of the ticket pays back, in RM. */
export const refundAmount = (ticket: Ticket): number => ticket.refund_amount ?? ticket.total_amount;

export function newRefund({ name, email }: Ticket): RefundDraft {
  return { name: name ?? '', email: email ?? '', bank_name: '', other_bank: '', acc_no: '', refund_note: '' };
}

export function refundBody(id: number, draft: RefundDraft, { namesBuyer, paysBack }: RefundScope): RefundForm {
  const { bank_name: bank } = draft;
  const account = {
    bank_name: bank,
    other_bank: bank === 'Others' ? draft.other_bank.trim() : null,
    acc_no: draft.acc_no.trim(),
  };
  return {
    id,
    refund_note: draft.refund_note.trim(),
    ...(paysBack && account),
    ...(namesBuyer && { name: draft.name.trim(), email: draft.email.trim() }),
  };
}
