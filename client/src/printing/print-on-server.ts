import type { PrintTicketAnswer } from '@muara/contract/types';
import { failureFromError, isLost, resultOfRefusal, UNKNOWN } from './failures.ts';
import { ticketBody } from './ticket-body.ts';
import type { AttemptContext } from './attempt-context.ts';
import type { PrintJobEntry, AttemptResult } from './types.ts';

/** Prints through the server, and waits for the result (000 §7). */
export async function printOnServer(job: PrintJobEntry, context: AttemptContext): Promise<AttemptResult> {
  const { update, results, isCanceled } = context;
  let serverJob: string | null;
  try {
    update({ state: 'printing' });
    serverJob = (await send(job, context)).job_id;
  } catch (error) {
    return isLost(error) ? UNKNOWN : resultOfRefusal(failureFromError(error));
  }
  if (serverJob === null) return UNKNOWN;
  update({ serverJob });
  if (isCanceled()) await cancelOnServer(serverJob, context);
  return results.end(serverJob);
}

/** Asks the server to cancel a job; its result arrives like any other. */
export async function cancelOnServer(
  serverJob: string,
  { deps, results }: Pick<AttemptContext, 'deps' | 'results'>,
): Promise<void> {
  const status = await deps.calls.cancelPrintJob({ params: { job_id: serverJob } }).catch(() => null);
  if (status) results.learn(status);
}

/** Slips and test pages have no key, so they are sent once. */
function send(job: PrintJobEntry, { deps: { calls }, repeated }: AttemptContext): Promise<PrintTicketAnswer> {
  const { order, printer } = job;
  switch (order.kind) {
    case 'ticket':
      return repeated(() => calls.printTicket({ params: { code: order.code }, body: ticketBody(job, order, 1) }));
    case 'slip':
      return calls.printSlip({
        body: {
          printer_id: printer.device_id,
          user_id: order.userId,
          type: order.slip,
          ...(order.date === undefined ? {} : { date: order.date }),
        },
      });
    case 'test':
      return calls.testPrint({ query: { printer_id: printer.device_id } });
  }
}
