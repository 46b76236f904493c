import type { RefundForm } from '@muara/contract/types';

/** The refund form as it is typed and chosen. */
export interface RefundDraft {
  name: string;
  email: string;
  bank_name: string;
  other_bank: string;
  acc_no: string;
  refund_note: string;
}

export const EMPTY_REFUND: RefundDraft = {
  name: '',
  email: '',
  bank_name: '',
  other_bank: '',
  acc_no: '',
  refund_note: '',
};

/**
 * Returns the request body:
 * an account only if money is paid back, a buyer only if the ticket has no account.
 */
export function refundBody(
  id: number,
  draft: RefundDraft,
  { namesBuyer, paysBack }: { namesBuyer: boolean; paysBack: boolean },
): RefundForm {
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
