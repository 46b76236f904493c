import { formatInstant } from '@muara/contract/rules';
import type { MinisiguaLog } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import type { MinisiguaRecord } from '../../world/online-records.ts';

type Sent = Pick<MinisiguaRecord, 'ticketCode' | 'qrcode' | 'qrcodeAgent' | 'type' | 'vvip'>;

/** What sending to the park service needs of a call. */
export type ParkContext = Pick<Context, 'world' | 'now' | 'rules' | 'serviceStatus'>;

/** Sends data to the park service and records its response (002 §2.13). */
export function sendToPark(ctx: ParkContext, sent: Sent, payload: object): MinisiguaRecord {
  return ctx.world.tables.minisigua.insert({
    ...sent,
    payload: JSON.stringify(payload),
    responseCode: ctx.serviceStatus('park_service'),
    createdAt: ctx.now,
  });
}

/** The types of the log by the filter's names (002 §2.13). */
const TYPE_LABELS = { purchase: 'Purchase', scan: 'Scan' } as const;

/** Returns a log entry for the wire (002 §3.7). */
export function presentEntry(entry: MinisiguaRecord): MinisiguaLog {
  return {
    id: entry.id,
    ticket_code: entry.ticketCode,
    qrcode: entry.qrcode,
    qrcode_agent: entry.qrcodeAgent,
    type: TYPE_LABELS[entry.type],
    payload: entry.payload,
    response_code: entry.responseCode,
    created_at: formatInstant(entry.createdAt),
    vvip: entry.vvip,
  };
}
