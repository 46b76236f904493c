import { slotLabel } from '@muara/contract/rules';
import type { JettyList, JettyRecord as JettyAnswer } from '@muara/contract/types';
import { findJetty } from '../../domain/catalogue/index.ts';
import { fieldChanges, type Fields, presentEdit } from '../../domain/edits/index.ts';
import { type ListQuery, findPage } from '../../domain/lists/index.ts';
import { type BusinessEvent, event } from '../../events/business-event.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { AuditChange } from '../../world/log-records.ts';
import type { JettyRecord } from '../../world/records.ts';
import { getSettings, type World } from '../../world/world.ts';

/** @throws Refusal record_not_found */
export function getJetty(world: World, id: number): JettyRecord {
  const jetty = findJetty(world, id);
  if (!jetty) throw new Refusal('record_not_found', { field: 'id' });
  return jetty;
}

/** Returns a page of jetties in the order they were added; the first page by default. */
export function listJetties(world: World, query: ListQuery = {}): JettyList {
  const { rows, total } = findPage<JettyRecord>(query, {
    list: (filter) => world.tables.jetties.cursor('list', { key: true, direction: 'asc', ...filter }),
    one: (id) => findJetty(world, id),
    textsOf: ({ name }) => [name],
  });
  return { enable_slot: getSettings(world).enableSlot, data: rows.map(presentJetty), total };
}

/** Returns a jetty for the wire (002 §3.5). */
export function presentJetty(jetty: JettyRecord): JettyAnswer {
  const { id, name, active, maxPassenger, slots } = jetty;
  return {
    id,
    name,
    active,
    gotSlots: slots.length > 0,
    max_passenger: maxPassenger,
    slots: slots.map(({ from, to }) => ({ from, to })),
    updated_at: presentEdit(jetty),
  };
}

/**
 * Returns the event of a jetty that was added, changed or removed.
 * @param further changes of other records, which its entry lists too
 */
export function jettyChanged(
  action: string,
  before: JettyRecord | null,
  after: JettyRecord | null,
  further: readonly AuditChange[] = [],
): BusinessEvent<'catalogue.changed'> {
  const changes = [...listChanges(before, after), ...further];
  return event('catalogue.changed', {
    areas: ['jetties', 'packages'],
    entries: [{ module: 'Jetty', action, changes }],
  });
}

function listChanges(before: JettyRecord | null, after: JettyRecord | null): AuditChange[] {
  return fieldChanges(before ? fieldsOf(before) : {}, after ? fieldsOf(after) : {});
}

function fieldsOf({ name, active, maxPassenger, slots }: JettyRecord): Fields {
  return {
    name,
    open: active ? 'Yes' : 'No',
    max_passenger: maxPassenger === null ? null : String(maxPassenger),
    slots: slots.map(slotLabel).join(', ') || null,
  };
}
