import { readReceiptNumber } from '@muara/contract/rules/tickets/read-receipt-number';
import { readWristbandCode } from '@muara/contract/rules/printing/wristband-code';
import { toolText } from '@/features/counter/tools/tools.messages.ts';

/** What a search accepts: a code, a receipt number or, except for dining, an email. */
export type SearchKind = 'code-or-email' | 'code';

type ReadSearch = { ok: true; search: string } | { ok: false; message: string };

const CODE = /^[A-Z0-9]{4,11}$/;

/**
 * Normalises typed or scanned text for the server (002 §5.3).
 * The result is a code in capitals without spaces, a receipt number, or an email. A wristband leads to its ticket.
 */
export function readSearch(typed: string, kind: SearchKind): ReadSearch {
  const text = typed.trim();
  if (text === '') return { ok: false, message: toolText.required };
  const receipt = readReceiptNumber(text);
  if (receipt !== null) return { ok: true, search: receipt };
  const code = text.toUpperCase();
  if (CODE.test(code)) return { ok: true, search: code };
  const wristband = readWristbandCode(code);
  if (wristband) return { ok: true, search: wristband.code };
  if (kind === 'code') return { ok: false, message: toolText.notCode };
  const isEmail = text.includes('@') && text.includes('.') && !/\s/.test(text);
  return isEmail ? { ok: true, search: text } : { ok: false, message: toolText.notCodeOrEmail };
}
