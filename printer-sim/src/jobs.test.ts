import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderStore } from './folder-store.ts';
import { Journal } from './journal.ts';
import { handHost, KEY, Stage } from './testing/stage.ts';

let stage: Stage;
const host = handHost();

beforeEach(async () => {
  host.timers.length = 0;
  stage = await Stage.set({ realtimeUrl: null, host });
});
afterEach(() => stage.clear());

describe('getPrinterJob', () => {
  test('200: printed, with its print, also after a restart', async () => {
    const { body } = await stage.print('a/b ?');
    const printed = {
      job_id: 'a/b ?',
      state: 'printed',
      tray_id: body['tray_id'],
      code: null,
      message: null,
      parts_done: 1,
      parts_total: 1,
    };
    expect(await stage.job('a/b ?')).toEqual(printed);
    await stage.restart();
    expect(await stage.job('a/b ?')).toEqual(printed);
  });

  test('200: failed, with the reason; nothing came out, so the same key may be retried', async () => {
    await stage.print('a', '/missing.pdf');
    expect(await stage.job('a')).toMatchObject({ state: 'failed', code: 'printer_fetch_failed', tray_id: null });
    await stage.print('a');
    expect(await stage.job('a')).toMatchObject({ state: 'printed', code: null, message: null });
  });

  test('200: prints one job while another waits', async () => {
    await stage.switch({ delay_ms: 1000 });
    const first = stage.print('a');
    // Two concurrent jobs may arrive in either order.
    await expect.poll(() => stage.job('a')).toMatchObject({ state: 'printing', tray_id: null });
    const second = stage.print('b');
    await expect.poll(() => stage.job('b')).toMatchObject({ state: 'waiting' });
    await host.fire();
    await expect.poll(() => stage.job('b')).toMatchObject({ state: 'printing' });
    await host.fire();
    expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('401 without the key, 404 for an unknown job, 503 when the helper is switched offline', async () => {
    await stage.print('a');
    expect((await stage.call('getPrinterJob', '/jobs/a')).status).toBe(401);
    expect((await stage.call('cancelPrinterJob', '/jobs/a/cancel?api_key=no')).status).toBe(401);
    expect(await stage.job('b')).toBeNull();
    await stage.switch({ offline: true });
    expect((await stage.call('getPrinterJob', `/jobs/a?api_key=${KEY}`)).status).toBe(503);
  });
});

describe('cancelPrinterJob', () => {
  test('200: cancels a waiting job, whose key never prints again', async () => {
    await stage.switch({ delay_ms: 1000 });
    const first = stage.print('a');
    await expect.poll(() => stage.job('a')).toMatchObject({ state: 'printing' });
    const second = stage.print('b');
    await expect.poll(() => stage.job('b')).toMatchObject({ state: 'waiting' });
    expect(await stage.cancel('b')).toMatchObject({ state: 'canceled', code: null, message: null, parts_done: 0 });
    expect(await second).toMatchObject({ status: 409, body: { code: 'printer_job_canceled' } });
    await host.fire();
    expect((await first).status).toBe(200);
    expect(await stage.print('b')).toMatchObject({ status: 409, body: { code: 'printer_job_canceled' } });
    expect(await stage.tray()).toHaveLength(1);
  });

  test('200: cancels a job that is being fetched', async () => {
    const printing = stage.print('a', '/silent');
    await expect.poll(() => stage.documents.asked).toEqual(['/silent']);
    expect(await stage.cancel('a')).toMatchObject({ state: 'canceled' });
    expect((await printing).status).toBe(409);
  });

  test('200: cancels a job before it arrives, also across a restart', async () => {
    expect(await stage.cancel('a')).toMatchObject({ job_id: 'a', state: 'canceled', parts_done: 0 });
    expect(await stage.print('a')).toMatchObject({ status: 409, body: { code: 'printer_job_canceled' } });
    await stage.restart();
    expect(await stage.print('a')).toMatchObject({ status: 409, body: { code: 'printer_job_canceled' } });
    expect(await stage.job('a')).toMatchObject({ state: 'canceled' });
    expect(await stage.tray()).toEqual([]);
    expect((await stage.print('b')).status).toBe(200);
  });

  test('400: refuses an invalid key', async () => {
    const path = (letters: number) => `/jobs/${'k'.repeat(letters)}/cancel?api_key=${KEY}`;
    expect(await stage.call('cancelPrinterJob', path(101))).toMatchObject({
      body: { code: 'validation_failed', field: 'job_id' },
    });
    expect((await stage.call('cancelPrinterJob', path(100))).status).toBe(200);
  });

  test('200: leaves an ended job unchanged', async () => {
    await stage.print('a');
    expect(await stage.cancel('a')).toMatchObject({ state: 'printed' });
    await stage.print('b', '/missing.pdf');
    expect(await stage.cancel('b')).toMatchObject({ state: 'failed' });
  });
});

describe('a job in parts', () => {
  const paged = '/paged.pdf?parts=3';

  beforeEach(async () => {
    await stage.clear();
    stage = await Stage.set({ type: 'ticket_agent', realtimeUrl: null, host });
  });

  test('is one print, fetched part by part', async () => {
    const { body } = await stage.print('a', `${paged}&print_from=1&print_to=0`);
    const query = '/paged.pdf?parts=3&print_from=1&print_to=0&page=';
    expect(stage.documents.asked).toEqual([1, 2, 3].map((page) => query + page));
    const [print] = await stage.tray();
    expect(print).toMatchObject({ id: body['tray_id'], pages: 6 });
    expect(await stage.job('a')).toMatchObject({ state: 'printed', parts_done: 3, parts_total: 3 });
    const files = await Promise.all(
      ['', '.2', '.3', '.4'].map((part) => fetch(`${stage.helper.url}/tray/${print!.id}${part}.pdf`)),
    );
    expect(files.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
    expect(await files[2]!.text()).toContain('(Part 3 again) Tj');
    expect(print!.bytes).toBe(
      readdirSync(stage.trayDir)
        .filter((file) => file.endsWith('.pdf'))
        .reduce((sum, file) => sum + readFileSync(join(stage.trayDir, file)).length, 0),
    );
    await stage.restart();
    expect(await stage.tray()).toEqual([print]);
  });

  test.each([
    ['an address that names its part', '/paged.pdf?parts=3&page=2', ['/paged.pdf?parts=3&page=2']],
    ['a server that does not say how many', '/ok.pdf', ['/ok.pdf?page=1']],
  ])('is one part: %s', async (_, path, asked) => {
    expect((await stage.print('a', path)).status).toBe(200);
    expect(stage.documents.asked).toEqual(asked);
  });

  test.each(['0', '1001', '99999', 'many', '-1', '1.5'])('422: refuses %s parts', async (parts) => {
    const { status, body } = await stage.print('a', `/paged.pdf?parts=${parts}`);
    expect([status, body['code']]).toEqual([422, 'printer_document_invalid']);
    expect(await stage.tray()).toEqual([]);
  });

  test('ends unknown when a part is missing and others are out, failed when none is', async () => {
    expect(await stage.print('a', `${paged}&fails=3`)).toMatchObject({
      status: 409,
      body: { code: 'printer_job_unknown', message: '2 of 3 parts are out' },
    });
    expect(await stage.job('a')).toMatchObject({ state: 'unknown', parts_done: 2, parts_total: 3 });
    expect(await stage.print('a', paged)).toMatchObject({ status: 409, body: { message: '2 of 3 parts are out' } });
    expect(await stage.print('b', `${paged}&fails=1`)).toMatchObject({ body: { code: 'printer_fetch_failed' } });
    expect(await stage.job('b')).toMatchObject({ state: 'failed', parts_done: 0 });
    expect(await stage.tray()).toMatchObject([{ pages: 4 }]);
  });

  test('ends unknown with the number of parts out when paper runs out', async () => {
    await stage.switch({ delay_ms: 3000 });
    const printing = stage.print('a', paged);
    await host.fire();
    await expect.poll(() => stage.job('a')).toMatchObject({ state: 'printing', parts_done: 1, parts_total: 3 });
    await expect.poll(() => host.timers).toHaveLength(1);
    await stage.switch({ paper: false });
    await host.fire();
    expect(await printing).toMatchObject({ status: 409, body: { message: '1 of 3 parts are out' } });
    expect(await stage.job('a')).toMatchObject({ state: 'unknown', code: 'printer_job_unknown', parts_done: 1 });
    expect(await stage.tray()).toMatchObject([{ pages: 2 }]);
  });

  test('cancels the rest in the middle, and tells how much is out', async () => {
    await stage.switch({ delay_ms: 3000 });
    const printing = stage.print('a', paged);
    await host.fire();
    await expect.poll(() => stage.job('a')).toMatchObject({ parts_done: 1 });
    expect(await stage.cancel('a')).toMatchObject({
      state: 'canceled',
      parts_done: 1,
      message: '1 of 3 parts are out',
    });
    expect(await printing).toMatchObject({ status: 409, body: { code: 'printer_job_canceled' } });
    expect(await stage.tray()).toMatchObject([{ pages: 2 }]);
  });
});

describe('a helper that was stopped', () => {
  /** Writes what a helper leaves behind when killed. */
  function leaveBehind(state: string, parts: number): void {
    const folder = join(stage.trayDir, 'jobs');
    const [file] = readdirSync(folder);
    const path = join(folder, file!);
    const record = { ...(JSON.parse(readFileSync(path, 'utf8')) as object), state, parts_done: parts, ended: null };
    writeFileSync(path, JSON.stringify(record));
  }

  test.each([
    ['printing', 'unknown', 409],
    ['waiting', 'failed', 200],
  ])('in the middle of a job that was %s: %s', async (was, is, status) => {
    await stage.print('a');
    await stage.helper.close();
    leaveBehind(was, 0);
    await stage.restart();
    expect(await stage.job('a')).toMatchObject({ state: is });
    expect((await stage.print('a')).status).toBe(status);
  });

  test('refuses unprinted jobs, and remembers that after a restart', async () => {
    await stage.switch({ delay_ms: 1000 });
    const printing = stage.print('a');
    await expect.poll(() => stage.job('a')).toMatchObject({ state: 'printing' });
    await stage.restart();
    expect([0, 503]).toContain((await printing).status);
    expect(await stage.job('a')).toMatchObject({ state: 'failed', code: 'printer_offline' });
  });

  test('leaves foreign and partly written files alone', async () => {
    await stage.print('a');
    const folder = join(stage.trayDir, 'jobs');
    writeFileSync(join(folder, 'notes.json'), '{"state": "printed"}');
    writeFileSync(join(folder, 'half.json'), '{"job_id": "b", "sta');
    await stage.restart();
    expect(await stage.job('a')).toMatchObject({ state: 'printed' });
    expect(readdirSync(folder)).toHaveLength(3);
  });
});

test('remembers the last 500 jobs', () => {
  const folder = join(stage.trayDir, 'other-jobs');
  const journal = new Journal(folderStore(folder), () => 0);
  for (let number = 0; number <= 500; number += 1) {
    const record = journal.begin({ source: 'local', jobId: `job ${number}`, code: null });
    journal.update(record, { state: 'failed' });
  }
  expect(journal.find('local', 'job 0')).toBeUndefined();
  expect(journal.find('local', 'job 1')).toMatchObject({ state: 'failed' });
  expect(readdirSync(folder)).toHaveLength(500);
});
