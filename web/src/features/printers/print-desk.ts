import type { MuaraClient } from '@muara/client/http';
import type { Realtime } from '@muara/client/realtime';
import type { PrinterType } from '@muara/contract/constants';
import type { AppConfig } from '@/lib/app-context.ts';
import type { DialogRequests } from '@/lib/dialogs.ts';
import { reportError } from '@/lib/errors.ts';
import type { OnlinePrinter, Printers } from '@/lib/printing.ts';
import { chosenPrinters } from './chosen-printers.ts';
import type { OnlinePrinters } from './online-printers.ts';
import type { PrintRunner } from './print-runner.ts';

/** The picker is open; with a `code` a job waits for the choice. */
export interface PickRequest {
  type: PrinterType;
  code: string | null;
  done(printer: OnlinePrinter | null): void;
}

/** Printers as screens see them, and what the picker needs besides. */
export interface PrintDesk extends Printers {
  picking(): PickRequest | null;
  /** Prints a test page. */
  testPrint(printer: OnlinePrinter): Promise<void>;
  /** Loads the code that prints, so that the first print need not wait for it. */
  warmUp(): void;
}

export interface PrintDeskOptions {
  config: AppConfig;
  client: MuaraClient;
  realtime: Realtime;
  online: OnlinePrinters;
  dialogs: DialogRequests;
  /** `ws_api_key` of the session user, for the local helpers. */
  apiKey: string;
}

/** Who is online, who is chosen, and the picker; the jobs themselves run in `print-runner`, loaded when first needed. */
export function createPrintDesk(options: PrintDeskOptions): PrintDesk {
  const { online } = options;
  const listeners = new Set<() => void>();
  let picking: PickRequest | null = null;
  let runner: Promise<PrintRunner> | null = null;
  const changed = () => listeners.forEach((listener) => listener());

  function pick(type: PrinterType, code: string | null): Promise<OnlinePrinter | null> {
    picking?.done(null);
    return new Promise((resolve) => {
      const request: PickRequest = {
        type,
        code,
        done(printer) {
          if (picking === request) picking = null;
          if (printer) chosenPrinters.set(type, printer);
          changed();
          resolve(printer);
        },
      };
      picking = request;
      changed();
    });
  }

  function run(): Promise<PrintRunner> {
    runner ??= import('./print-runner.ts').then(
      ({ createPrintRunner }) => createPrintRunner(options, pick),
      (error: unknown) => {
        runner = null;
        throw error;
      },
    );
    return runner;
  }

  return {
    online: online.list,
    chosen: chosenPrinters.get,
    picking: () => picking,
    subscribe(listener) {
      listeners.add(listener);
      const end = online.subscribe(listener);
      return () => {
        listeners.delete(listener);
        end();
      };
    },
    select(printer) {
      const same = chosenPrinters.get(printer.printer_type)?.device_id === printer.device_id;
      chosenPrinters.set(printer.printer_type, same ? null : printer);
      changed();
    },
    choosePrinter: (type) => pick(type, null),
    async printTicket(print) {
      try {
        return await (await run()).printTicket(print);
      } catch (error) {
        reportError(error);
        return 'failed';
      }
    },
    async testPrint(printer) {
      await (await run()).testPrint(printer);
    },
    warmUp: () => void run().catch(() => undefined),
  };
}
