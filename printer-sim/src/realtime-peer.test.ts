import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PrintJob } from '@muara/contract/types';
import { schemas } from '@muara/contract/validators';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nodeHost } from './host.ts';
import type { PrinterSim } from './options.ts';
import { startPrinterSim } from './start-printer-sim.ts';
import { type DocumentServer, startDocumentServer } from './testing/document-server.ts';
import { type RealtimeServer, startRealtimeServer } from './testing/realtime-server.ts';

let documents: DocumentServer;
let server: RealtimeServer;
let helper: PrinterSim;
let trayDir: string;
let warnings: string[];

beforeEach(async () => {
  [documents, server] = await Promise.all([startDocumentServer(), startRealtimeServer()]);
  trayDir = mkdtempSync(join(tmpdir(), 'muara-tray-'));
  warnings = [];
  helper = await startPrinterSim({
    type: 'wristband',
    port: 0,
    trayDir,
    allowedOrigin: documents.origin,
    realtimeUrl: server.url,
    apiKey: 'the-key',
    // Reconnecting waits seconds; here it follows at once.
    host: { ...nodeHost, random: () => 0, setTimer: (fn, ms) => nodeHost.setTimer(fn, ms > 20_000 ? ms : 0) },
    onWarning: (text) => warnings.push(text),
  });
});

afterEach(async () => {
  await helper.close();
  await Promise.all([documents.close(), server.close()]);
  rmSync(trayDir, { recursive: true });
});

function job(more: object = {}) {
  const pdf = `${documents.origin}/ok.pdf`;
  return {
    type: 'print',
    job_id: 'job-1',
    printer_id: 'MUARA-WRISTBAND-1',
    code: 'MRCX7K2M9QP',
    pdf,
    ...more,
  } as const;
}

async function setSwitches(switches: object): Promise<void> {
  const body = JSON.stringify({ offline: false, connected: true, paper: true, delay_ms: 0, ...switches });
  await fetch(`${helper.url}/switches`, { method: 'PUT', body, headers: { 'Content-Type': 'application/json' } });
}

async function tray(): Promise<PrintJob[]> {
  const { data } = (await (await fetch(`${helper.url}/tray`)).json()) as { data: PrintJob[] };
  return data;
}

test('a helper introduces itself with its key, its id and its type', async () => {
  const startup = await server.next('/appid');
  expect(schemas.RealtimeStartup.safeParse(startup).success).toBe(true);
  expect(startup).toMatchObject({
    app: 'printer',
    token: 'the-key',
    device_id: 'MUARA-WRISTBAND-1',
    name: 'Wristband printer (simulated)',
    printer_type: 'wristband',
    printer_connected: 1,
    reconnect: 0,
  });
});

describe('print', () => {
  beforeEach(() => server.next('/appid'));

  test('prints what the server sends and says so', async () => {
    server.send(job({ reprint: 1, reprint_reason: 'Torn' }));
    expect(await server.next('/printed')).toEqual({ msg: '/printed', job_id: 'job-1', ok: true, state: 'printed' });
    expect(await tray()).toMatchObject([
      { source: 'realtime', job_id: 'job-1', code: 'MRCX7K2M9QP', reprint: 1, reprint_reason: 'Torn' },
    ]);
  });

  test('prints a test page of its own when there is no address', async () => {
    server.send(job({ code: null, pdf: null }));
    expect(await server.next('/printed')).toMatchObject({ ok: true });
    expect(await tray()).toMatchObject([{ code: null, pdf: null }]);
  });

  test('a job that comes again is told again, and not printed', async () => {
    server.send(job());
    const report = await server.next('/printed');
    server.send(job());
    expect(await server.next('/printed')).toEqual(report);
    expect(await tray()).toHaveLength(1);
  });

  test('a key of a page is none of the server, and the other way round', async () => {
    server.send(job());
    await server.next('/printed');
    expect((await fetch(`${helper.url}/jobs/job-1?api_key=the-key`)).status).toBe(404);
  });

  test.each([
    ['no paper', { paper: false }, {}, 'The printer is out of paper'],
    [
      'a document of another origin',
      {},
      { pdf: 'http://example.test/ok.pdf' },
      'The document comes from an address that is not allowed',
    ],
    ['a job for another printer', {}, { printer_id: 'MUARA-RECEIPT-1' }, 'Please complete this field'],
  ])('says why it did not print: %s', async (_, switches, more, error) => {
    await setSwitches(switches);
    server.send(job(more));
    expect(await server.next('/printed')).toEqual({
      msg: '/printed',
      job_id: 'job-1',
      ok: false,
      state: 'failed',
      error,
    });
    expect(await tray()).toEqual([]);
  });
});

describe('print-cancel', () => {
  const cancel = (jobId: string, printerId = 'MUARA-WRISTBAND-1') =>
    server.send({ type: 'print-cancel', job_id: jobId, printer_id: printerId });
  const canceled = { msg: '/printed', job_id: 'job-1', ok: false, state: 'canceled', error: 'This print was canceled' };

  beforeEach(() => server.next('/appid'));

  test('a job that waits is left out, once and for all', async () => {
    server.send(job({ pdf: `${documents.origin}/silent` }));
    await expect.poll(() => documents.asked).toEqual(['/silent']);
    cancel('job-1');
    expect(await server.next('/printed')).toEqual(canceled);
    server.forget();
    server.send(job());
    expect(await server.next('/printed')).toEqual(canceled);
    expect(await tray()).toEqual([]);
  });

  test('a job that has ended answers how; one that never came is not printed later', async () => {
    server.send(job({ job_id: 'job-2' }));
    await server.next('/printed');
    cancel('job-2');
    expect(await server.next('/printed')).toMatchObject({ job_id: 'job-2', ok: true, state: 'printed' });
    cancel('job-1');
    expect(await server.next('/printed')).toEqual(canceled);
    server.send(job());
    expect(await server.next('/printed')).toEqual(canceled);
    expect(await tray()).toHaveLength(1);
  });

  test('a job of another printer is none of its business', async () => {
    cancel('job-1', 'MUARA-RECEIPT-1');
    server.send(job());
    expect(await server.next('/printed')).toMatchObject({ ok: true });
  });
});

test('what ended while there was no connection is told at the next one, and once more while the word may be lost', async () => {
  await server.next('/appid');
  server.send(job({ pdf: `${documents.origin}/drip.pdf` }));
  await expect.poll(() => documents.asked).toEqual(['/drip.pdf']);
  await setSwitches({ offline: true });
  await expect.poll(() => server.count()).toBe(0);
  const page = async () => (await fetch(helper.url)).text();
  await expect.poll(page).toContain('Failed');
  await setSwitches({});
  const report = { msg: '/printed', job_id: 'job-1', ok: false, state: 'failed', error: 'Printer is offline..' };
  expect(await server.next('/printed')).toEqual(report);
  server.drop(1012);
  expect(await server.next('/printed')).toEqual(report);
});

describe('switches', () => {
  beforeEach(() => server.next('/appid'));

  test('the server hears that the printer was unplugged, and plugged in again', async () => {
    await setSwitches({ connected: false });
    expect(await server.next('/printer')).toMatchObject({ printer_connected: 0 });
    await setSwitches({});
    expect(await server.next('/printer')).toMatchObject({ printer_connected: 1 });
  });

  test('an offline helper leaves the channel, and comes back when it is switched on, with its state of then', async () => {
    await setSwitches({ offline: true });
    await server.next('/quit');
    await expect.poll(() => server.count()).toBe(0);
    await setSwitches({ connected: false });
    expect(await server.next('/appid')).toMatchObject({ device_id: 'MUARA-WRISTBAND-1', printer_connected: 0 });
  });
});

test('a helper that was dropped comes back and says that it was here before', async () => {
  await server.next('/appid');
  server.drop(1012);
  expect(await server.next('/appid')).toMatchObject({ reconnect: 1 });
});

test('a refused helper says so once and does not try again', async () => {
  await server.next('/appid');
  server.send({ type: 'forbidden' });
  await expect.poll(() => server.count()).toBe(0);
  expect(warnings).toEqual(['MUARA-WRISTBAND-1 left the realtime channel: the server refused its key']);
});

test('a helper whose device id is in use says so in one line and tries until it is free', async () => {
  await server.next('/appid');
  server.refuse(3004);
  server.drop(1012);
  for (let attempt = 0; attempt < 3; attempt++) await server.next('/appid');
  server.refuse(null);
  await expect.poll(() => server.count()).toBe(1);
  server.send(job());
  expect(await server.next('/printed')).toMatchObject({ ok: true });
  expect(warnings).toEqual([
    'MUARA-WRISTBAND-1 was refused: another helper is connected with this device id. Trying again',
  ]);
});

test('a closed helper is gone', async () => {
  await server.next('/appid');
  await helper.close();
  await expect.poll(() => server.count()).toBe(0);
  expect(server.heard.filter(({ msg }) => msg === '/appid')).toHaveLength(1);
});
