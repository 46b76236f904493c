import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from '@muara/client/http';
import { createPrinters } from '@muara/client/printers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PrintStage, until } from './print-stage.ts';

let stage: PrintStage;
/** An origin of documents that only sends callers elsewhere. */
const redirects = createServer((_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end());
const redirectUrl = () => `http://127.0.0.1:${(redirects.address() as AddressInfo).port}`;
const queues: { stop(): void }[] = [];
beforeAll(async () => {
  await new Promise<void>((resolve) => redirects.listen(0, '127.0.0.1', resolve));
  stage = await PrintStage.open(redirectUrl());
});
afterAll(async () => {
  await stage.close();
  redirects.close();
});
afterEach(() => queues.splice(0).forEach((queue) => queue.stop()));

/** A fresh ticket and a queue before the helpers of this machine. */
async function counter(part: Parameters<PrintStage['queue']>[1] = {}) {
  const { id: ticket, code } = await stage.sell();
  const queue = stage.queue('local', part);
  queues.push(queue);
  const order = { kind: 'ticket', type: 'receipt', code } as const;
  const papers = async () => (await stage.papers('receipt', code)).length;
  return { ticket, code, queue, order, papers, prints: () => stage.history(ticket, 'receipt') };
}

describe('a document that the helper may not fetch', () => {
  test.each<[string, string, (code: string) => string]>([
    ['of another origin', 'printer_origin_refused', (code) => `http://127.0.0.1:9/tickets/pdf/ticket/${code}`],
    ['in a file', 'printer_origin_refused', () => 'file:///etc/hostname'],
    ['in the address itself', 'printer_origin_refused', () => 'data:application/pdf;base64,JVBERi0='],
    ['that is none', 'printer_fetch_failed', (code) => `${stage.host.url}/tickets/pdf/ticket/${code}X`],
    ['behind a redirect', 'printer_origin_refused', () => redirectUrl()],
  ])('%s: the printer here does not print it, the server prints its own', async (_, code, address) => {
    const { queue, order, papers, prints } = await counter({ pdf: ({ code: ticket }) => address(ticket) });
    stage.events.length = 0;
    const id = queue.add(order, stage.choice('receipt'));
    expect(await queue.ended(id)).toMatchObject({ state: 'printed', way: 'server' });
    expect(stage.events[0]).toMatchObject({ type: 'fell-over', failure: { code } });
    expect(await papers()).toBe(1);
    expect(await prints()).toHaveLength(1);
  });
});

describe('a line that breaks', () => {
  test.each(['before', 'after'] as const)(
    '%s the helper has the job: one paper, and the page learns of it',
    async (when) => {
      let isBroken = true;
      const flaky: typeof fetch = async (url, init) => {
        if (!isBroken || !String(url).includes('/print?')) return fetch(url, init);
        isBroken = false;
        if (when === 'after') await fetch(url, init);
        throw new TypeError('Failed to fetch');
      };
      const { queue, order, papers, prints } = await counter({
        helpers: createPrinters({ urls: stage.urls(), fetch: flaky }),
      });
      const id = queue.add(order, stage.choice('receipt'));
      expect(await queue.ended(id)).toMatchObject({ state: 'printed', way: 'local' });
      expect(await papers()).toBe(1);
      expect(await prints()).toHaveLength(1);
    },
  );

  test('under a print that takes longer than any call may: the page goes on asking, one paper', async () => {
    await stage.switch('receipt', { delay_ms: 40_000 });
    const { queue, order, papers } = await counter({ helpers: createPrinters({ urls: stage.urls(), timeoutMs: 100 }) });
    const id = queue.add(order, stage.choice('receipt'));
    expect(await queue.ended(id)).toMatchObject({ state: 'printed', way: 'local' });
    expect(await papers()).toBe(1);
    await stage.switch('receipt');
  });

  test('between page and server, again and again: one record, one paper', async () => {
    let calls = 0;
    const shaky = new Proxy(stage.client.call, {
      get: (call, name) =>
        name === 'printTicket'
          ? async (input: Parameters<typeof call.printTicket>[0]) => {
              const answer = await call.printTicket(input);
              calls += 1;
              if (calls < 3) throw new ApiError('network', 0, 'network', 'Failed to fetch');
              return answer;
            }
          : call[name as keyof typeof call],
    });
    const { queue, order, papers, prints } = await counter({ calls: shaky });
    const id = queue.add(order, stage.choice('receipt'));
    expect((await queue.ended(id)).state).toBe('printed');
    expect(calls).toBe(3);
    expect(await papers()).toBe(1);
    expect(await prints()).toHaveLength(1);
  });
});

test('jobs of many pages show how far they are, and one that is canceled between them says how many are out', async () => {
  await stage.switch('ticket_agent', { delay_ms: 60_000 });
  const { code } = await stage.sell(24);
  const queue = stage.queue('local');
  queues.push(queue);
  const id = queue.add(
    { kind: 'ticket', type: 'ticket_agent', code, range: { from: 1, to: 0 } },
    stage.choice('ticket_agent'),
  );
  await until(() => (queue.job(id)?.partsDone ?? 0) >= 1, 'a part is out');
  expect(queue.job(id)).toMatchObject({ state: 'printing', partsTotal: 3 });
  await queue.cancel(id);
  expect(await queue.ended(id)).toMatchObject({
    state: 'unknown',
    failure: { message: expect.stringMatching(/^\d of 3 parts are out$/) },
  });
  await stage.switch('ticket_agent');
});

test.each(['local', 'server'] as const)(
  'a job that is canceled in time, %s way: no paper, no record; the next try prints',
  async (way) => {
    await stage.switch('wristband', { delay_ms: 60_000 });
    const { id: ticket, code } = await stage.sell();
    const queue = stage.queue(way);
    queues.push(queue);
    const id = queue.add(
      { kind: 'ticket', type: 'wristband', code, range: { from: 1, to: 0 } },
      stage.choice('wristband'),
    );
    await until(() => Boolean(queue.job(id)?.serverJob) && queue.job(id)?.state === 'printing', 'it is under way');
    await queue.cancel(id);
    expect((await queue.ended(id)).state).toBe('canceled');
    expect(await stage.history(ticket, 'wristband')).toEqual([]);
    await stage.switch('wristband');
    queue.retry(id);
    expect((await queue.ended(id)).state).toBe('printed');
    expect(await stage.papers('wristband', code)).toHaveLength(1);
    expect(await stage.history(ticket, 'wristband')).toMatchObject([{ state: 'printed', reprint_reason: null }]);
  },
);
