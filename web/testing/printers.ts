import { PRINTER_TYPES, type PrinterType } from '@muara/contract/constants';
import type { PrinterSwitches, PrinterTray, PrintJob } from '@muara/contract/types';
import { HELPERS, memoryStore, startHelper, type Helper } from '@muara/printer-sim/in-process';
import { localPrinters } from '@muara/simulator/testing';
import { PDFDocument } from 'pdf-lib';
import { chosenPrinters } from '@/features/printers/chosen-printers.ts';

/** The seed's `ws_api_key`, which every session has. */
const API_KEY = 'muara-printer-key';
const IN_ORDER: PrinterSwitches = { offline: false, connected: true, paper: true, delay_ms: 0 };

/** The three printer helpers beside a world, in this page; they are not on its realtime channel. */
interface TestPrinters {
  /** Reaches a helper at its usual URL. */
  fetch(request: Request): Promise<Response>;
  /** Puts a printer out of order; what is not named is in order. */
  switchPrinter(type: PrinterType, switches: Partial<PrinterSwitches>): Promise<void>;
  /** What a printer has printed, newest first. */
  tray(type: PrinterType): Promise<PrintJob[]>;
}

/** Starts the printer helpers when the first of them is needed. @param fetchDocument reaches the world */
export function startPrinters(fetchDocument: (request: Request) => Promise<Response>): TestPrinters {
  const helpers = new Map<PrinterType, Helper>();
  const helperOf = (type: PrinterType): Helper => {
    const helper = helpers.get(type) ?? startPrinter(type, fetchDocument);
    helpers.set(type, helper);
    return helper;
  };
  const call = async (type: PrinterType, path: string, init?: RequestInit): Promise<Response> => {
    const response = await helperOf(type).fetch(new Request(localPrinters()[type] + path, init));
    if (!response.ok) throw new Error(`${path} of the ${type} printer: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    async fetch(request) {
      const { origin } = new URL(request.url);
      const type = PRINTER_TYPES.find((one) => localPrinters()[one] === origin);
      const helper = type && helperOf(type);
      if (!helper?.isHere()) throw new TypeError('Failed to fetch');
      return helper.fetch(request);
    },
    async switchPrinter(type, switches) {
      const body = JSON.stringify({ ...IN_ORDER, ...switches });
      await call(type, '/switches', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
    },
    tray: async (type) => ((await (await call(type, '/tray')).json()) as PrinterTray).data,
  };
}

/** Chooses the printers in this browser, as somebody who sat here before has. */
export function choosePrinters(types: readonly PrinterType[] = PRINTER_TYPES): void {
  for (const type of types) {
    const { deviceId, name } = HELPERS[type];
    chosenPrinters.set(type, { device_id: deviceId, name });
  }
}

function startPrinter(type: PrinterType, fetchDocument: (request: Request) => Promise<Response>): Helper {
  return startHelper(
    { type, apiKey: API_KEY, allowedOrigin: location.origin, realtimeUrl: null },
    {
      stores: { tray: memoryStore(new Map()), jobs: memoryStore(new Map()) },
      reader: { fetch: (input, init) => fetchDocument(new Request(input, init)), countPages },
      openSocket: () => {
        throw new Error('A printer of a test has no realtime channel');
      },
      drawPages: () => ({ picture: async () => undefined }),
    },
  );
}

const countPages = async (bytes: Uint8Array): Promise<number> => (await PDFDocument.load(bytes)).getPageCount();
