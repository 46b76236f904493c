import type { Images, OperationMap } from '@muara/contract/types';
import { editedBy, presentRevision } from '../../domain/edits/index.ts';
import { addImage, dropImage } from '../../domain/uploads/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { recordChange, writeAuditEntry } from '../../reactions/audit/index.ts';
import { foodChanges, linkToFood, stateOf } from './food-changes.ts';
import { getFood } from './get-food.ts';

type Upload = OperationMap['uploadFoodImage']['body'];

/**
 * Adds an image to a menu immediately, or keeps it for the menu that its uploader is about to add (001
 * §7).
 */
export function uploadFoodImage({ img, food_id: id }: Upload, ctx: Context): Images {
  if (!id) {
    const imgs = addImage(ctx, { kind: 'food', owner: null }, img);
    writeAuditEntry(ctx, { module: 'Dining Menu', action: 'Uploaded an image for a new menu' });
    return { imgs };
  }
  const owner = getFood(ctx.world, id, 'food_id');
  return saveImages(ctx, id, addImage(ctx, { kind: 'food', owner }, img), 'Added');
}

/** Removes an image; a menu may have none. */
export function deleteFoodImage({ id, img }: { id: number; img: string }, ctx: Context): Images {
  if (id === 0) {
    const imgs = dropImage(ctx, { kind: 'food', owner: null }, img);
    writeAuditEntry(ctx, { module: 'Dining Menu', action: 'Removed an image of a new menu' });
    return { imgs };
  }
  const owner = getFood(ctx.world, id);
  return saveImages(ctx, id, dropImage(ctx, { kind: 'food', owner }, img), 'Removed');
}

/**
 * Stores the images as a change of the record, so that a form filled before it does not overwrite
 * them.
 */
function saveImages(ctx: Context, id: number, imgs: string[], verb: 'Added' | 'Removed'): Images {
  const { foods } = ctx.world.tables;
  const before = stateOf(ctx.world, foods.must(id));
  const after = stateOf(ctx.world, foods.update(id, { imgs, ...editedBy(before.food, ctx) }));
  const action = `${verb} an image of menu ${after.food.name}`;
  const changes = foodChanges(before, after);
  recordChange(ctx, 'foods', { module: 'Dining Menu', action, link: linkToFood(after.food), changes });
  return { imgs, ...presentRevision(before.food, after.food) };
}
