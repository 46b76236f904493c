import type { PopupList, PopupRecord as PopupAnswer } from '@muara/contract/types';
import { fieldChanges, type Fields, presentEdit } from '../../domain/edits/index.ts';
import { type ListQuery, findPage } from '../../domain/lists/index.ts';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { PopupRecord } from '../../world/catalogue/popups.ts';
import type { World } from '../../world/world.ts';

/** @throws Refusal record_not_found */
export function getPopup({ tables }: World, id: number, field = 'id'): PopupRecord {
  const popup = tables.popups.get(id);
  if (!popup) throw new Refusal('record_not_found', { field });
  return popup;
}

/** Returns a page of popups, latest start first; the first page by default. */
export function listPopups({ tables }: World, query: ListQuery = {}): PopupList {
  const { rows, total } = findPage<PopupRecord>(query, {
    list: (filter) => tables.popups.cursor('list', filter),
    one: (id) => tables.popups.get(id),
    textsOf: ({ name }) => [name],
  });
  return { data: rows.map(presentPopup), total };
}

/** Returns a popup for the wire (002 §3.7). */
export function presentPopup(popup: PopupRecord): PopupAnswer {
  const { id, name, link, img, startDate, endDate, active } = popup;
  return {
    id,
    name,
    link,
    img,
    start_date: startDate,
    end_date: endDate,
    active: active ? 1 : 0,
    updated_at: presentEdit(popup),
  };
}

/** Returns the event of a popup that was added, changed or removed. */
export function popupChanged(
  action: string,
  before: PopupRecord | null,
  after: PopupRecord | null,
): BusinessEvent<'catalogue.changed'> {
  const changes = fieldChanges(before ? fieldsOf(before) : {}, after ? fieldsOf(after) : {});
  return event('catalogue.changed', { areas: ['popups'], entries: [{ module: 'Popup', action, changes }] });
}

function fieldsOf({ name, link, img, startDate, endDate, active }: PopupRecord): Fields {
  return { name, link, img, start_date: startDate, end_date: endDate, active: active ? 'Yes' : 'No' };
}
