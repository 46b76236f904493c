import { findJetty } from '../../domain/catalogue/index.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { JettyRecord } from '../../world/catalogue/jetties.ts';
import type { World } from '../../world/world.ts';

/** Returns a jetty that was not removed. @throws Refusal record_not_found */
export function getJetty(world: World, id: number): JettyRecord {
  const jetty = findJetty(world, id);
  if (!jetty) throw new Refusal('record_not_found', { field: 'id' });
  return jetty;
}
