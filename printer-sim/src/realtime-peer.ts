import { createRealtime, type StopReason } from '@muara/client/realtime';
import type { RealtimePrint } from '@muara/contract/types';
import { WebSocket } from 'ws';
import type { Host } from './host.ts';
import type { Printer } from './printer.ts';
import { PrinterError } from './printer-error.ts';

export interface PeerOptions {
  url: string;
  apiKey: string;
  printer: Printer;
  host: Host;
  onWarning: (text: string) => void;
}

const WHY: Partial<Record<StopReason, string>> = {
  forbidden: 'the server refused its key',
  appid_invalid: 'the server does not know printers',
  closed_for_good: 'the server closed the connection for good',
  quit: 'the server told it to quit',
  logout: 'the server told it to quit',
};

/**
 * The helper as a peer of the realtime channel (000 §3, 000 §7): it says who it is, follows the
 * switches, prints what the server sends and reports what became of it. The client package's rules
 * of reconnecting hold here too.
 *
 * @returns a function that leaves the channel
 */
export function joinRealtime({ url, apiKey, printer, host, onWarning }: PeerOptions): () => void {
  let here = true;
  const realtime = createRealtime({
    url,
    socket: (address) =>
      new WebSocket(address) as unknown as ReturnType<Parameters<typeof createRealtime>[0]['socket']>,
    clock: host,
    random: () => host.random(),
    startup: () => ({
      app: 'printer',
      id: null,
      role: 'printer',
      agent: 'muara-printer-sim',
      token: apiKey,
      ...printer.describe(),
    }),
    onReload: () => realtime.start(),
    onStopped: (reason) => {
      const why = WHY[reason];
      if (why !== undefined) onWarning(`${printer.deviceId} left the realtime channel: ${why}`);
    },
  });

  async function run(job: RealtimePrint): Promise<void> {
    try {
      await printer.print({
        printerId: job.printer_id,
        code: job.code,
        pdf: job.pdf,
        jobId: job.job_id,
        source: 'realtime',
        reprint: job.reprint,
        reprintReason: job.reprint_reason,
      });
      realtime.send({ msg: '/printed', job_id: job.job_id, ok: true });
    } catch (error) {
      if (!here) return;
      if (!(error instanceof PrinterError)) onWarning(`${printer.deviceId}: ${String(error)}`);
      const reason = error instanceof PrinterError ? error : new PrinterError('internal_error');
      realtime.send({ msg: '/printed', job_id: job.job_id, ok: false, error: reason.message });
    }
  }

  realtime.on('print', (job) => void run(job));
  printer.onSwitches(({ offline }) => {
    if (!here) return;
    if (offline) return realtime.stop();
    const { printer_connected, name } = printer.describe();
    // A fresh connection tells its state in the start-up message.
    if (realtime.state().phase === 'stopped') realtime.start();
    else realtime.send({ msg: '/printer', printer_connected, name });
  });
  realtime.start();
  return () => {
    here = false;
    realtime.stop();
  };
}
