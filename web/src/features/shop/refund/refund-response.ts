import type { PublicRefundValues } from '@muara/contract/rules/forms/check-refund';
import type { PublicRefundAnswer, PublicRefundRequest, RefundableTicket } from '@muara/contract/types';
import { errorMessages } from '@/domain/errors/errors.messages.ts';

/** Why there is no refund, for the visitor. */
export interface RefundRefusal {
  /** A code of the error catalogue. */
  code: string;
  text: string;
}

/** Returns the refusal of a response. One that neither grants nor refuses counts as a server failure. */
export function refusalOf(answer: PublicRefundAnswer): RefundRefusal {
  return {
    code: answer.refund_code ?? 'internal_error',
    text: answer.refund_error || errorMessages.somethingWrong,
  };
}

/** Normalises a typed code: `mrcx 7k2m 9qp` → `MRCX7K2M9QP`. */
export const readCode = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/** Returns why a code is not worth one of the few searches that a visitor has. */
export function checkRefundCode(typed: string): 'search_required' | 'search_code_only' | null {
  const code = readCode(typed);
  if (code === '') return 'search_required';
  return /^[A-Z0-9-]{4,40}$/.test(code) ? null : 'search_code_only';
}

/** Returns the request for a found ticket. Another bank is named only when none of the list was chosen. */
export function refundBody({ id }: RefundableTicket, values: PublicRefundValues): PublicRefundRequest {
  const { bank_name: bank, other_bank: other, acc_no: account, refund_note: note } = values;
  return {
    id,
    bank_name: bank ?? '',
    other_bank: bank === 'Others' ? (other ?? '').trim() : null,
    acc_no: (account ?? '').trim(),
    refund_note: (note ?? '').trim(),
  };
}
