import { addImage } from '../../domain/uploads/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { getPackageById } from './get-package-by-id.ts';
import { newPackageChanged, saveImages } from './save-images.ts';

/**
 * Adds an image to a package immediately, or keeps it for the package that its uploader is about to
 * add (001 §7).
 */
export const uploadPackageImage: Handler<'uploadPackageImage'> = ({ body: { img, package_id: id } }, ctx) => {
  if (!id) {
    const imgs = addImage(ctx, { kind: 'package', owner: null }, img);
    return reply({ imgs }, newPackageChanged('Uploaded an image for a new package'));
  }
  const owner = getPackageById(ctx.world, id, 'package_id');
  return saveImages(ctx, id, addImage(ctx, { kind: 'package', owner }, img), 'Added');
};
