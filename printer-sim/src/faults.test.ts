import { PRINTER_TYPES, type PrinterType } from '@muara/contract/constants';
import type { PrinterSwitches, RealtimePrinted } from '@muara/contract/types';
import { afterEach, describe, expect, test } from 'vitest';
import { CODE, KEY, Stage } from './testing/stage.ts';

/** Agent tickets come in three parts, everything else in one. */
const PATHS: Record<PrinterType, string> = {
  receipt: '/ok.pdf',
  ticket_agent: '/paged.pdf?parts=3',
  wristband: '/ok.pdf',
};

interface Fault {
  switches: Partial<PrinterSwitches>;
  /** The state of the job once the fault is fixed. */
  state: 'printed' | 'failed' | 'unknown';
  /** Prints then, and after repeating everything with the same key. */
  papers: readonly [number, number];
  /** The first status that a local browser gets; 0 is no response. */
  status: number;
}

const FAULTS: Record<string, Fault> = {
  'not connected': { switches: { connected: false }, state: 'failed', papers: [0, 1], status: 503 },
  'out of paper': { switches: { paper: false }, state: 'failed', papers: [0, 1], status: 503 },
  offline: { switches: { offline: true }, state: 'failed', papers: [0, 1], status: 503 },
  slow: { switches: { delay_ms: 20_000 }, state: 'printed', papers: [1, 1], status: 200 },
  'dies before paper': { switches: { dies: 'before_paper' }, state: 'unknown', papers: [0, 0], status: 0 },
  'dies after paper': { switches: { dies: 'after_paper' }, state: 'unknown', papers: [1, 1], status: 0 },
  duplicates: { switches: { duplicates: true }, state: 'printed', papers: [1, 1], status: 200 },
};
const TABLE = Object.entries(FAULTS).flatMap(([name, fault]) =>
  PRINTER_TYPES.map((type) => ({ name, type, ...fault })),
);

let stage: Stage;
afterEach(() => stage.clear());

async function papers(): Promise<number> {
  return (await stage.tray()).length;
}

describe('one print per key with any fault, from a browser', () => {
  test.each(TABLE)('$type, $name', async ({ type, switches, state, papers: [first, second], status }) => {
    stage = await Stage.set({ type });
    await stage.switch(switches);
    expect((await stage.print('a', PATHS[type])).status).toBe(status);
    await stage.back();
    await stage.switch({});
    // Offline is reported before the job is recorded.
    expect((await stage.job('a'))?.state ?? 'failed').toBe(state);
    expect(await papers()).toBe(first);
    const again = await stage.print('a', PATHS[type]);
    expect(again.status).toBe(state === 'unknown' ? 409 : 200);
    expect(again.body['code']).toBe(state === 'unknown' ? 'printer_job_unknown' : undefined);
    expect(await papers()).toBe(second);
  });
});

describe('one print per key with any fault, from the server', () => {
  test.each(TABLE)('$type, $name', async ({ name, type, switches, state, papers: [first, second] }) => {
    stage = await Stage.set({ type });
    await stage.switch(switches);
    const isOffline = name === 'offline';
    if (isOffline) {
      await expect.poll(() => stage.server.count()).toBe(0);
      stage.send('a', PATHS[type]);
    } else {
      stage.send('a', PATHS[type]);
      await expectReport(state);
    }
    await stage.back();
    await stage.switch({});
    if (isOffline) await stage.server.next('/appid');
    expect(await papers()).toBe(first);
    stage.server.forget();
    stage.send('a', PATHS[type]);
    await expectReport(state === 'unknown' ? 'unknown' : 'printed');
    expect(await papers()).toBe(second);
  });

  async function expectReport(state: RealtimePrinted['state']): Promise<void> {
    expect(await stage.server.next('/printed')).toMatchObject({ job_id: 'a', ok: state === 'printed', state });
  }
});

test('a helper that dies drops waiting jobs and connections, and restarts with its switch at never', async () => {
  stage = await Stage.set();
  await stage.switch({ delay_ms: 5000, dies: 'before_paper' });
  const waiting = stage.print('b', '/silent');
  stage.send('c', '/silent');
  await expect.poll(() => stage.documents.asked).toEqual(['/silent', '/silent']);
  expect((await stage.print('a')).status).toBe(0);
  expect((await waiting).status).toBe(0);
  expect(await stage.server.next('/appid')).toMatchObject({ reconnect: 0 });
  await stage.back();
  expect((await stage.call('getSwitches', '/switches')).body).toMatchObject({ dies: 'never', delay_ms: 5000 });
  expect(await stage.job('a')).toMatchObject({ state: 'unknown', code: 'printer_job_unknown' });
  expect(await stage.job('b')).toMatchObject({ state: 'failed', code: 'printer_offline' });
  expect(await stage.server.next('/printed')).toMatchObject({ job_id: 'c', ok: false, state: 'failed' });
  expect(stage.server.heard.some(({ msg }) => msg === '/quit')).toBe(false);
  expect((await stage.print('b')).status).toBe(200);
  expect(await papers()).toBe(1);
});

test('a repeated report arrives twice and changes nothing the second time', async () => {
  stage = await Stage.set();
  await stage.switch({ duplicates: true });
  stage.send('a');
  const report = { msg: '/printed', job_id: 'a', ok: true, state: 'printed' };
  expect([await stage.server.next('/printed'), await stage.server.next('/printed')]).toEqual([report, report]);
  const info = { printer_id: stage.helper.deviceId, code: CODE, reprint: 1, reprint_reason: 'Torn' };
  await stage.call('sendPrintInfo', `/print/info?api_key=${KEY}`, info);
  expect(await stage.tray()).toMatchObject([{ reprint: 1, reprint_reason: 'Torn' }]);
});
