import { editedBy } from '../../domain/edits/index.ts';
import { removeFile } from '../../domain/uploads/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { recordChange } from '../../reactions/audit/index.ts';
import { uploadImage, uploadsOf } from './popup-images.ts';
import { changesOf, getPopup, listPopups } from './popup-records.ts';
import { addPopup, editPopup } from './save-popup.ts';

/** Popups of the public shop (002 §2.9). */
export const popups = {
  listPopups: ({ query }, { world }) => listPopups(world, query),

  addPopup({ body }, ctx) {
    addPopup(body, ctx);
    return listPopups(ctx.world);
  },

  editPopup({ body }, ctx) {
    editPopup(body, ctx);
    return listPopups(ctx.world);
  },

  uploadPopupImage: ({ body }, ctx) => ({ img: uploadImage(body, ctx) }),

  setPopupActive({ body: { id, active }, query }, ctx) {
    const before = getPopup(ctx.world, id);
    const popup = ctx.world.tables.popups.update(id, { active: active === 1, ...editedBy(before, ctx) });
    recordChange(ctx, 'popups', {
      module: 'Popup',
      action: `Switched popup ${popup.name} ${popup.active ? 'on' : 'off'}`,
      changes: changesOf(before, popup),
    });
    return listPopups(ctx.world, query);
  },

  deletePopup({ params: { id } }, ctx) {
    const popup = getPopup(ctx.world, id);
    ctx.world.tables.popups.remove(id);
    for (const { file } of uploadsOf(ctx.world, id)) removeFile(ctx.world, file);
    recordChange(ctx, 'popups', {
      module: 'Popup',
      action: `Removed popup ${popup.name}`,
      changes: changesOf(popup, null),
    });
    return { success: true };
  },
} satisfies Partial<Handlers>;
