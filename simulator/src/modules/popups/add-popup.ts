import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { popupChanged } from './popup-changes.ts';
import { readPopup } from './popup-form.ts';
import { assignImage } from './popup-images.ts';
import { presentPopupList } from './present-popup-list.ts';

/** Adds a popup. @throws Refusal with every invalid field */
export const addPopup: Handler<'addPopup'> = ({ body }, ctx) => {
  const popup = ctx.world.tables.popups.insert(readPopup(body, ctx, null));
  assignImage(ctx, popup.id, popup.img, null);
  return reply(presentPopupList(ctx.world), popupChanged(`Added popup ${popup.name}`, null, popup));
};
