import { type Fields, recordChanges, yesNo } from '../../domain/edits/index.ts';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import type { PopupRecord } from '../../world/catalogue/popups.ts';

/** Returns the event of a popup that was added, changed or removed. */
export function popupChanged(
  action: string,
  before: PopupRecord | null,
  after: PopupRecord | null,
): BusinessEvent<'catalogue.changed'> {
  const changes = recordChanges(before, after, listFields);
  return event('catalogue.changed', { areas: ['popups'], entries: [{ module: 'Popup', action, changes }] });
}

function listFields({ name, link, img, startDate, endDate, active }: PopupRecord): Fields {
  return { name, link, img, start_date: startDate, end_date: endDate, active: yesNo(active) };
}
