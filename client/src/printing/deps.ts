import type { MuaraClient } from '../http/create-client.ts';
import type { Printers } from '../printers/create-printers.ts';
import type { RealtimeClock } from '../realtime/host.ts';
import type { Realtime } from '../realtime/types.ts';
import type { HelperFinder } from './create-helper-finder.ts';
import type { PeerState, PrintEvent, TicketOrder } from './types.ts';

/** What a queue touches. */
export interface PrintQueueDeps {
  calls: Pick<
    MuaraClient['call'],
    'printTicket' | 'getPrintJob' | 'cancelPrintJob' | 'reportPrintJob' | 'printSlip' | 'testPrint'
  >;
  helpers: Printers;
  /** Says which helper is on this machine. */
  finder: Pick<HelperFinder, 'find' | 'forget'>;
  realtime: Pick<Realtime, 'on' | 'state' | 'subscribe'>;
  /** Whether a printer is on the realtime channel. */
  peer(deviceId: string): PeerState;
  /** `ws_api_key` of the session user, for the helpers. */
  apiKey: string;
  /** Where a helper fetches the document. @param record the server's job: agent tickets are numbered as it was recorded */
  pdf(order: TicketOrder, record: string | null): string;
  /** Opens the document in the browser's own print dialog; answers whether it could. Without it there is no such way. */
  openDocument?(order: TicketOrder, record: string | null): Promise<boolean>;
  clock: RealtimeClock;
  /** A key that no other job has. */
  newKey(): string;
  /** Keeps the jobs over a reload of the page; without it they are forgotten. */
  storage?: { read(): unknown; write(jobs: unknown): void };
  /** Told of ends and turns of jobs. */
  onEvent?(event: PrintEvent): void;
}
