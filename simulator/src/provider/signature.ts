import { sha256 } from '../world/sha256.ts';

/** The signed fields of a payment request. */
interface RequestToSign {
  merchant: string;
  refNo: string;
  /** '1,234.50' */
  amount: string;
  currency: string;
}

/** The signed fields of a payment result. */
interface ResultToSign extends RequestToSign {
  paymentId: string;
  /** '1' paid, '0' failed. */
  status: string;
}

/**
 * Returns the shop's signature: SHA-256 of `||key||merchant||reference||amount without , and
 * .||currency||`, in hexadecimal.
 */
export function signRequest(key: string, { merchant, refNo, amount, currency }: RequestToSign): string {
  return sign([key, merchant, refNo, getDigits(amount), currency]);
}

/**
 * Returns the provider's signature: as above, with the payment id after the merchant and the status at
 * the end.
 */
export function signResult(
  key: string,
  { merchant, paymentId, refNo, amount, currency, status }: ResultToSign,
): string {
  return sign([key, merchant, paymentId, refNo, getDigits(amount), currency, status]);
}

function sign(parts: readonly string[]): string {
  return sha256(`||${parts.join('||')}||`);
}

function getDigits(amount: string): string {
  return amount.replaceAll(/[.,]/g, '');
}
