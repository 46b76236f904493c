import { ERRORS } from '@muara/contract/errors';
import type { HostClock } from '../world/clock.ts';
import { DroppedConnection, type Fault } from './faults.ts';
import type { JournalLine } from './journal.ts';
import { Refusal } from './refusal.ts';
import { jsonReply } from './reply.ts';

/** Applies a fault. @returns the broken response, or undefined to continue after a delay */
export async function applyFault(fault: Fault, clock: HostClock, line: JournalLine): Promise<Response | undefined> {
  const { delay_ms: delay, code, status, message } = fault;
  if (delay) await new Promise<void>((resolve) => clock.setTimer(resolve, delay));
  if (fault.drop) throw new DroppedConnection();
  if (fault.malformed)
    return new Response('{"data": [{"id": 1, "na', { status: 200, headers: { 'content-type': 'application/json' } });
  if ('body' in fault) {
    line.answer = JSON.stringify(fault.body);
    return jsonReply(status ?? (code === undefined ? 200 : ERRORS[code].status), fault.body);
  }
  if (code !== undefined || status !== undefined) throw new Refusal(code ?? 'internal_error', { status, message });
  return undefined;
}
