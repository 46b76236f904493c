import { removeFile } from '../../domain/uploads/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { getPopup } from './get-popup.ts';
import { popupChanged } from './popup-changes.ts';
import { listUploads } from './popup-images.ts';

/** Removes a popup and its images. @throws Refusal record_not_found */
export const deletePopup: Handler<'deletePopup'> = ({ params: { id } }, { world }) => {
  const popup = getPopup(world, id);
  world.tables.popups.remove(id);
  for (const { file } of listUploads(world, id)) removeFile(world, file);
  return reply({ success: true }, popupChanged(`Removed popup ${popup.name}`, popup, null));
};
