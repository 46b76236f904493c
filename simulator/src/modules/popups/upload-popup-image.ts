import { readImage, storeFile } from '../../domain/uploads/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { FileRecord } from '../../world/records.ts';
import { getPopup } from './get-popup.ts';

/** Stores an image, which a popup uses when it is saved with its name (002 §7.4). */
export const uploadPopupImage: Handler<'uploadPopupImage'> = ({ body }, ctx) => {
  const { world, rules } = ctx;
  const popup = body.popup_id ? getPopup(world, body.popup_id, 'popup_id') : null;
  const image = readImage(body.img);
  assertNoFieldErrors(rules.checkImage(image ?? { type: '', bytes: 0 }));
  const { type, base64 } = image as { type: FileRecord['type']; base64: string };
  const img = storeFile(ctx, { kind: 'popup', ownerId: popup?.id ?? null, type, base64 });
  const whose = popup ? `popup ${popup.name}` : 'a new popup';
  const entry = { module: 'Popup', action: `Uploaded an image for ${whose}` };
  // No list shows it yet.
  return reply({ img }, event('catalogue.changed', { areas: [], entries: [entry] }));
};
