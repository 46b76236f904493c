import { slotLabel } from '@muara/contract/rules';
import { type Fields, recordChanges, yesNo } from '../../domain/edits/index.ts';
import { type BusinessEvent, event } from '../../events/business-event.ts';
import type { AuditChange } from '../../world/log-records.ts';
import type { JettyRecord } from '../../world/catalogue/jetties.ts';

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
  const changes = [...recordChanges(before, after, listFields), ...further];
  return event('catalogue.changed', {
    areas: ['jetties', 'packages'],
    entries: [{ module: 'Jetty', action, changes }],
  });
}

function listFields({ name, active, maxPassenger, slots }: JettyRecord): Fields {
  return {
    name,
    open: yesNo(active),
    max_passenger: maxPassenger === null ? null : String(maxPassenger),
    slots: slots.map(slotLabel).join(', ') || null,
  };
}
