import type { ProviderPaymentRecord } from '../world/online-records.ts';
import { getSettings, type World } from '../world/world.ts';
import { signResult } from './signature.ts';

/** The payment method that the emulated provider always uses: online banking. */
const PAYMENT_ID = '16';

/** Returns the signed result of a decided payment, as it is posted to the shop. */
export function buildResult(world: World, payment: ProviderPaymentRecord): Record<string, string> {
  const { paymentMerchant: merchant, paymentKey } = getSettings(world);
  const { refNo, amount, currency } = payment;
  const status = payment.state === 'paid' ? '1' : '0';
  return {
    MerchantCode: merchant,
    PaymentId: PAYMENT_ID,
    RefNo: refNo,
    Amount: amount,
    Currency: currency,
    Remark: payment.remark,
    TransId: payment.transactionId ?? '',
    Status: status,
    ErrDesc: payment.reason ?? '',
    Signature: signResult(paymentKey, { merchant, paymentId: PAYMENT_ID, refNo, amount, currency, status }),
  };
}
