import type { MinisiguaLog } from '@muara/contract/types';
import type { MinisiguaQuery } from './minisigua.api.ts';

/** Anything but 200 is a failure (002 §2.13). */
export function hasFailed({ response_code: status }: Pick<MinisiguaLog, 'response_code'>): boolean {
  return status !== 200;
}

/** Whether an entry matches these filters, as the server would decide. */
export function meetsFilters(entry: MinisiguaLog, { type, response_type: response, search }: MinisiguaQuery): boolean {
  if (type !== undefined && type !== 'All' && entry.type !== type) return false;
  if (response !== undefined && response !== 'All' && hasFailed(entry) !== (response === 'Fail')) return false;
  const text = search?.trim().toLowerCase() ?? '';
  return [entry.ticket_code, entry.qrcode, entry.qrcode_agent].some((code) => code?.toLowerCase().includes(text));
}
