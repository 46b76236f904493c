import { dropImage } from '../../domain/uploads/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { getPackageById } from './get-package-by-id.ts';
import { newPackageChanged, saveImages } from './save-images.ts';

/** Removes an image; an existing package keeps at least one (001 §5). */
export const deletePackageImage: Handler<'deletePackageImage'> = ({ params: { id, img } }, ctx) => {
  if (id === 0) {
    const imgs = dropImage(ctx, { kind: 'package', owner: null }, img);
    return reply({ imgs }, newPackageChanged('Removed an image of a new package'));
  }
  const owner = getPackageById(ctx.world, id);
  const imgs = dropImage(ctx, { kind: 'package', owner }, img);
  if (imgs.length === 0) throw new Refusal('last_image');
  return saveImages(ctx, id, imgs, 'Removed');
};
