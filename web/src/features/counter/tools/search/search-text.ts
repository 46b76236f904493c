import { readReceiptNumber, readWristbandCode } from '@muara/contract/rules';
import { toolText } from '@/features/counter/tools/tools.messages.ts';

/**
 * What a search takes: booking and wristband searches a code, a receipt number or an e-mail address, the dining search no
 * address.
 */
export type SearchKind = 'code-or-email' | 'code';

type ReadSearch = { ok: true; search: string } | { ok: false; message: string };

const CODE = /^[A-Z0-9]{4,11}$/;

/**
 * What was typed or scanned, as the server takes it (002 §5.3): a code in capitals, whatever case and spaces it came
 * in, a receipt number, or an e-mail address. A wristband leads to its ticket.
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
