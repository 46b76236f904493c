/** As printed, or typed without its dash, zeros or capital. */
const RECEIPT = /^R-?0*(\d{1,7})$/;

/** Parses a receipt number into the form on receipts, such as `R-0001234`; null for any other text. */
export function readReceiptNumber(text: string): string | null {
  const digits = RECEIPT.exec(text.trim().toUpperCase())?.[1];
  return digits === undefined ? null : `R-${digits.padStart(7, '0')}`;
}
