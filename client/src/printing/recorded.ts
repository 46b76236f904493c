import { CANCELED, explain, isLost, refusedEnd } from './failures.ts';
import { ticketBody } from './ticket-body.ts';
import type { TryContext } from './try-context.ts';
import type { PrintJobEntry, TicketOrder, TryEnd } from './types.ts';

type Print = (record: string | null) => Promise<TryEnd>;

/**
 * Makes a print of this machine: the server records it first, and removes the record if nothing came
 * out.
 */
export async function recorded(
  job: PrintJobEntry,
  order: TicketOrder,
  context: TryContext,
  print: Print,
): Promise<TryEnd> {
  const { deps, update, repeated, takeBack, isCanceled } = context;
  let record: string | null;
  try {
    update({ recordLost: true });
    const answer = await repeated(() =>
      deps.calls.printTicket({ params: { code: order.code }, body: ticketBody(job, order, 0) }),
    );
    record = answer.job_id ?? null;
    update({ recordLost: false, serverJob: record });
  } catch (error) {
    if (!isLost(error)) update({ recordLost: false });
    return refusedEnd(explain(error));
  }
  const end = isCanceled() ? CANCELED : await print(record);
  if (record !== null && (end.state === 'failed' || end.state === 'canceled')) await takeBack(record);
  return end;
}
