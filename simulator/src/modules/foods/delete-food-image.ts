import { dropImage } from '../../domain/uploads/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { getFoodById } from './get-food-by-id.ts';
import { newMenuChanged, saveImages } from './save-images.ts';

/** Removes an image; a menu may have none. */
export const deleteFoodImage: Handler<'deleteFoodImage'> = ({ params: { id, img } }, ctx) => {
  if (id === 0) {
    const imgs = dropImage(ctx, { kind: 'food', owner: null }, img);
    return reply({ imgs }, newMenuChanged('Removed an image of a new menu'));
  }
  const owner = getFoodById(ctx.world, id);
  return saveImages(ctx, id, dropImage(ctx, { kind: 'food', owner }, img), 'Removed');
};
