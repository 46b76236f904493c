import { CANCELED, failureFromError, isLost, resultOfRefusal } from './failures.ts';
import { ticketBody } from './ticket-body.ts';
import type { AttemptContext } from './attempt-context.ts';
import type { PrintJobEntry, TicketOrder, AttemptResult } from './types.ts';

type Print = (record: string | null) => Promise<AttemptResult>;

/**
 * Makes a print of this machine: the server records it first, and removes the record if nothing came
 * out.
 */
export async function printRecorded(
  job: PrintJobEntry,
  order: TicketOrder,
  context: AttemptContext,
  print: Print,
): Promise<AttemptResult> {
  const { deps, update, repeated, takeBack, isCanceled } = context;
  let record: string | null;
  try {
    update({ recordLost: true });
    const answer = await repeated(() =>
      deps.calls.printTicket({ params: { code: order.code }, body: ticketBody(job, order, 0) }),
    );
    record = answer.job_id;
    update({ recordLost: false, serverJob: record });
  } catch (error) {
    if (!isLost(error)) update({ recordLost: false });
    return resultOfRefusal(failureFromError(error));
  }
  const end = isCanceled() ? CANCELED : await print(record);
  if (record !== null && (end.state === 'failed' || end.state === 'canceled')) await takeBack(record);
  return end;
}
