import type { Handlers } from '../../kernel/handler.ts';
import { addPopup } from './add-popup.ts';
import { deletePopup } from './delete-popup.ts';
import { editPopup } from './edit-popup.ts';
import { listPopups } from './list-popups.ts';
import { setPopupActive } from './set-popup-active.ts';
import { uploadPopupImage } from './upload-popup-image.ts';

/** Popups of the public shop (002 §2.9). */
export const popups = {
  listPopups,
  addPopup,
  editPopup,
  setPopupActive,
  deletePopup,
  uploadPopupImage,
} satisfies Partial<Handlers>;
