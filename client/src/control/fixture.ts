import type { WorldOptions } from '@muara/contract/control';
import { newKey } from '../http/new-key.ts';
import { createControl, type ControlOptions } from './create-control.ts';
import { ControlCallError } from './control-call-error.ts';
import { controlWorld, type ControlWorld } from './control-world.ts';

export interface WorldFixtureOptions extends ControlOptions {
  /** How each world begins. */
  world?: WorldOptions;
  /** Begins the name of each world; `test` by default. */
  prefix?: string;
}

/** Gives each test a world of its own, and deletes it afterwards, also when the test failed. */
export async function useWorld(
  { world, prefix = 'test', ...options }: WorldFixtureOptions,
  use: (world: ControlWorld) => Promise<void>,
): Promise<void> {
  const control = createControl(options);
  const own = controlWorld(control, `${prefix}-${newKey()}`);
  await own.create(world);
  try {
    await use(own);
  } finally {
    await own.remove().catch((error: unknown) => {
      // The test has deleted it already.
      if (!(error instanceof ControlCallError && error.code === 'world_not_found')) throw error;
    });
  }
}
