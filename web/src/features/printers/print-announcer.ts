import type { PrintFailure, PrintJobEntry } from '@muara/client/printing';
import type { DialogRequests } from '@/lib/dialogs.ts';
import { toast } from '@/lib/toast.ts';
import { jobTitle } from './job-title.ts';
import { notConnected } from './not-connected.ts';
import { printersMessages as text } from './printers.messages.ts';
import { failureText } from './queue-view.ts';

/** What the person can give, so that a job that failed may go on. */
type NextStep = 'printer' | 'reason' | 'none';

interface PrintAnnouncer {
  /** Says how a job ended; returns what would let a failed one continue. */
  tell(job: PrintJobEntry): Promise<NextStep>;
  /** Announces the end of a job that nobody is waiting for; no dialog opens unprompted. */
  late(job: PrintJobEntry): Promise<void>;
}

/** Announces the results of print jobs, in the words of 000 §8. */
export function createPrintAnnouncer({
  appName,
  dialogs,
}: {
  appName: string;
  dialogs: DialogRequests;
}): PrintAnnouncer {
  function printed({ order }: PrintJobEntry): void {
    if (order.kind === 'test') toast.success(text.testSuccess);
    else toast.success(order.kind === 'slip' ? text.slipPrinted : text.printed(order.type));
  }

  async function failed(job: PrintJobEntry, failure: PrintFailure): Promise<NextStep> {
    switch (failure.code) {
      case 'reprint_reason_required':
        return 'reason';
      case 'peer_printer_not_connected':
      case 'printer_not_connected':
        await dialogs.alert({ title: appName, message: notConnected() });
        return 'printer';
      case 'peer_printer_offline':
      case 'printer_offline':
      case 'peer_printer_wrong_type':
        toast.error(failureText(job, failure));
        return 'printer';
      default:
        toast.error(failureText(job, failure));
        return 'none';
    }
  }

  return {
    async tell(job) {
      if (job.state === 'printed') printed(job);
      if (job.state === 'unknown') toast.error(text.unknownOf(jobTitle(job)));
      return job.state === 'failed' && job.failure ? failed(job, job.failure) : 'none';
    },
    async late(job) {
      if (job.state === 'printed') printed(job);
      if (job.state === 'unknown') toast.error(text.unknownOf(jobTitle(job)));
      if (job.state === 'failed' && job.failure) toast.error(`${jobTitle(job)}: ${failureText(job, job.failure)}`);
    },
  };
}
