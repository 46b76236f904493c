import { formatRinggit } from '@muara/contract/rules';
import type { PaymentResult } from '@muara/contract/types';
import { Refusal } from '../../kernel/refusal.ts';
import { signResult } from '../../provider/signature.ts';
import type { PaymentRecord } from '../../world/ticket-records.ts';
import { getSettings, type World } from '../../world/world.ts';

const PAID = '1';
const LONGEST_REASON = 100;
const NO_REASON = 'The payment did not go through';

/** The outcome of a payment attempt, as the provider reported it, with its signature verified. */
export interface VerifiedPayment {
  attempt: PaymentRecord;
  paid: boolean;
  transactionId: string | null;
  /** Why it failed, in the provider's words. */
  reason: string;
}

/**
 * Verifies a result from the provider: signed with the merchant's key, for a known attempt, with its
 * amounts.
 * @throws Refusal payment_signature, payment_unknown, payment_mismatch
 */
export function parsePaymentResult(world: World, body: PaymentResult): VerifiedPayment {
  const { paymentKey, paymentMerchant } = getSettings(world);
  const signature = signResult(paymentKey, {
    merchant: body.MerchantCode,
    paymentId: body.PaymentId ?? '',
    refNo: body.RefNo,
    amount: body.Amount,
    currency: body.Currency,
    status: body.Status,
  });
  if (body.Signature.toLowerCase() !== signature) throw new Refusal('payment_signature', { field: 'Signature' });
  const attempt = world.tables.payments.one('refNo', body.RefNo);
  if (!attempt) throw new Refusal('payment_unknown', { field: 'RefNo' });
  if (body.MerchantCode !== paymentMerchant) throw new Refusal('payment_mismatch', { field: 'MerchantCode' });
  if (body.Amount !== formatRinggit(attempt.amount)) throw new Refusal('payment_mismatch', { field: 'Amount' });
  if (body.Currency !== 'MYR') throw new Refusal('payment_mismatch', { field: 'Currency' });
  return {
    attempt,
    paid: body.Status === PAID,
    transactionId: body.TransId?.trim() || null,
    reason: body.ErrDesc?.trim().slice(0, LONGEST_REASON) || NO_REASON,
  };
}
