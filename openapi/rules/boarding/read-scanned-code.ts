import { readWristbandCode } from '../printing/wristband-code.ts';

/** The kind of a scanned or typed text. */
export type ScannedCode =
  | { kind: 'purchase'; code: string }
  /** The printed code of a sub-ticket. */
  | { kind: 'part'; code: string }
  /** The text in the QR code of a sub-ticket. */
  | { kind: 'qr'; qrcode: string }
  | { kind: 'wristband'; code: string; number: number; mark: string | null }
  | { kind: 'foreign' };

const PURCHASE = /^[A-Z0-9]{4,11}$/;
const PART = /^[A-Z0-9]{4,11}-[0-9]{4,5}$/;
const QR = /^[A-Z0-9]{16}$/;

/** Parses a scanned or typed text by its shape; case and surrounding white space do not matter. */
export function readScannedCode(text: string): ScannedCode {
  const code = text.trim().toUpperCase();
  if (PURCHASE.test(code)) return { kind: 'purchase', code };
  if (PART.test(code)) return { kind: 'part', code };
  if (QR.test(code)) return { kind: 'qr', qrcode: code };
  const wristband = readWristbandCode(code);
  return wristband === null ? { kind: 'foreign' } : { kind: 'wristband', ...wristband };
}
