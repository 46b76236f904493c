import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRINTER_OPERATION_META, PRINTER_OPERATIONS, type PrinterOperationId } from '@muara/contract/printers';
import { schemas } from '@muara/contract/validators';
import { afterEach, beforeEach, expect } from 'vitest';
import type { PrinterSim, PrinterSimOptions } from '../options.ts';
import { WORKING_SWITCHES } from '../printer.ts';
import { startPrinterSim } from '../start-printer-sim.ts';
import { type DocumentServer, startDocumentServer } from './document-server.ts';

export const KEY = 'the-key';

/** What the test that runs works with. */
export const current = {} as { documents: DocumentServer; helper: PrinterSim; trayDir: string };

/** Gives each test of a file a helper of its own, with a document server and a folder. */
export function setUpHelper(): void {
  beforeEach(async () => {
    current.documents = await startDocumentServer();
    current.trayDir = mkdtempSync(join(tmpdir(), 'muara-tray-'));
    current.helper = await start();
  });
  afterEach(async () => {
    await Promise.all([current.helper.close(), current.documents.close()]);
    rmSync(current.trayDir, { recursive: true });
  });
}

export function start(options: Partial<PrinterSimOptions> = {}): Promise<PrinterSim> {
  const { origin } = current.documents;
  return startPrinterSim({
    type: 'receipt',
    port: 0,
    trayDir: current.trayDir,
    allowedOrigin: origin,
    realtimeUrl: null,
    apiKey: KEY,
    ...options,
  });
}

export async function restart(options: Partial<PrinterSimOptions> = {}): Promise<void> {
  await current.helper.close();
  current.helper = await start(options);
}

/** Calls an operation; a refusal must be one that the contract lists, with its status. */
export async function call(operation: PrinterOperationId, path: string, init: RequestInit = {}) {
  const response = await fetch(`${current.helper.url}${path}`, {
    method: PRINTER_OPERATIONS[operation].method,
    ...init,
  });
  const body = (await response.json()) as Record<string, unknown>;
  const listed: readonly unknown[] = PRINTER_OPERATION_META[operation].errors;
  if (!response.ok && !(schemas.ErrorBody.safeParse(body).success && listed.includes(body['code']))) {
    throw new Error(`The contract does not list ${String(body['code'])} for ${operation}`);
  }
  return { status: response.status, body, headers: response.headers };
}

export function json(body: unknown): RequestInit {
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

export function print(pdf = `${current.documents.origin}/ok.pdf?no-margin=1`, more: object = {}, key = KEY) {
  const body = { printer_id: 'MUARA-RECEIPT-1', code: 'MRCX7K2M9QP', pdf, ...more };
  return call('printDocument', `/print?api_key=${key}`, json(body));
}

export function setSwitches(switches: object) {
  return call('setSwitches', '/switches', json({ ...WORKING_SWITCHES, ...switches }));
}

export async function tray(): Promise<Record<string, unknown>[]> {
  const { body } = await call('listTray', '/tray');
  expect(schemas.PrinterTray.safeParse(body).success).toBe(true);
  return body['data'] as Record<string, unknown>[];
}
