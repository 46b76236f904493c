import type { RealtimeSocket } from '@muara/client';
import { createRealtime, type StopReason } from '@muara/client/realtime';
import { DEVICE_TAKEN_CLOSE_CODE } from '@muara/contract/constants';
import { ERRORS } from '@muara/contract/errors';
import type { RealtimePrint, RealtimePrintCancel, RealtimePrinted } from '@muara/contract/types';
import type { Host } from './host.ts';
import { isRunning, type JobRecord } from './journal.ts';
import type { Printer } from './printer.ts';
import { PrinterError } from './printer-error.ts';

/** A connection to the realtime channel. */
export interface PeerSocket extends RealtimeSocket {
  /** Closes it without a message, like a killed program. */
  terminate(): void;
}

interface PeerOptions {
  url: string;
  openSocket(url: string): PeerSocket;
  apiKey: string;
  printer: Printer;
  host: Host;
  onWarning: (text: string) => void;
}

export interface RealtimePeer {
  /** Leaves the channel with a message. */
  leave(): void;
  /** Leaves without a message, like a killed program. */
  drop(): void;
}

/** Messages may be lost on a connection that is found dead only later: more recent ones are sent again. */
const REPORT_AGAIN_MS = 5 * 60_000;

const WHY: Partial<Record<StopReason, string>> = {
  forbidden: 'the server refused its key',
  appid_invalid: 'the server does not accept printers',
  closed_for_good: 'the server closed the connection permanently',
  quit: 'the server asked it to quit',
  logout: 'the server asked it to quit',
};

/**
 * Joins the realtime channel as a printer helper (000 §3, 000 §7): introduces itself, follows the
 * switches, prints what the server sends and reports results, including those from while it was offline. Reconnecting
 * follows the rules of the client package.
 */
export function joinRealtime({ url, openSocket, apiKey, printer, host, onWarning }: PeerOptions): RealtimePeer {
  let here = true;
  let hasWarnedOfOwner = false;
  let socket: PeerSocket | undefined;
  const { journal, deviceId } = printer;
  const realtime = createRealtime({
    url,
    socket: (address) => {
      socket = openSocket(address);
      return socket;
    },
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
    onLost(code) {
      if (code !== DEVICE_TAKEN_CLOSE_CODE || hasWarnedOfOwner) return;
      hasWarnedOfOwner = true;
      onWarning(`${deviceId} was refused: another helper with this device id is connected. Retrying`);
    },
    onStopped: (reason) => {
      const why = WHY[reason];
      if (why !== undefined) onWarning(`${deviceId} left the realtime channel: ${why}`);
    },
  });

  async function run(job: RealtimePrint): Promise<void> {
    const { job_id: jobId, printer_id: printerId, code, pdf, reprint, reprint_reason: reprintReason } = job;
    try {
      await printer.print({ printerId, code, pdf, jobId, source: 'realtime', reprint, reprintReason });
      report({ job_id: jobId, ok: true, state: 'printed' });
    } catch (error) {
      if (!(error instanceof PrinterError) && here) onWarning(`${deviceId}: ${String(error)}`);
      const reason = error instanceof PrinterError ? error : new PrinterError('internal_error');
      report({ job_id: jobId, ok: false, state: stateOf(reason), error: reason.message });
    }
  }

  async function cancel({ job_id: jobId, printer_id: printerId }: RealtimePrintCancel): Promise<void> {
    if (printerId !== deviceId) return;
    reportRecord(await printer.cancel('realtime', jobId));
  }

  function reportRecord({ job_id: jobId, state, message }: JobRecord): void {
    const ok = state === 'printed';
    report({ job_id: jobId!, ok, state, ...(ok ? {} : { error: message ?? ERRORS.printer_job_canceled.message }) });
  }

  /** Reports a job's result; offline ones are reported on the next connection. */
  function report(answer: Omit<RealtimePrinted, 'msg'>): void {
    if (!here || realtime.state().phase !== 'open') return;
    const record = journal.find('realtime', answer.job_id);
    // A job canceled in the middle is partly on paper: the server must not treat it as unprinted.
    const state = answer.state === 'canceled' && (record?.parts_done ?? 0) > 0 ? 'unknown' : answer.state;
    for (let time = printer.switches.duplicates ? 2 : 1; time > 0; time -= 1)
      realtime.send({ msg: '/printed', ...answer, ...(state && { state }) });
    if (record !== undefined && !isRunning(record)) journal.update(record, { reported: true });
  }

  realtime.on('print', (job) => void run(job));
  realtime.on('print-cancel', (job) => void cancel(job));
  realtime.on('connected', () => {
    hasWarnedOfOwner = false;
    for (const record of journal.toReport(host.now() - REPORT_AGAIN_MS)) reportRecord(record);
  });
  printer.onSwitches(({ offline }) => {
    if (!here) return;
    if (offline) return realtime.stop();
    const { printer_connected, name } = printer.describe();
    // A new connection sends its state in the start-up message.
    if (realtime.state().phase === 'stopped') realtime.start();
    else realtime.send({ msg: '/printer', printer_connected, name });
  });
  realtime.start();
  const leave = (): void => {
    here = false;
    realtime.stop();
  };
  return {
    leave,
    drop() {
      socket?.terminate();
      leave();
    },
  };
}

function stateOf({ code }: PrinterError): 'canceled' | 'unknown' | 'failed' {
  if (code === 'printer_job_canceled') return 'canceled';
  return code === 'printer_job_unknown' ? 'unknown' : 'failed';
}
