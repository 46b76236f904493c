import { editedBy } from '../../domain/edits/index.ts';
import { removeFile } from '../../domain/uploads/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { reply } from '../../kernel/handler-reply.ts';
import { uploadImage, listUploads } from './popup-images.ts';
import { getPopup, listPopups, popupChanged } from './popup-records.ts';
import { addPopup, editPopup } from './save-popup.ts';

/** Popups of the public shop (002 §2.9). */
export const popups = {
  listPopups: ({ query }, { world }) => listPopups(world, query),

  addPopup: ({ body }, ctx) => addPopup(body, ctx),

  editPopup: ({ body }, ctx) => editPopup(body, ctx),

  uploadPopupImage: ({ body }, ctx) => uploadImage(body, ctx),

  setPopupActive({ body: { id, active }, query }, ctx) {
    const before = getPopup(ctx.world, id);
    const popup = ctx.world.tables.popups.update(id, { active: active === 1, ...editedBy(before, ctx) });
    const action = `Switched popup ${popup.name} ${popup.active ? 'on' : 'off'}`;
    return reply(listPopups(ctx.world, query), popupChanged(action, before, popup));
  },

  deletePopup({ params: { id } }, ctx) {
    const popup = getPopup(ctx.world, id);
    ctx.world.tables.popups.remove(id);
    for (const { file } of listUploads(ctx.world, id)) removeFile(ctx.world, file);
    return reply({ success: true }, popupChanged(`Removed popup ${popup.name}`, popup, null));
  },
} satisfies Partial<Handlers>;
