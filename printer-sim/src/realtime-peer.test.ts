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
    // Reconnecting takes seconds; here it is immediate.
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

test('introduces itself with key, id and type', async () => {
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

  test('prints what the server sends and reports it', async () => {
    server.send(job({ reprint: 1, reprint_reason: 'Torn' }));
    expect(await server.next('/printed')).toEqual({ msg: '/printed', job_id: 'job-1', ok: true, state: 'printed' });
    expect(await tray()).toMatchObject([
      { source: 'realtime', job_id: 'job-1', code: 'MRCX7K2M9QP', reprint: 1, reprint_reason: 'Torn' },
    ]);
  });

  test('prints its own test page without a URL', async () => {
    server.send(job({ code: null, pdf: null }));
    expect(await server.next('/printed')).toMatchObject({ ok: true });
    expect(await tray()).toMatchObject([{ code: null, pdf: null }]);
  });

  test('reports a repeated job again without printing it', async () => {
    server.send(job());
    const report = await server.next('/printed');
    server.send(job());
    expect(await server.next('/printed')).toEqual(report);
    expect(await tray()).toHaveLength(1);
  });

  test('separates keys of pages from those of the server', async () => {
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
  ])('reports why it did not print: %s', async (_, switches, more, error) => {
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

  test('cancels a waiting job permanently', async () => {
    server.send(job({ pdf: `${documents.origin}/silent` }));
    await expect.poll(() => documents.asked).toEqual(['/silent']);
    cancel('job-1');
    expect(await server.next('/printed')).toEqual(canceled);
    server.forget();
    server.send(job());
    expect(await server.next('/printed')).toEqual(canceled);
    expect(await tray()).toEqual([]);
  });

  test('reports the result of an ended job, and cancels one that has not arrived', async () => {
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

  test('ignores jobs of other printers', async () => {
    cancel('job-1', 'MUARA-RECEIPT-1');
    server.send(job());
    expect(await server.next('/printed')).toMatchObject({ ok: true });
  });
});

test('reports jobs that ended offline on the next connection, and again while the report may be lost', async () => {
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

  test('report an unplugged and replugged printer to the server', async () => {
    await setSwitches({ connected: false });
    expect(await server.next('/printer')).toMatchObject({ printer_connected: 0 });
    await setSwitches({});
    expect(await server.next('/printer')).toMatchObject({ printer_connected: 1 });
  });

  test('make an offline helper leave the channel, and rejoin with its current state', async () => {
    await setSwitches({ offline: true });
    await server.next('/quit');
    await expect.poll(() => server.count()).toBe(0);
    await setSwitches({ connected: false });
    expect(await server.next('/appid')).toMatchObject({ device_id: 'MUARA-WRISTBAND-1', printer_connected: 0 });
  });
});

test('let a dropped helper reconnect as a returning one', async () => {
  await server.next('/appid');
  server.drop(1012);
  expect(await server.next('/appid')).toMatchObject({ reconnect: 1 });
});

test('make a refused helper warn once and not retry', async () => {
  await server.next('/appid');
  server.send({ type: 'forbidden' });
  await expect.poll(() => server.count()).toBe(0);
  expect(warnings).toEqual(['MUARA-WRISTBAND-1 left the realtime channel: the server refused its key']);
});

test('make a helper with a used device id warn in one line and retry until it is free', async () => {
  await server.next('/appid');
  server.refuse(3004);
  server.drop(1012);
  for (let attempt = 0; attempt < 3; attempt++) await server.next('/appid');
  server.refuse(null);
  await expect.poll(() => server.count()).toBe(1);
  server.send(job());
  expect(await server.next('/printed')).toMatchObject({ ok: true });
  expect(warnings).toEqual([
    'MUARA-WRISTBAND-1 was refused: another helper with this device id is connected. Retrying',
  ]);
});

test('do not apply to a closed helper', async () => {
  await server.next('/appid');
  await helper.close();
  await expect.poll(() => server.count()).toBe(0);
  expect(server.heard.filter(({ msg }) => msg === '/appid')).toHaveLength(1);
});
