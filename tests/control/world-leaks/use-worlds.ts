// Started by world-leaks.test.ts with --expose-gc: uses and deletes worlds, and prints as JSON what remains of them.
import { setImmediate } from 'node:timers/promises';
import { controlWorld, createControl } from '@muara/client/control';
import { createSimulator } from '@muara/simulator';
import { getRequest } from '../../../simulator/testing/request.ts';
import { counterSale } from '../../../simulator/testing/stages/sales.ts';
import { nodeClock } from '../../../simulator/src/hosts/node/clock.ts';

export interface Remains {
  worlds: number;
  sold: number;
  /** Pending timers of the simulator with all worlds in use, and after they were deleted. */
  timers: [inUse: number, after: number];
  /** What keeps the process alive, before the first world and after the last. */
  resources: [before: string[], after: string[]];
  /** Worlds, and journals, that were not collected. */
  alive: { tables: number; journals: number };
  /** How many calls waited for something in a world, and the codes that ended them. */
  ended: Record<string, number>;
}

const WORLDS = 50;
const COLLECTIONS = 10;
const { gc } = globalThis;
if (!gc) throw new Error('Start it with node --expose-gc');

let timers = 0;
const clock: typeof nodeClock = {
  now: nodeClock.now,
  setTimer(fn, ms) {
    const pending = { is: true };
    const settle = (): void => {
      if (pending.is) timers--;
      pending.is = false;
    };
    timers++;
    const cancel = nodeClock.setTimer(() => (settle(), fn()), ms);
    return () => (settle(), cancel());
  },
};
const simulator = createSimulator({ clock, tickets: 200, rateLimit: false });
const control = createControl({ baseUrl: 'http://localhost', fetch: (request) => simulator.fetch(request) });

async function sell(token: string): Promise<void> {
  const calls = [
    getRequest('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } }),
    getRequest('generateTicket', { body: counterSale(), headers: { 'x-pos': '1' } }),
  ];
  for (const { path, init } of calls) {
    const headers = { ...(init.headers as object), authorization: `Bearer ${token}` };
    const response = await simulator.fetch(new Request(`http://localhost${path}`, { ...init, headers }));
    if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`);
  }
}

/** Makes and uses all worlds. Nothing that it returns keeps one alive. */
async function useWorlds(names: string[], remains: Remains): Promise<WeakRef<object>[][]> {
  const worlds = names.map((name) => controlWorld(control, name));
  for (const world of worlds) {
    await world.create();
    const { token } = await world.as('cashier');
    await sell(token);
  }
  const waits = worlds.map((world) =>
    world.waitForMail({ to: 'nobody@mail.test' }).then(
      () => 'found',
      ({ code }: { code: string }) => code,
    ),
  );
  await setImmediate();
  remains.worlds = simulator.worlds.list().length;
  remains.sold = worlds.filter(({ name }) => simulator.worlds.get(name).tables.tickets.size === 201).length;
  remains.timers[0] = timers;
  const rooms = names.map((name) => simulator.worlds.room(name));
  const refs = rooms.map(({ world, journal }) => [new WeakRef(world.tables), new WeakRef(journal)]);
  for (const world of worlds) await world.remove();
  for (const code of await Promise.all(waits)) remains.ended[code] = (remains.ended[code] ?? 0) + 1;
  return refs;
}

const remains: Remains = {
  worlds: 0,
  sold: 0,
  timers: [0, 0],
  resources: [process.getActiveResourcesInfo(), []],
  alive: { tables: 0, journals: 0 },
  ended: {},
};
const names = Array.from({ length: WORLDS }, (_, index) => `leak-${index}`);
const refs = await useWorlds(names, remains);
for (let round = 0; round < COLLECTIONS; round++) {
  await setImmediate();
  gc();
}
remains.timers[1] = timers;
remains.resources[1] = process.getActiveResourcesInfo();
remains.alive = {
  tables: refs.filter(([tables]) => tables?.deref()).length,
  journals: refs.filter(([, journal]) => journal?.deref()).length,
};
process.stdout.write(JSON.stringify(remains));
