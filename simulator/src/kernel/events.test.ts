import { describe, expect, test } from 'vitest';
import { fakeDomain, NINE, signIn } from '../../testing/fakes/domain.ts';
import { TEST_PRINT } from '../../testing/fakes/kernel.ts';
import { event } from '../events/business-event.ts';
import type { Domain } from './domain.ts';
import { reply } from './handler-reply.ts';
import { Refusal } from './refusal.ts';
import { assemble } from './simulator.ts';

const RELOAD = event('user.rightsChanged', { userId: 1 });

/** Runs a test print whose handler and reactions are given, and returns what it left behind. */
async function run(testPrint: Domain['handlers']['testPrint'], react: Domain['react'] = count) {
  const domain: Domain = { ...fakeDomain, handlers: { ...fakeDomain.handlers, testPrint }, react };
  const simulator = assemble(domain, { clock: { now: () => NINE, setTimer: () => () => {} } });
  const world = simulator.worlds.get('default');
  const headers = { authorization: `Bearer ${signIn(world, 1)}` };
  const response = await simulator.fetch(new Request(`http://localhost${TEST_PRINT}`, { headers }));
  const body: unknown = await response.json();
  const [call] = simulator.worlds.room('default').journal.entries();
  return { status: response.status, body, events: call?.events, counted: world.tables.counters.all().slice(3) };
}

const count: Domain['react'] = (events, { world }) => {
  for (const { type } of events) world.tables.counters.insert({ name: type, value: 1 });
};

describe('the events of a call', () => {
  test('reach the reactions and the journal; the response is without them', async () => {
    const { status, body, events, counted } = await run(() => reply({ success: true, job_id: 'job-1' }, RELOAD));
    expect([status, body]).toEqual([200, { success: true, job_id: 'job-1' }]);
    expect(events).toEqual(['user.rightsChanged']);
    expect(counted).toMatchObject([{ name: 'user.rightsChanged' }]);
  });

  test('reach the reactions of a handler that waits', async () => {
    const { counted } = await run(async () => reply({ success: true, job_id: 'job-1' }, RELOAD));
    expect(counted).toMatchObject([{ name: 'user.rightsChanged' }]);
  });

  test('of a refusal that keeps its changes reach them too', async () => {
    const { status, events, counted } = await run(() => {
      throw new Refusal('peer_printer_offline', { keepChanges: true, events: [RELOAD] });
    });
    expect([status, events]).toEqual([422, ['user.rightsChanged']]);
    expect(counted).toMatchObject([{ name: 'user.rightsChanged' }]);
  });

  test('undo the call when a reaction fails', async () => {
    const { status, counted } = await run(
      (_input, { world }) => {
        world.tables.counters.insert({ name: 'half done', value: 1 });
        return reply({ success: true, job_id: 'job-1' }, RELOAD);
      },
      () => {
        throw new Error('a bug');
      },
    );
    expect(status).toBe(500);
    expect(counted).toMatchObject([{ name: 'testPrint failed' }]);
  });
});
