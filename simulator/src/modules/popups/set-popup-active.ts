import { editedBy } from '../../domain/edits/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { getPopup } from './get-popup.ts';
import { popupChanged } from './popup-changes.ts';
import { presentPopupList } from './present-popup-list.ts';

/**
 * Switches a popup on or off, and returns the page of the list that shows it.
 * @throws Refusal record_not_found
 */
export const setPopupActive: Handler<'setPopupActive'> = ({ body: { id, active }, query }, ctx) => {
  const before = getPopup(ctx.world, id);
  const popup = ctx.world.tables.popups.update(id, { active: active === 1, ...editedBy(before, ctx) });
  const action = `Switched popup ${popup.name} ${popup.active ? 'on' : 'off'}`;
  return reply(presentPopupList(ctx.world, query), popupChanged(action, before, popup));
};
