import { Refusal } from '../../kernel/refusal.ts';
import type { PopupRecord } from '../../world/catalogue/popups.ts';
import type { World } from '../../world/world.ts';

/** Returns a popup. @throws Refusal record_not_found */
export function getPopup({ tables }: World, id: number, field = 'id'): PopupRecord {
  const popup = tables.popups.get(id);
  if (!popup) throw new Refusal('record_not_found', { field });
  return popup;
}
