import type { WorldClock } from './clock.ts';
import type { Random } from './random.ts';
import type { Secrets } from './secrets.ts';

/** What the kernel needs of a world, independent of the domain. */
export interface WorldBase {
  /** `[a-z0-9-]{1,64}`. */
  readonly name: string;
  readonly seed: number;
  /** How many tickets the seed generated. */
  readonly tickets: number;
  /** The instant at which the world was created and frozen; null when it started in real time. */
  readonly at: number | null;
  /** Whether its screens and papers say so, and it resets itself every night. */
  readonly training: boolean;
  readonly clock: WorldClock;
  readonly random: Random;
  /** Source of session tokens, reset links and document keys. */
  readonly secrets: Secrets;
  /** Identifies this state of the world in session tokens: new after each reset, restore and restart. */
  readonly incarnation: string;
  /** The typed collections, by name. */
  readonly tables: object;
}
