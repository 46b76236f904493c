import { readdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WORKING_SWITCHES } from './printer.ts';
import { PortTakenError } from './start-printer-sim.ts';
import {
  call,
  current,
  json,
  KEY,
  print,
  restart,
  setSwitches,
  setUpHelper,
  start,
  tray,
} from './testing/one-helper.ts';

setUpHelper();

describe('switches', () => {
  test.each([
    [{ offline: true }, 'printer_offline', 'Printer is offline..'],
    [{ connected: false }, 'printer_not_connected', 'Printer not connected. Please check the printer'],
    [{ paper: false }, 'printer_paper_out', 'The printer is out of paper'],
  ])('503: with %o a print is refused, and comes out once that is fixed', async (switches, code, message) => {
    expect(await setSwitches(switches)).toMatchObject({ status: 200, body: { ...WORKING_SWITCHES, ...switches } });
    expect(await print()).toMatchObject({ status: 503, body: { code, message } });
    expect(current.documents.asked).toEqual([]);
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
      expect((await call('getSwitches', '/switches')).body).toEqual(WORKING_SWITCHES);
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
      Origin: current.documents.origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Private-Network': 'true',
    };
    const preflight = await fetch(`${current.helper.url}/print`, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': current.documents.origin,
      'access-control-allow-private-network': 'true',
      vary: 'Origin',
    });
    const info = await call('getPrinterInfo', '/printer-info', { headers: { Origin: current.documents.origin } });
    expect(info.headers.get('access-control-allow-origin')).toBe(current.documents.origin);
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
    const preflight = await fetch(`${current.helper.url}/print`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.status).toBe(422);
  });

  test('is refused under another host name that points here', async () => {
    const status = await new Promise((resolve, reject) => {
      const options = {
        port: current.helper.port,
        path: '/tray',
        headers: { Host: `example.test:${current.helper.port}` },
      };
      request(options, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(422);
  });
});

describe('the tray', () => {
  test('survives a restart and leaves foreign files alone', async () => {
    writeFileSync(join(current.trayDir, 'notes.json'), '{"not": "a print"}');
    writeFileSync(join(current.trayDir, 'broken.json'), '{');
    await print();
    await restart();
    await print();
    expect((await tray()).map(({ id }) => String(id).slice(-4))).toEqual(['0002', '0001']);
    expect(readdirSync(current.trayDir)).toEqual(expect.arrayContaining(['notes.json', 'broken.json']));
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
    const page = await fetch(current.helper.url);
    const html = await page.text();
    expect(html).toContain('MRCX7K2M9QP');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(html).not.toMatch(/<script(?! src=)|<[^>]*\s(on\w+|style)=/);
    for (const file of ['tray.js', 'tray.css', 'favicon.svg'])
      expect((await fetch(`${current.helper.url}/${file}`)).status).toBe(200);
  });
});

test('names a taken port', async () => {
  await expect(start({ port: current.helper.port })).rejects.toEqual(new PortTakenError(current.helper.port));
});

test('refuses waiting jobs on close', async () => {
  const waiting = fetch(`${current.helper.url}/print?api_key=${KEY}`, {
    method: 'POST',
    ...json({ printer_id: 'MUARA-RECEIPT-1', code: 'X', pdf: `${current.documents.origin}/silent` }),
  }).then(
    ({ status }) => status,
    () => 'cut off',
  );
  await expect.poll(() => current.documents.asked).toEqual(['/silent']);
  await current.helper.close();
  expect(['cut off', 502]).toContain(await waiting);
});
