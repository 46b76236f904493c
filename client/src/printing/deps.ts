import type { MuaraClient } from '../http/create-client.ts';
import type { Printers } from '../printers/create-printers.ts';
import type { RealtimeClock } from '../realtime/host.ts';
import type { Realtime } from '../realtime/types.ts';
import type { HelperFinder } from './create-helper-finder.ts';
import type { PeerState, PrintEvent, TicketOrder } from './types.ts';

/** What a queue depends on. */
export interface PrintQueueDeps {
  calls: Pick<
    MuaraClient['call'],
    'printTicket' | 'getPrintJob' | 'cancelPrintJob' | 'reportPrintJob' | 'printSlip' | 'testPrint'
  >;
  helpers: Printers;
  /** Finds the local helpers. */
  finder: Pick<HelperFinder, 'find' | 'forget'>;
  realtime: Pick<Realtime, 'on' | 'state' | 'subscribe'>;
  /** Returns whether a printer is on the realtime channel. */
  peer(deviceId: string): PeerState;
  /** `ws_api_key` of the session user, for the helpers. */
  apiKey: string;
  /**
   * Returns the URL where a helper fetches the document.
   * @param record the server's job, which fixes the numbering of agent tickets
   */
  pdf(order: TicketOrder, record: string | null): string;
  /**
   * Opens the document in the browser's print dialog; returns whether it could.
   * Undefined disables this way.
   */
  openDocument?(order: TicketOrder, record: string | null): Promise<boolean>;
  clock: RealtimeClock;
  /** Returns a unique key. */
  newKey(): string;
  /** Stores jobs across reloads; without it they are lost. */
  storage?: { read(): unknown; write(jobs: unknown): void };
  /** Called when a job ends or is corrected. */
  onEvent?(event: PrintEvent): void;
}
