import { MAX_IMAGES } from '@muara/contract/constants';
import type { FieldProblem } from '@muara/contract/rules';
import type { Context } from '../../kernel/handler.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { FileRecord } from '../../world/records.ts';
import { readImage } from './read-image.ts';
import { mayUseFile, removeFile, storeFile, unsavedFiles } from './files.ts';

type Kind = Extract<FileRecord['kind'], 'package' | 'food'>;

/** A record with images, or (`owner` null) one not saved yet. */
interface Gallery {
  kind: Kind;
  owner: { readonly id: number; readonly imgs: readonly string[] } | null;
}

/**
 * Stores an uploaded image: JPEG or PNG by content, at most 5,000,000 bytes (001 §5), ten per record.
 * @returns the images including the new one; the caller updates an existing record
 */
export function addImage(ctx: Context, { kind, owner }: Gallery, img: string): string[] {
  const image = readImage(img);
  assertNoFieldErrors(ctx.rules.checkImage(image ?? { type: '', bytes: 0 }));
  const imgs = owner?.imgs ?? unsavedFiles(ctx, kind);
  if (!image || imgs.length >= MAX_IMAGES) throw new Refusal('too_many_images', { field: 'img' });
  const type = image.type as FileRecord['type'];
  return [...imgs, storeFile(ctx, { kind, ownerId: owner?.id ?? null, type, base64: image.base64 })];
}

/** Deletes an image. @returns the remaining images */
export function dropImage(ctx: Context, { kind, owner }: Gallery, img: string): string[] {
  const imgs = owner?.imgs ?? unsavedFiles(ctx, kind);
  if (!imgs.includes(img)) throw new Refusal('picture_not_found');
  removeFile(ctx.world, img);
  return imgs.filter((name) => name !== img);
}

/**
 * Returns a problem when the form names an image that neither belongs to the record nor was uploaded
 * for it.
 */
export function imageProblems(ctx: Context, { kind, owner }: Gallery, imgs: readonly string[]): FieldProblem[] {
  // The check of the form already refuses too many.
  if (imgs.length > MAX_IMAGES) return [];
  const known = imgs.every((img) => owner?.imgs.includes(img) || mayUseFile(ctx, kind, owner?.id ?? null, img));
  return known ? [] : [{ field: 'imgs', code: 'image_unknown' }];
}

/** Assigns the images that a changed record names, and deletes those it no longer names. */
export function exchangeImages(ctx: Context, owner: NonNullable<Gallery['owner']>, imgs: readonly string[]): void {
  const { files } = ctx.world.tables;
  for (const name of owner.imgs) if (!imgs.includes(name)) removeFile(ctx.world, name);
  for (const name of imgs) {
    const upload = files.one('file', name);
    if (upload?.ownerId === null) files.update(upload.id, { ownerId: owner.id });
  }
}
