import { sha256 } from '../world/sha256.ts';

/** What a request for a payment is signed over. */
interface RequestToSign {
  merchant: string;
  refNo: string;
  /** '1,234.50' */
  amount: string;
  currency: string;
}

/** What the result of a payment is signed over. */
interface ResultToSign extends RequestToSign {
  paymentId: string;
  /** '1' paid, '0' failed. */
  status: string;
}

/** The shop's signature: SHA-256 of `||key||merchant||reference||amount without , and .||currency||`, in hexadecimal. */
export function signRequest(key: string, { merchant, refNo, amount, currency }: RequestToSign): string {
  return sign([key, merchant, refNo, digitsOf(amount), currency]);
}

/** The provider's: as above, with the payment id after the merchant and the status at the end. */
export function signResult(
  key: string,
  { merchant, paymentId, refNo, amount, currency, status }: ResultToSign,
): string {
  return sign([key, merchant, paymentId, refNo, digitsOf(amount), currency, status]);
}

function sign(parts: readonly string[]): string {
  return sha256(`||${parts.join('||')}||`);
}

function digitsOf(amount: string): string {
  return amount.replaceAll(/[.,]/g, '');
}
