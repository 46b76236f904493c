import { createSimulator } from '@muara/simulator';
import { worldFixtures } from '@muara/client/control/playwright';
import { worldFixture, type ControlWorld } from '@muara/client/control/vitest';
import { ControlCallError, createControl } from '@muara/client/control';
import { test as base, expect } from 'vitest';

const clock = { now: () => Date.parse('2026-03-10T10:00:00+08:00'), setTimer: () => () => {} };
const simulator = createSimulator({ clock, rateLimit: false, tickets: 3 });
const options = { baseUrl: 'http://localhost', fetch: (request: Request) => simulator.fetch(request) };

const test = base.extend<{ world: ControlWorld }>({
  world: worldFixture({ ...options, world: { at: '2026-12-31', tickets: 3 } }),
});
const seen: string[] = [];

test('a test has a world of its own', async ({ world }) => {
  expect(await world.advance('PT1H')).toMatchObject({ now: '2026-12-31T01:00:00+08:00' });
  seen.push(world.name);
});

test('another test has another one, and the first is gone', async ({ world }) => {
  expect(world.name).not.toBe(seen[0]);
  expect(simulator.worlds.has(seen[0] as string)).toBe(false);
  await world.remove();
});

base('pages of a Playwright test open in its world', async () => {
  const fixtures = worldFixtures(options);
  await fixtures.world({}, async (world) => {
    await fixtures.baseURL({ world }, async (url) => expect(url).toBe(`http://localhost/w/${world.name}/`));
    expect(simulator.worlds.has(world.name)).toBe(true);
  });
  expect(simulator.worlds.list().map(({ name }) => name)).toEqual([]);
});

base('a failing test leaves no world behind', async () => {
  const fixtures = worldFixtures(options);
  await expect(fixtures.world({}, () => Promise.reject(new Error('red')))).rejects.toThrow('red');
  expect(simulator.worlds.list()).toEqual([]);
});

base('a server without a control plane is named in one line', async () => {
  const control = createControl({
    baseUrl: 'http://localhost',
    fetch: async () => new Response('<html>', { status: 404 }),
  });
  const refused: unknown = await control.listWorlds().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ControlCallError);
  expect((refused as Error).message).toBe('listWorlds → 404 there is no control plane at this address');
});
