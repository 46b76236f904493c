/** As it is printed, or typed without its dash, its zeros or its capital. */
const RECEIPT = /^R-?0*(\d{1,7})$/;

/** Returns the receipt number that a text means, as receipts show it, such as `R-0001234`; null for any other text. */
export function readReceiptNumber(text: string): string | null {
  const digits = RECEIPT.exec(text.trim().toUpperCase())?.[1];
  return digits === undefined ? null : `R-${digits.padStart(7, '0')}`;
}
