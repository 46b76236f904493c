import { PRINTER_TYPES, type PrinterType } from '@muara/contract/constants';
import type { PrinterSwitches, PrinterTray, PrintJob } from '@muara/contract/types';
import { HELPERS, memoryStore, startHelper, type Helper, type PeerSocket } from '@muara/printer-sim/in-process';
import { localPrinters } from '@muara/simulator/testing';
import { PDFDocument } from 'pdf-lib';
import { chosenPrinters } from '@/features/printers/chosen-printers.ts';
import type { RunningClock } from './running-clock.ts';

/** The seed's `ws_api_key`, which every session has. */
const API_KEY = 'muara-printer-key';
const IN_ORDER: PrinterSwitches = { offline: false, connected: true, paper: true, delay_ms: 0 };

/** How the printers of a page reach their world. */
interface Surroundings {
  clock: RunningClock;
  fetchDocument(request: Request): Promise<Response>;
  openSocket(): PeerSocket;
}

/** The three printer helpers beside a world, in the same page. */
export interface TestPrinters {
  /** Turns on those that are not yet: they print, and join the realtime channel. */
  start(): void;
  /** Reaches a helper at its usual URL, when it is on. */
  fetch(request: Request): Promise<Response>;
  /** Puts a printer out of order; what is not named is in order. */
  turn(type: PrinterType, switches: Partial<PrinterSwitches>): Promise<void>;
  /** What came out of a printer, newest first; of one ticket with its code. */
  tray(type: PrinterType, code?: string): Promise<PrintJob[]>;
  close(): void;
}

export function createPrinters(surroundings: Surroundings): TestPrinters {
  const helpers = new Map<PrinterType, Helper>();
  /** Tells the callers of a helper that it died. */
  const deaths = new EventTarget();
  const call = async (type: PrinterType, path: string, init?: RequestInit): Promise<Response> => {
    const helper = helpers.get(type);
    if (!helper) throw new Error('Turn the printers on first: printers.start()');
    const response = await helper.fetch(new Request(localPrinters()[type] + path, init));
    if (!response.ok) throw new Error(`${path} of the ${type} printer: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    start() {
      for (const type of PRINTER_TYPES) {
        const onDeath = () => void deaths.dispatchEvent(new Event(type));
        if (!helpers.has(type)) helpers.set(type, startPrinter(type, surroundings, onDeath));
      }
    },
    async fetch(request) {
      const { origin } = new URL(request.url);
      const type = PRINTER_TYPES.find((one) => localPrinters()[one] === origin);
      const helper = type && helpers.get(type);
      if (!type || !helper?.isHere()) throw new TypeError('Failed to fetch');
      const death = new Promise<never>((_resolve, reject) => {
        deaths.addEventListener(type, () => reject(new TypeError('Failed to fetch')), { once: true });
      });
      return Promise.race([helper.fetch(request), death]);
    },
    async turn(type, switches) {
      const body = JSON.stringify({ ...IN_ORDER, ...switches });
      await call(type, '/switches', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
    },
    async tray(type, code) {
      const { data } = (await (await call(type, '/tray')).json()) as PrinterTray;
      return data.filter((job) => code === undefined || job.code === code);
    },
    close() {
      for (const helper of helpers.values()) helper.close();
      helpers.clear();
    },
  };
}

/** Chooses the printers in this browser, as somebody who sat here before has. */
export function choosePrinters(types: readonly PrinterType[] = PRINTER_TYPES): void {
  for (const type of types) {
    const { deviceId, name } = HELPERS[type];
    chosenPrinters.set(type, { device_id: deviceId, name });
  }
}

function startPrinter(
  type: PrinterType,
  { clock, fetchDocument, openSocket }: Surroundings,
  onDeath: () => void,
): Helper {
  const host = { now: clock.now, setTimer: clock.setTimer, random: () => 0.5 };
  return startHelper(
    { type, apiKey: API_KEY, allowedOrigin: location.origin, realtimeUrl: 'ws:', host },
    {
      stores: { tray: memoryStore(new Map()), jobs: memoryStore(new Map()) },
      reader: { fetch: (input, init) => fetchDocument(new Request(input, init)), countPages },
      openSocket,
      drawPages: () => ({ picture: async () => undefined }),
    },
    { onDeath },
  );
}

const countPages = async (bytes: Uint8Array): Promise<number> => (await PDFDocument.load(bytes)).getPageCount();
