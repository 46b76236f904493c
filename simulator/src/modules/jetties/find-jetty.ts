import type { JettyRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

/** A jetty that was not removed. */
export function findJetty({ tables }: World, id: number): JettyRecord | undefined {
  const jetty = tables.jetties.get(id);
  return jetty?.deletedAt == null ? jetty : undefined;
}

/** Every jetty that was not removed, in the order in which they were added. */
export function allJetties({ tables }: World): JettyRecord[] {
  return [...tables.jetties.cursor('list', { key: true, direction: 'asc' })];
}
