import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRINTER_OPERATION_META, PRINTER_OPERATIONS, type PrinterOperationId } from '@muara/contract/printers';
import { schemas } from '@muara/contract/validators';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PrinterSim, PrinterSimOptions } from './options.ts';
import { WORKING_SWITCHES } from './printer.ts';
import { PortTakenError, startPrinterSim } from './start-printer-sim.ts';
import { DOCUMENT, type DocumentServer, startDocumentServer } from './testing/document-server.ts';

const KEY = 'the-key';
const WELL = WORKING_SWITCHES;

let documents: DocumentServer;
let helper: PrinterSim;
let trayDir: string;

beforeEach(async () => {
  documents = await startDocumentServer();
  trayDir = mkdtempSync(join(tmpdir(), 'muara-tray-'));
  helper = await start();
});

afterEach(async () => {
  await Promise.all([helper.close(), documents.close()]);
  rmSync(trayDir, { recursive: true });
});

function start(options: Partial<PrinterSimOptions> = {}): Promise<PrinterSim> {
  const { origin } = documents;
  return startPrinterSim({
    type: 'receipt',
    port: 0,
    trayDir,
    allowedOrigin: origin,
    realtimeUrl: null,
    apiKey: KEY,
    ...options,
  });
}

async function restart(options: Partial<PrinterSimOptions> = {}): Promise<void> {
  await helper.close();
  helper = await start(options);
}

/** Calls an operation; a refusal must be one that the contract lists, with its status. */
async function call(operation: PrinterOperationId, path: string, init: RequestInit = {}) {
  const response = await fetch(`${helper.url}${path}`, { method: PRINTER_OPERATIONS[operation].method, ...init });
  const body = (await response.json()) as Record<string, unknown>;
  const listed: readonly unknown[] = PRINTER_OPERATION_META[operation].errors;
  if (!response.ok && !(schemas.ErrorBody.safeParse(body).success && listed.includes(body['code']))) {
    throw new Error(`The contract does not list ${String(body['code'])} for ${operation}`);
  }
  return { status: response.status, body, headers: response.headers };
}

function json(body: unknown): RequestInit {
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

function print(pdf = `${documents.origin}/ok.pdf?no-margin=1`, more: object = {}, key = KEY) {
  const body = { printer_id: 'MUARA-RECEIPT-1', code: 'MRCX7K2M9QP', pdf, ...more };
  return call('printDocument', `/print?api_key=${key}`, json(body));
}

function setSwitches(switches: object) {
  return call('setSwitches', '/switches', json({ ...WELL, ...switches }));
}

async function tray(): Promise<Record<string, unknown>[]> {
  const { body } = await call('listTray', '/tray');
  expect(schemas.PrinterTray.safeParse(body).success).toBe(true);
  return body['data'] as Record<string, unknown>[];
}

describe('printDocument', () => {
  test('200: stores the exact bytes in the tray, with their source', async () => {
    const { status, body } = await print();
    expect(status).toBe(200);
    const [job] = await tray();
    expect(job).toMatchObject({ id: body['tray_id'], code: 'MRCX7K2M9QP', source: 'local', bytes: DOCUMENT.length });
    const document = await fetch(`${helper.url}/tray/${job!['id']}.pdf`);
    expect(document.headers.get('content-type')).toBe('application/pdf');
    expect(await document.text()).toBe(DOCUMENT);
    expect(readFileSync(join(trayDir, `${job!['id']}.pdf`), 'utf8')).toBe(DOCUMENT);
    expect(documents.asked).toEqual(['/ok.pdf?no-margin=1']);
  });

  test('200: prints a repeated job id once, concurrently, later and after a restart', async () => {
    const twice = await Promise.all([print(undefined, { job_id: 'a' }), print(undefined, { job_id: 'a' })]);
    await restart();
    const later = await print(undefined, { job_id: 'a' });
    expect(new Set([...twice, later].map(({ body }) => body['tray_id'])).size).toBe(1);
    expect(await tray()).toHaveLength(1);
    await print(undefined, { job_id: 'b' });
    expect(await tray()).toHaveLength(2);
  });

  test('200: retries a failed job with its id', async () => {
    expect((await print(`${documents.origin}/missing.pdf`, { job_id: 'a' })).status).toBe(502);
    expect((await print(undefined, { job_id: 'a' })).status).toBe(200);
  });

  test('200: does not store a token in the URL', async () => {
    await print(`${documents.origin}/ok.pdf?date=2026-11-21&token=secret`);
    expect((await tray())[0]!['pdf']).toBe(`${documents.origin}/ok.pdf?date=2026-11-21`);
    expect(documents.asked).toEqual(['/ok.pdf?date=2026-11-21&token=secret']);
  });

  test.each([
    ['a wrong key', '/print?api_key=wrong'],
    ['an empty key', '/print?api_key='],
    ['no key', '/print'],
  ])('401: %s prints nothing', async (_, path) => {
    const { status, body } = await call(
      'printDocument',
      path,
      json({ printer_id: 'MUARA-RECEIPT-1', code: 'X', pdf: `${documents.origin}/ok.pdf` }),
    );
    expect([status, body['code']]).toEqual([401, 'printer_key_invalid']);
    expect(documents.asked).toEqual([]);
  });

  test.each([
    ['text that is no JSON', { body: '{', headers: { 'Content-Type': 'application/json' } }],
    ['JSON sent as plain text', { body: '{}', headers: { 'Content-Type': 'text/plain' } }],
    ['no body', {}],
    ['a body of a megabyte', json({ code: 'x'.repeat(1_000_000) })],
  ])('400: %s', async (_, init) => {
    const { status, body } = await call('printDocument', `/print?api_key=${KEY}`, init);
    expect([status, body['code']]).toEqual([400, 'malformed_request']);
  });

  test.each([
    ['a missing code', { code: undefined }, 'code'],
    ['a code that is a path', { code: '../../etc/passwd' }, 'code'],
    ['another printer', { printer_id: 'MUARA-RECEIPT-2' }, 'printer_id'],
    ['a pdf that is no address', { pdf: 'not an address' }, 'pdf'],
    ['null instead of an object', null, 'body'],
  ])('422: names the field for %s', async (_, more, field) => {
    const body = more && { printer_id: 'MUARA-RECEIPT-1', code: 'X', pdf: `${documents.origin}/ok.pdf`, ...more };
    const answer = await call('printDocument', `/print?api_key=${KEY}`, json(body));
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed', field } });
  });

  test.each([
    ['another host', () => 'http://example.test/ok.pdf'],
    ['another port', () => 'http://127.0.0.1:1/ok.pdf'],
    ['another name for this machine', () => documents.origin.replace('127.0.0.1', 'localhost') + '/ok.pdf'],
    ['another scheme', () => documents.origin.replace('http:', 'https:') + '/ok.pdf'],
    ['a file', () => 'file:///etc/passwd'],
    ['a file server', () => 'ftp://127.0.0.1/ok.pdf'],
    ['a script', () => 'javascript:alert(1)'],
    ['a name that points to this machine', () => documents.origin.replace('127.0.0.1', 'localtest.me') + '/ok.pdf'],
    ['the name with a dot', () => documents.origin.replace('127.0.0.1', 'localhost.') + '/ok.pdf'],
    ['its other address', () => documents.origin.replace('127.0.0.1', '[::1]') + '/ok.pdf'],
    ['a data address', () => 'data:application/pdf,%25PDF-1.4'],
    ['the allowed origin as a user name', () => documents.origin.replace('//', '//a:b@') + '/ok.pdf'],
    ['the allowed origin in front of another host', () => `${documents.origin}@example.test/ok.pdf`],
    ['a redirect, even within the origin', () => `${documents.origin}/redirect`],
  ])('422: %s is not fetched', async (_, address) => {
    const { status, body } = await print(address());
    expect([status, body['code']]).toEqual([422, 'printer_origin_refused']);
    expect(documents.asked.filter((path) => path !== '/redirect')).toEqual([]);
    expect(await tray()).toEqual([]);
  });

  test.each(['/page.html', '/half.pdf', '/no-pages.pdf'])(
    '422: refuses a document that is not a PDF: %s',
    async (path) => {
      const { status, body } = await print(`${documents.origin}${path}`);
      expect([status, body['code']]).toEqual([422, 'printer_document_invalid']);
      expect(await tray()).toEqual([]);
    },
  );

  test.each(['/large.pdf', '/endless.pdf'])('422: refuses %s as too large', async (path) => {
    await restart({ maxBytes: 1000 });
    const { status, body } = await print(`${documents.origin}${path}`);
    expect([status, body['code']]).toEqual([422, 'printer_document_invalid']);
  });

  test('502: the server responds with an error, breaks off or is missing', async () => {
    for (const path of ['/missing.pdf', '/broken']) {
      expect(await print(`${documents.origin}${path}`)).toMatchObject({
        status: 502,
        body: { code: 'printer_fetch_failed' },
      });
    }
    await documents.close();
    expect(await print()).toMatchObject({ status: 502, body: { code: 'printer_fetch_failed' } });
  });

  test.each(['/silent', '/drip.pdf'])('502: the server exceeds the timeout: %s', async (path) => {
    await restart({ timeoutMs: 50 });
    expect(await print(`${documents.origin}${path}`)).toMatchObject({
      status: 502,
      body: { code: 'printer_fetch_failed' },
    });
  });
});

describe('switches', () => {
  test.each([
    [{ offline: true }, 'printer_offline', 'Printer is offline..'],
    [{ connected: false }, 'printer_not_connected', 'Printer not connected. Please check the printer'],
    [{ paper: false }, 'printer_paper_out', 'The printer is out of paper'],
  ])('503: with %o a print is refused, and comes out once that is fixed', async (switches, code, message) => {
    expect(await setSwitches(switches)).toMatchObject({ status: 200, body: { ...WELL, ...switches } });
    expect(await print()).toMatchObject({ status: 503, body: { code, message } });
    expect(documents.asked).toEqual([]);
    await setSwitches({});
    expect((await print()).status).toBe(200);
  });

  test('hide the identity of an offline helper, and report a disconnected printer', async () => {
    expect((await call('getPrinterInfo', '/printer-info')).body).toEqual({
      device_id: 'MUARA-RECEIPT-1',
      name: 'Receipt printer (simulated)',
      printer_type: 'receipt',
      printer_connected: 1,
    });
    await setSwitches({ connected: false });
    expect((await call('getPrinterInfo', '/printer-info')).body).toMatchObject({ printer_connected: 0 });
    await setSwitches({ offline: true });
    expect((await call('getPrinterInfo', '/printer-info')).status).toBe(503);
    expect((await call('getSwitches', '/switches')).body).toMatchObject({ offline: true });
  });

  test('delay each print of a slow printer by its clock, in sequence', async () => {
    const waits: number[] = [];
    const host = {
      now: () => Date.parse('2026-11-21T10:15:00+08:00'),
      random: () => 0,
      setTimer(fn: () => void, ms: number) {
        waits.push(ms);
        queueMicrotask(fn);
        return () => undefined;
      },
    };
    await restart({ host });
    await setSwitches({ delay_ms: 30_000 });
    const ids = (await Promise.all([print(), print()])).map(({ body }) => body['tray_id']);
    expect(waits).toEqual([30_000, 30_000]);
    expect(ids.sort()).toEqual(['20261121-101500-0001', '20261121-101500-0002']);
  });

  test('refuse a print when the printer is unplugged meanwhile', async () => {
    const timers: (() => void)[] = [];
    const setTimer = (fn: () => void) => {
      timers.push(fn);
      return () => undefined;
    };
    await restart({ host: { now: () => 0, random: () => 0, setTimer } });
    await setSwitches({ delay_ms: 1000 });
    const printing = print();
    await expect.poll(() => timers).toHaveLength(1);
    await setSwitches({ offline: true });
    timers[0]!();
    expect(await printing).toMatchObject({ status: 503, body: { code: 'printer_offline' } });
    expect(await tray()).toEqual([]);
  });

  test.each([{ offline: 'yes' }, { delay_ms: 60_001 }, { delay_ms: -1 }, { paper: null }])(
    '422: %o changes nothing',
    async (wrong) => {
      expect(await setSwitches(wrong)).toMatchObject({
        status: 422,
        body: { code: 'validation_failed', field: Object.keys(wrong)[0] },
      });
      expect((await call('getSwitches', '/switches')).body).toEqual(WELL);
    },
  );
});

describe('sendPrintInfo', () => {
  const info = { printer_id: 'MUARA-RECEIPT-1', code: 'MRCX7K2M9QP', reprint: 1, reprint_reason: 'The paper was torn' };

  test('200: records the reprint on the latest print of the code, or the named one', async () => {
    const first = (await print()).body['tray_id'];
    const second = (await print()).body['tray_id'];
    expect((await call('sendPrintInfo', `/print/info?api_key=${KEY}`, json(info))).body).toEqual({
      success: true,
      tray_id: second,
    });
    await call('sendPrintInfo', `/print/info?api_key=${KEY}`, json({ ...info, tray_id: first, reprint_reason: 'Ink' }));
    await restart();
    expect((await tray()).map(({ reprint, reprint_reason }) => [reprint, reprint_reason])).toEqual([
      [1, 'The paper was torn'],
      [1, 'Ink'],
    ]);
  });

  test('200: records nothing without a print', async () => {
    expect((await call('sendPrintInfo', `/print/info?api_key=${KEY}`, json(info))).body).toEqual({
      success: true,
      tray_id: null,
    });
  });

  test('401, 422: without the key or the fields', async () => {
    expect((await call('sendPrintInfo', '/print/info', json(info))).status).toBe(401);
    expect((await call('sendPrintInfo', `/print/info?api_key=${KEY}`, json({}))).status).toBe(422);
  });
});

describe('access', () => {
  test('is allowed for pages of the allowed origin, with CORS headers', async () => {
    const headers = {
      Origin: documents.origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Private-Network': 'true',
    };
    const preflight = await fetch(`${helper.url}/print`, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': documents.origin,
      'access-control-allow-private-network': 'true',
      vary: 'Origin',
    });
    const info = await call('getPrinterInfo', '/printer-info', { headers: { Origin: documents.origin } });
    expect(info.headers.get('access-control-allow-origin')).toBe(documents.origin);
  });

  test.each(['https://example.test', 'null'])('is refused for pages of %s', async (origin) => {
    const calls = [
      ['getPrinterInfo', '/printer-info'],
      ['listTray', '/tray'],
      ['setSwitches', '/switches'],
    ] as const;
    for (const [operation, path] of calls) {
      const answer = await call(operation, path, { headers: { Origin: origin } });
      expect(answer).toMatchObject({ status: 422, body: { code: 'printer_origin_refused' } });
      expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    }
    const preflight = await fetch(`${helper.url}/print`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.status).toBe(422);
  });

  test('is refused under another host name that points here', async () => {
    const status = await new Promise((resolve, reject) => {
      const options = { port: helper.port, path: '/tray', headers: { Host: `example.test:${helper.port}` } };
      request(options, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(422);
  });
});

describe('the tray', () => {
  test('survives a restart and leaves foreign files alone', async () => {
    writeFileSync(join(trayDir, 'notes.json'), '{"not": "a print"}');
    writeFileSync(join(trayDir, 'broken.json'), '{');
    await print();
    await restart();
    await print();
    expect((await tray()).map(({ id }) => String(id).slice(-4))).toEqual(['0002', '0001']);
    expect(readdirSync(trayDir)).toEqual(expect.arrayContaining(['notes.json', 'broken.json']));
  });

  test.each(['/tray/nothing.pdf', '/tray/..%2F..%2Fpackage.pdf', '/tray/%00.pdf', '/nothing', '/tray/'])(
    '404: %s',
    async (path) => {
      expect(await call('downloadTrayDocument', path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    },
  );

  test('shows prints with any name as text, without running their scripts', async () => {
    await print();
    const info = {
      printer_id: 'MUARA-RECEIPT-1',
      code: 'MRCX7K2M9QP',
      reprint: 1,
      reprint_reason: '<img src=x onerror=alert(1)>',
    };
    await call('sendPrintInfo', `/print/info?api_key=${KEY}`, json(info));
    const page = await fetch(helper.url);
    const html = await page.text();
    expect(html).toContain('MRCX7K2M9QP');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(html).not.toMatch(/<script(?! src=)|<[^>]*\s(on\w+|style)=/);
    for (const file of ['tray.js', 'tray.css', 'favicon.svg'])
      expect((await fetch(`${helper.url}/${file}`)).status).toBe(200);
  });
});

test('names a taken port', async () => {
  await expect(start({ port: helper.port })).rejects.toEqual(new PortTakenError(helper.port));
});

test('refuses waiting jobs on close', async () => {
  const waiting = fetch(`${helper.url}/print?api_key=${KEY}`, {
    method: 'POST',
    ...json({ printer_id: 'MUARA-RECEIPT-1', code: 'X', pdf: `${documents.origin}/silent` }),
  }).then(
    ({ status }) => status,
    () => 'cut off',
  );
  await expect.poll(() => documents.asked).toEqual(['/silent']);
  await helper.close();
  expect(['cut off', 502]).toContain(await waiting);
});
