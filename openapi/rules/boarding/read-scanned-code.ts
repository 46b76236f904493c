import { readWristbandCode } from '../printing/wristband-code.ts';

/** What a scanned or typed text names. */
export type ScannedCode =
  | { kind: 'purchase'; code: string }
  /** The printed code of one ticket of a batch. */
  | { kind: 'part'; code: string }
  /** The text in the QR code of one ticket of a batch. */
  | { kind: 'qr'; qrcode: string }
  | { kind: 'wristband'; code: string; number: number; mark: string | null }
  | { kind: 'foreign' };

const PURCHASE = /^[A-Z0-9]{4,11}$/;
const PART = /^[A-Z0-9]{4,11}-[0-9]{4,5}$/;
const QR = /^[A-Z0-9]{16}$/;

/** Returns what a text names by its shape: letters may be small, and white space around them does not count. */
export function readScannedCode(text: string): ScannedCode {
  const code = text.trim().toUpperCase();
  if (PURCHASE.test(code)) return { kind: 'purchase', code };
  if (PART.test(code)) return { kind: 'part', code };
  if (QR.test(code)) return { kind: 'qr', qrcode: code };
  const wristband = readWristbandCode(code);
  return wristband === null ? { kind: 'foreign' } : { kind: 'wristband', ...wristband };
}
