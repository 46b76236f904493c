import { BANKS } from '../../generated/constants.ts';
import { checkTexts } from './check-texts.ts';
import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

/** The second part of the public refund form, by wire names. */
export interface PublicRefundValues {
  bank_name?: string | null;
  /** Required when `bank_name` is Others. */
  other_bank?: string | null;
  acc_no?: string | null;
  refund_note?: string | null;
}

const DIGITS = /^[0-9]+$/;
const BANK_NAMES: readonly string[] = BANKS;

/** Checks the account and reason of a buyer's refund request (002 §5.3). */
export function checkPublicRefund(values: PublicRefundValues): FieldProblem[] {
  const { bank_name: bank, other_bank: otherBank, acc_no: account, refund_note: note } = values;
  const isOther = bank === 'Others';
  return [
    ...(BANK_NAMES.includes(bank ?? '') ? [] : [{ field: 'bank_name', code: 'bank_required' } as const]),
    ...(isOther && isBlank(otherBank) ? [{ field: 'other_bank', code: 'other_bank_required' } as const] : []),
    ...(isOther ? checkTexts({ other_bank: otherBank }, [], ['other_bank']) : []),
    ...checkAccount(account),
    ...(isBlank(note) ? [{ field: 'refund_note', code: 'refund_note_required' } as const] : []),
    ...checkTexts({ refund_note: note }, [], ['refund_note']),
  ];
}

function checkAccount(account: string | null | undefined): FieldProblem[] {
  if (isBlank(account)) return [{ field: 'acc_no', code: 'account_no_required' }];
  if (!DIGITS.test((account as string).trim())) return [{ field: 'acc_no', code: 'account_no_digits' }];
  return checkTexts({ acc_no: account }, [], ['acc_no']);
}
