import type { PopupRecord as PopupResponse } from '@muara/contract/types';
import { presentEdit } from '../../domain/edits/index.ts';
import type { PopupRecord } from '../../world/catalogue/popups.ts';

/** Returns a popup for the wire (002 §3.7). */
export function presentPopup(popup: PopupRecord): PopupResponse {
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
