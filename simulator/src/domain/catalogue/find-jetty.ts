import type { JettyRecord } from '../../world/catalogue/jetties.ts';
import type { World } from '../../world/world.ts';

/** Returns a jetty that was not removed. */
export function findJetty({ tables }: World, id: number): JettyRecord | undefined {
  const jetty = tables.jetties.get(id);
  return jetty?.deletedAt == null ? jetty : undefined;
}

/** Returns every jetty that was not removed, in the order they were added. */
export function allJetties({ tables }: World): JettyRecord[] {
  return [...tables.jetties.cursor('list', { key: true, direction: 'asc' })];
}
