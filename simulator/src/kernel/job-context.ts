import type { Rules } from '@muara/contract/rules';
import type { WorldHub } from '../realtime/hub.ts';
import type { World } from '../world/world.ts';
import type { Domain, Failure } from './domain.ts';
import type { JobContext } from './handler.ts';

/** Returns what reactions may use when no call caused their event. */
export function jobContext(world: World, rules: Rules, hub: WorldHub): JobContext {
  return { world, session: null, rules, now: world.clock.now(), hub };
}

/** Records a failure, and applies its effects. */
export function recordFailure(domain: Domain, failure: Failure, context: JobContext): void {
  domain.reactToJob(domain.onFailure(failure, context.world), context);
}
