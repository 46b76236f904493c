import { type Fields, recordChanges } from '../../domain/edits/index.ts';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import type { SeaTideRecord } from '../../world/catalogue/sea-tides.ts';

/** Returns the event of a sea tide that was added or removed. */
export function seaTideChanged(
  verb: 'Added' | 'Removed',
  before: SeaTideRecord | null,
  after: SeaTideRecord | null,
): BusinessEvent<'catalogue.changed'> {
  const { session, date } = (after ?? before) as SeaTideRecord;
  const changes = recordChanges(before, after, listFields);
  return event('catalogue.changed', {
    areas: ['sea_tides'],
    entries: [{ module: 'Sea Tide', action: `${verb} the ${session} tide of ${date}`, changes }],
  });
}

function listFields({ date, session }: SeaTideRecord): Fields {
  return { date, session };
}
