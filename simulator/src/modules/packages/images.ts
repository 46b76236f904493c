import type { Images, OperationMap } from '@muara/contract/types';
import { editedBy, presentRevision } from '../../domain/edits/index.ts';
import { addImage, dropImage, fileResponse } from '../../domain/uploads/index.ts';
import type { Binary } from '../../kernel/binary.ts';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import type { Context } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { loadSeedImage } from '../../seed/seed-images.ts';
import type { World } from '../../world/world.ts';
import { getPackageById } from './get-package-by-id.ts';
import { packageChanged } from './package-changes.ts';

type Upload = OperationMap['uploadPackageImage']['body'];

/**
 * Adds an image to a package immediately, or keeps it for the package that its uploader is about to
 * add (001 §7).
 */
export function uploadPackageImage({ img, package_id: id }: Upload, ctx: Context): Reply<Images> {
  if (!id) {
    const imgs = addImage(ctx, { kind: 'package', owner: null }, img);
    return reply({ imgs }, newPackageChanged('Uploaded an image for a new package'));
  }
  const owner = getPackageById(ctx.world, id, 'package_id');
  return saveImages(ctx, id, addImage(ctx, { kind: 'package', owner }, img), 'Added');
}

/** Removes an image; an existing package keeps at least one (001 §5). */
export function deletePackageImage({ id, img }: { id: number; img: string }, ctx: Context): Reply<Images> {
  if (id === 0) {
    const imgs = dropImage(ctx, { kind: 'package', owner: null }, img);
    return reply({ imgs }, newPackageChanged('Removed an image of a new package'));
  }
  const owner = getPackageById(ctx.world, id);
  const imgs = dropImage(ctx, { kind: 'package', owner }, img);
  if (imgs.length === 0) throw new Refusal('last_image');
  return saveImages(ctx, id, imgs, 'Removed');
}

/**
 * Stores the images as a change of the record, so that a form filled before it does not overwrite
 * them.
 */
function saveImages(ctx: Context, id: number, imgs: string[], verb: 'Added' | 'Removed'): Reply<Images> {
  const { packages } = ctx.world.tables;
  const before = packages.must(id);
  const after = packages.update(id, { imgs, ...editedBy(before, ctx) });
  const action = `${verb} an image of package ${after.name}`;
  const changed = packageChanged(ctx.world, action, before, after, ['packages']);
  return reply({ imgs, ...presentRevision(before, after) }, changed);
}

/** A package that is not saved yet is in no list. */
function newPackageChanged(action: string): BusinessEvent<'catalogue.changed'> {
  return event('catalogue.changed', { areas: [], entries: [{ module: 'Packages', action }] });
}

/** Returns the image file of a package, menu or popup. */
export async function imageFile({ tables: { files } }: World, file: string): Promise<Binary> {
  const upload = files.one('file', file);
  const found = upload && upload.type !== 'application/pdf' && !SECRET.has(upload.kind) ? upload : undefined;
  const image = found ?? (upload ? undefined : await loadSeedImage(file));
  if (!image) throw new Refusal('picture_not_found');
  return fileResponse(image, { 'cache-control': upload ? FOREVER : AN_HOUR });
}

/** The name of an upload is never reused; seed files may change with the next version. */
const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** Documents of agents and credit facilities are for staff only. */
const SECRET: ReadonlySet<string> = new Set(['ssm', 'kpl', 'credit']);
