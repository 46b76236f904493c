import { addImage } from '../../domain/uploads/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { getFoodById } from './get-food-by-id.ts';
import { newMenuChanged, saveImages } from './save-images.ts';

/**
 * Adds an image to a menu immediately, or keeps it for the menu that its uploader is about to add (001
 * §7).
 */
export const uploadFoodImage: Handler<'uploadFoodImage'> = ({ body: { img, food_id: id } }, ctx) => {
  if (!id) {
    const imgs = addImage(ctx, { kind: 'food', owner: null }, img);
    return reply({ imgs }, newMenuChanged('Uploaded an image for a new menu'));
  }
  const owner = getFoodById(ctx.world, id, 'food_id');
  return saveImages(ctx, id, addImage(ctx, { kind: 'food', owner }, img), 'Added');
};
