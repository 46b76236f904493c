import { decodeFields } from '@muara/contract/decode';
import { Binary } from './binary.ts';
import { FILE } from './journal.ts';
import { runHandler, checkResponse, recordRefusal, type Kernel } from './call.ts';
import { newJournalLine } from './journal-line.ts';
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
  const line = newJournalLine(operation, request, caller, room.world);
  const body = decodeFields(operation.meta.decode.body, Object.entries(form));
  line.body = body;
  try {
    const fault = room.faults.strike(operation.id, { role: 'public', path: line.path, inputs: [body] });
    const struck = fault?.after === undefined ? fault : undefined;
    if (struck) line.faultId = struck.id;
    if (struck?.drop || struck?.malformed) return NO_RESPONSE;
    if (struck?.code !== undefined || struck?.status !== undefined)
      throw new Refusal(struck.code ?? 'internal_error', { status: struck.status, message: struck.message });
    const answer = runHandler(kernel, operation, { room, caller, session: null, params: {}, query: {}, body, line });
    if (answer instanceof Promise) throw new Error(`${operation.id} answers later: it cannot be called at once`);
    if (kernel.responseCheck !== 'off') checkResponse(kernel, operation, answer);
    line.status = operation.meta.status;
    const text = textOf(answer);
    line.answer = answer instanceof Binary ? FILE : text;
    if (fault?.after === 'commit') {
      room.faults.confirm(fault);
      line.faultId = fault.id;
      line.lost = true;
      return fault.status === undefined ? NO_RESPONSE : { status: fault.status, text: '' };
    }
    return { status: line.status, text };
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
