import { controlWorld, createControl, type ControlWorld } from '@muara/client/control';
import { createTestSimulator, type TestSimulator } from '@muara/simulator/testing';

/** The instant of every world here. */
export const AT = '2026-03-10T10:00:00+08:00';

export interface Stage {
  sim: TestSimulator;
  world: ControlWorld;
  /** Another world of the same simulator. */
  other(name: string): ControlWorld;
}

/** Returns a simulator in process, driven by the typed client of its control plane. */
export async function stage(name = 'qa', clock: string = AT): Promise<Stage> {
  const sim = createTestSimulator({ world: name, tickets: 12, clock });
  const control = createControl({ baseUrl: 'http://localhost:3000', fetch: (request) => sim.simulator.fetch(request) });
  const world = controlWorld(control, name);
  await world.create({ at: AT, seed: 3, tickets: 12 });
  return { sim, world, other: (another) => controlWorld(control, another) };
}
