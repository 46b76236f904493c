import { adoptFiles, mayUseFile, removeFile } from '../../domain/uploads/index.ts';
import type { Context } from '../../kernel/handler.ts';
import type { FileRecord } from '../../world/records.ts';
import { ownerKey } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';

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
