import { assertUnchanged, completeEdit, editedBy } from '../../domain/edits/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { getPopup } from './get-popup.ts';
import { popupChanged } from './popup-changes.ts';
import { readPopup } from './popup-form.ts';
import { assignImage } from './popup-images.ts';
import { presentPopupList } from './present-popup-list.ts';
import { presentPopup } from './present-popup.ts';

/**
 * Changes the sent fields of a popup.
 * @throws Refusal record_not_found, record_changed, or with every invalid field
 */
export const editPopup: Handler<'editPopup'> = ({ body }, ctx) => {
  const before = getPopup(ctx.world, body.id);
  assertUnchanged(before, body.updated_at);
  const form = readPopup(completeEdit(presentPopup(before), body), ctx, before);
  const popup = ctx.world.tables.popups.update(before.id, { ...form, ...editedBy(before, ctx) });
  assignImage(ctx, popup.id, popup.img, before.img);
  return reply(presentPopupList(ctx.world), popupChanged(`Changed popup ${popup.name}`, before, popup));
};
