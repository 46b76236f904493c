import type { OperationMap, PopupImage } from '@muara/contract/types';
import { adoptFiles, mayUseFile, readImage, removeFile, storeFile } from '../../domain/uploads/index.ts';
import { event } from '../../events/business-event.ts';
import type { Context } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { FileRecord } from '../../world/records.ts';
import { ownerKey } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';
import { getPopup } from './popup-records.ts';

/** Stores an image, which a popup uses when it is saved with its name (002 §7.4). */
export function uploadImage(body: OperationMap['uploadPopupImage']['body'], ctx: Context): Reply<PopupImage> {
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
}

/**
 * Returns whether a popup may use an image: its own, one of the seed, or one uploaded for it or by the
 * caller.
 */
export function mayUseImage(ctx: Context, popup: { id: number; img: string } | null, img: string): boolean {
  return img === popup?.img || mayUseFile(ctx, 'popup', popup?.id ?? null, img);
}

/** Assigns an image to a popup, and deletes its previous one and the caller's unused uploads. */
export function assignImage(ctx: Context, id: number, img: string, earlier: string | null): void {
  const caller = ctx.session.user.id;
  adoptFiles(ctx, 'popup', id, [img]);
  for (const { file, uploaderId } of listUploads(ctx.world, id))
    if (file !== img && (file === earlier || uploaderId === caller)) removeFile(ctx.world, file);
}

/** Returns the uploads that belong to a popup. */
export function listUploads({ tables }: World, id: number): FileRecord[] {
  return tables.files.by('owner', ownerKey({ kind: 'popup', ownerId: id, uploaderId: 0 }));
}
