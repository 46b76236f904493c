import { decodeFields } from '@muara/contract/decode';
import { Binary } from './binary.ts';
import { runHandler, checkResponse, recordRefusal, newJournalLine, type Kernel } from './call.ts';
import { readCaller } from './caller.ts';
import type { Operation } from './operation.ts';
import { Refusal } from './refusal.ts';
import { presentRefusal } from './reply.ts';

/** How a call between two servers ended; the status is 0 when no response arrived. */
export interface CallResult {
  status: number;
  text: string;
}

const NO_RESPONSE: CallResult = { status: 0, text: '' };

/**
 * Handles a form that an emulated service posts to an operation, synchronously and at the world's
 * current time – even within a job, so that due jobs keep their order. The call is journaled like any other. Rate
 * limits do not apply, and delay faults are ignored.
 */
export function callSync(kernel: Kernel, operation: Operation, url: string, form: Record<string, string>): CallResult {
  const request = new Request(url, { method: operation.method, headers: { 'user-agent': 'Payment provider' } });
  const caller = readCaller(request, { address: 'payment-provider' }, false);
  if (caller.world === undefined) return NO_RESPONSE;
  const room = kernel.worlds.room(caller.world);
  const { clock } = room.world;
  const line = newJournalLine(operation, request, caller, clock.now());
  const body = decodeFields(operation.meta.decode.body, Object.entries(form));
  line.body = body;
  try {
    const fault = room.faults.strike(operation.id);
    if (fault) line.faultId = fault.id;
    if (fault?.drop || fault?.malformed) return NO_RESPONSE;
    if (fault?.code !== undefined || fault?.status !== undefined)
      throw new Refusal(fault.code ?? 'internal_error', { status: fault.status, message: fault.message });
    const answer = runHandler(kernel, operation, { room, caller, session: null, params: {}, query: {}, body, line });
    if (answer instanceof Promise) throw new Error(`${operation.id} answers later: it cannot be called at once`);
    if (kernel.responseCheck !== 'off') checkResponse(kernel, operation, answer);
    line.status = operation.meta.status;
    return { status: line.status, text: textOf(answer) };
  } catch (error) {
    const { status, body: refusal } = presentRefusal(recordRefusal(kernel, operation, error, room, line));
    return { status, text: JSON.stringify(refusal) };
  } finally {
    room.journal.write(line);
  }
}

function textOf(answer: unknown): string {
  return answer instanceof Binary ? new TextDecoder().decode(answer.bytes) : JSON.stringify(answer);
}
